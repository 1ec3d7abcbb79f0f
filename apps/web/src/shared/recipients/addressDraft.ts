import { parseAddress, zeroAddress, type Address } from '@tyto/primitives'
import { findRecipient } from './recipient'

/** The person's own address, or another one that is being typed. */
export interface AddressDraft {
  readonly kind: 'own' | 'other' | null
  readonly address: string
  /** The person confirmed that an address never used before is the right one. */
  readonly isTicked: boolean
}

export const noAddress: AddressDraft = { kind: null, address: '', isTicked: false }

export function isNoAddress({ kind, address }: AddressDraft): boolean {
  return kind === null || (kind === 'other' && address.trim() === '')
}

/**
 * The other address of a draft. Gives a code if the text is not an address, or if the address was never used and is not
 * ticked.
 */
export function readOther({ address, isTicked }: AddressDraft): Address | 'wrong' | 'unticked' {
  const parsed = parseAddress(address.trim())
  if (!parsed.ok || parsed.value === zeroAddress) return 'wrong'
  return isTicked || findRecipient(parsed.value).isKnown ? parsed.value : 'unticked'
}
