import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'

/** What must be a text in the JSON that the chain hands over, numbers included. Throws TypeError. */
export function textOf(json: unknown, what: string): string {
  if (typeof json !== 'string') throw new TypeError(`${what} is no text.`)
  return json
}

/** Where the contract of some init data stands. */
export function addressIn(init: readonly ScillaParam[]): Address {
  const address = init.find(({ vname }) => vname === '_this_address')?.value
  return textOf(address, 'The address in the init data').toLowerCase() as Address
}
