import type { ScillaParam } from '@tyto/abi'
import { RpcError } from '@tyto/chain'
import { isAddress, type Address } from '@tyto/primitives'

/*
 * What a node answers is anybody's JSON: these read one value out of it, or refuse the whole answer. `method` names the
 * call in the error.
 */

/** An own value of an object; undefined where there is none, also for keys such as `__proto__`. */
export function ownValue(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, key)) return undefined
  return (json as Readonly<Record<string, unknown>>)[key]
}

export function wrongAnswer(method: string): RpcError {
  return new RpcError('RpcInvalidAnswer', `The node's answer to ${method} has the wrong shape.`)
}

export function readText(json: unknown, method: string): string {
  if (typeof json !== 'string') throw wrongAnswer(method)
  return json
}

/** A number that is never negative: decimal text, or a JSON number. */
export function readInteger(json: unknown, method: string): bigint {
  if (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0) return BigInt(json)
  if (typeof json === 'string' && /^\d{1,80}$/.test(json)) return BigInt(json)
  throw wrongAnswer(method)
}

/** 40 hex digits in any case, with or without 0x. */
export function readHexAddress(json: unknown, method: string): Address {
  const text = readText(json, method).toLowerCase()
  const address = text.startsWith('0x') ? text : `0x${text}`
  if (!isAddress(address)) throw wrongAnswer(method)
  return address
}

/** A transaction id: 64 hex digits, with or without 0x; comes back without. */
export function readId(json: unknown, method: string): string {
  const id = readText(json, method).toLowerCase().replace(/^0x/, '')
  if (!/^[0-9a-f]{64}$/.test(id)) throw wrongAnswer(method)
  return id
}

/** A list, each item of it read; undefined and null are no items. */
export function readList<T>(json: unknown, read: (item: unknown) => T, method: string): readonly T[] {
  if (json === undefined || json === null) return []
  if (!Array.isArray(json)) throw wrongAnswer(method)
  return json.map((item: unknown) => read(item))
}

/** The chain's microseconds since 1970 to milliseconds. */
export function readTime(json: unknown, method: string): number {
  return Number(readInteger(json, method) / 1000n)
}

/** A named value with its type, as calls, events and init data carry them. */
export function isParam(json: unknown): json is ScillaParam {
  return (
    typeof ownValue(json, 'vname') === 'string' &&
    typeof ownValue(json, 'type') === 'string' &&
    ownValue(json, 'value') !== undefined
  )
}

export function readParam(json: unknown, method: string): ScillaParam {
  if (!isParam(json)) throw wrongAnswer(method)
  return json
}
