import { parseAddress, zeroAddress, type Address } from '@tyto/primitives'
import { findRecipient } from './recipient'

/** One's own address, or another one as it is being typed. */
export interface AddressDraft {
  readonly kind: 'own' | 'other' | null
  readonly address: string
  /** That an address never used before is the right one. */
  readonly isTicked: boolean
}

export const noAddress: AddressDraft = { kind: null, address: '', isTicked: false }

export function isNoAddress({ kind, address }: AddressDraft): boolean {
  return kind === null || (kind === 'other' && address.trim() === '')
}

/** The other address of a draft; a code where it is none, or one that was never used and is not ticked. */
export function readOther({ address, isTicked }: AddressDraft): Address | 'wrong' | 'unticked' {
  const parsed = parseAddress(address.trim())
  if (!parsed.ok || parsed.value === zeroAddress) return 'wrong'
  return isTicked || findRecipient(parsed.value).isKnown ? parsed.value : 'unticked'
}
