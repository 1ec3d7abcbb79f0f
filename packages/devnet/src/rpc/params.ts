import { parseAddress, type Address } from '@tyto/primitives'
import { RpcFailure } from './RpcFailure'

export type Params = readonly unknown[]

/** Reads the parameter at a place, or throws `RpcFailure` with the words of the chain. */
export type ParamReader<T> = (params: Params, index: number) => T

/** The wording of the chain's server library. */
const wrongType = 'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised'

export function textParam(params: Params, index: number): string {
  const value = params[index]
  if (typeof value !== 'string') throw new RpcFailure('invalidParams', wrongType)
  return value
}

/** A list of texts; missing is empty. */
export function textsParam(params: Params, index: number): readonly string[] {
  const value = params[index] ?? []
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    throw new RpcFailure('invalidParams', wrongType)
  }
  return value
}

/** bech32, or 40 hex digits in any case with or without `0x`. */
export function addressParam(params: Params, index: number): Address {
  const text = textParam(params, index)
  // Reads carry no checksum on the chain, so the case of hex digits says nothing.
  const address = parseAddress(/^zil1/i.test(text) ? text : text.toLowerCase())
  if (address.ok) return address.value
  if (!/^zil1/i.test(text) && text.replace(/^0x/i, '').length !== 40) {
    throw new RpcFailure('invalidParameter', 'Address size not appropriate')
  }
  throw new RpcFailure('invalidAddress', 'Invalid address')
}

/** A transaction id: 64 hex digits in any case with or without `0x`. */
export function idParam(params: Params, index: number): string {
  const text = textParam(params, index)
  const digits = text.replace(/^0x/i, '').toLowerCase()
  if (digits.length !== 64) throw new RpcFailure('invalidParams', `${wrongType}: Size not appropriate`)
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new RpcFailure('invalidParameter', 'Invalid transaction hash')
  return digits
}

/** A whole number, as decimal text or as a number; `wrong` says in the words of the chain that it is none. */
function wholeNumberParam(wrong: string): ParamReader<number> {
  return (params, index) => {
    const value = params[index]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new RpcFailure('invalidParams', wrongType)
    }
    const text = String(value)
    if (!/^[0-9]{1,15}$/.test(text)) throw new RpcFailure('invalidParameter', wrong)
    return Number(text)
  }
}

export const blockNumberParam = wholeNumberParam('Invalid block number')
export const pageParam = wholeNumberParam('Invalid page number')
export const shardParam = wholeNumberParam('Invalid shard ID')

/** How many: a whole number from 1 to `most`. */
export function countParam(most: number): ParamReader<number> {
  return (params, index) => {
    const value = params[index]
    if (typeof value !== 'number') throw new RpcFailure('invalidParams', wrongType)
    if (!Number.isInteger(value) || value < 1 || value > most) {
      throw new RpcFailure('invalidParameter', `Expected a number from 1 to ${most}`)
    }
    return value
  }
}

/** A parameter that may be left out. */
export function optionalParam<T>(read: ParamReader<T>): ParamReader<T | undefined> {
  return (params, index) => (params[index] === undefined ? undefined : read(params, index))
}
