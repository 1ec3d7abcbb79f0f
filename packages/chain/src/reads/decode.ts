import { mostAmount } from '@tyto/primitives'
import { RpcError } from '../client/RpcError'

/*
 * A node's answer is anybody's JSON. Each function here reads one value out of it, or throws `RpcInvalidAnswer`: then
 * nothing of the answer is used. `method` is the call that was answered; the error names it. The rest of the kit is
 * `decodeShapes.ts`: home needs the numbers alone, and a module is loaded whole.
 */

export function wrongShape(method: string): RpcError {
  return new RpcError('RpcInvalidAnswer', `The node's answer to ${method} has the wrong shape.`)
}

/** Numbers of the chain are decimal text or JSON numbers, never negative, and never larger than the chain's own can be. */
export function decodeInteger(json: unknown, method: string): bigint {
  if (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0) return BigInt(json)
  const number = typeof json === 'string' && /^\d{1,80}$/.test(json) ? BigInt(json) : -1n
  if (number < 0n || number > mostAmount) throw wrongShape(method)
  return number
}

/** The last moment that a `Date` can hold, in ms: a later one can be shown by nobody. */
const lastMoment = 8_640_000_000_000_000

/** The chain counts microseconds since 1970; this project counts milliseconds. */
export function decodeTime(json: unknown, method: string): number {
  const time = Number(decodeInteger(json, method) / 1000n)
  if (time > lastMoment) throw wrongShape(method)
  return time
}
