import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** Reads a text of the JSON that the chain hands over, numbers included. Throws TypeError. */
export function textOf(json: unknown, what: string): string {
  if (typeof json !== 'string') throw new TypeError(`${what} is no text.`)
  return json
}

/** A whole number as such a text. Throws TypeError. */
export function wholeNumber(json: unknown, what: string): bigint {
  const text = textOf(json, what)
  if (!/^-?\d+$/.test(text)) throw new TypeError(`${what} is no whole number.`)
  return BigInt(text)
}

/** The JSON of a file of a run; `what` names it in errors. Throws SyntaxError. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${what} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Init data, a state or a chain: a list of named values. Throws TypeError. */
export function readParams(json: unknown, what: string): readonly ScillaParam[] {
  if (!Array.isArray(json) || !json.every(isParam))
    throw new TypeError(`${what} is no list of named values (vname, type, value).`)
  return json
}

function isParam(one: unknown): one is ScillaParam {
  return typeof one === 'object' && one !== null && 'vname' in one && typeof one.vname === 'string'
}

/** Where the contract of some init data stands. */
export function addressIn(init: readonly ScillaParam[]): Address {
  const address = init.find(({ vname }) => vname === '_this_address')?.value
  return textOf(address, 'The address in the init data').toLowerCase() as Address
}
