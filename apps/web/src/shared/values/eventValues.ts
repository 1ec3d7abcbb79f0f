import type { ContractEvent } from '@tyto/chain'
import { isAddress, type Address } from '@tyto/primitives'

/* Values of an event. Whatever a contract says, these give what was asked for, or null. */

const longestItem = 60

function valueIn({ params }: ContractEvent, name: string): unknown {
  return params.find(({ vname }) => vname === name)?.value
}

export function addressIn(event: ContractEvent, name: string): Address | null {
  const value = valueIn(event, name)
  return isAddress(value) ? value : null
}

/** No number of the chain has more digits. */
const longestNumber = 78

export function numberIn(event: ContractEvent, name: string): bigint | null {
  const value = valueIn(event, name)
  return typeof value === 'string' && value.length <= longestNumber && /^\d+$/.test(value)
    ? BigInt(value)
    : null
}

export function textIn(event: ContractEvent, name: string): string | null {
  const value = valueIn(event, name)
  return typeof value === 'string' ? shortText(value) : null
}

/** Hashes of names stay whole: they are longer, and looked up. */
export function shortText(text: string): string {
  return /^0x[0-9a-f]{64}$/.test(text) || text.length <= longestItem ? text : `${text.slice(0, longestItem)}…`
}
