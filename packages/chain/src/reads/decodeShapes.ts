import { AbiError, decodeValue, parseType, type ScillaParam } from '@tyto/abi'
import { isAddress, ownValue, type Address } from '@tyto/primitives'
import { wrongShape } from './decode'
import { isStateJson } from './stateJson'

/*
 * Texts of a node's answer, what is written as text, and lists; see `decode.ts`.
 */

export function decodeText(json: unknown, method: string): string {
  if (typeof json !== 'string') throw wrongShape(method)
  return json
}

/** 40 hex digits in any case, with or without 0x. */
export function decodeAddress(json: unknown, method: string): Address {
  const text = decodeText(json, method).toLowerCase()
  const address = text.startsWith('0x') ? text : `0x${text}`
  if (!isAddress(address)) throw wrongShape(method)
  return address
}

/** 64 hex digits in any case, with or without 0x; comes back without, in lower case. */
export function decodeTransactionId(json: unknown, method: string): string {
  const id = decodeText(json, method).toLowerCase().replace(/^0x/, '')
  if (!/^[0-9a-f]{64}$/.test(id)) throw wrongShape(method)
  return id
}

/** A list, each item of it decoded. */
export function decodeList<T>(
  json: unknown,
  decode: (item: unknown, method: string) => T,
  method: string,
): readonly T[] {
  if (!Array.isArray(json)) throw wrongShape(method)
  return json.map((item: unknown) => decode(item, method))
}

/** True or false and nothing else: what says neither must not become a no. */
export function decodeBoolean(json: unknown, method: string): boolean {
  if (typeof json !== 'boolean') throw wrongShape(method)
  return json
}

/** A value that may be missing: undefined and null are null. */
export function decodeOptional<T>(
  json: unknown,
  decode: (json: unknown, method: string) => T,
  method: string,
): T | null {
  return json === undefined || json === null ? null : decode(json, method)
}

/** A named value with its type, as calls, events and init data carry them. */
export function decodeParam(json: unknown, method: string): ScillaParam {
  if (!isScillaParam(json)) throw wrongShape(method)
  return json
}

export function isScillaParam(json: unknown): json is ScillaParam {
  const type = ownValue(json, 'type')
  return (
    typeof ownValue(json, 'vname') === 'string' &&
    typeof type === 'string' &&
    fitsType(type, ownValue(json, 'value'))
  )
}

/** Is it a value of the type that it says? Of types that a contract defines itself the form of the text alone is known. */
function fitsType(text: string, json: unknown): boolean {
  if (!isStateJson(json)) return false
  try {
    decodeValue(parseType(text), json)
    return true
  } catch (error) {
    return error instanceof AbiError && error.code === 'UnknownType'
  }
}
