import { lookAlikeAddress, lookAlikeFinder } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useLoginState } from '../session/wallet/login'
import { useWallet } from '../session/wallet/wallet'
import { addressBook, useAddressBook } from './addressBook'

/** The knowledge of this device about an address that something is to be sent to. */
export interface Recipient {
  /** From the address book. */
  readonly label: string | null
  /** True for an address in the book, one used before, or the person's own. */
  readonly isKnown: boolean
  /** A known address that is easily confused with this one. */
  readonly lookAlike: Address | null
}

/** Looks up an address in what this device knows at this moment. */
export function findRecipient(address: Address): Recipient {
  const known = knownAddresses()
  return {
    label: addressBook.get().entries.find((entry) => entry.address === address)?.label ?? null,
    isKnown: known.has(address),
    lookAlike: lookAlikeAddress(address, known),
  }
}

/** Those of many addresses that this device does not know, each once, with the known one that it looks like. */
export function findNewRecipients(
  addresses: readonly Address[],
  book = addressBook.get(),
): readonly { readonly address: Address; readonly lookAlike: Address | null }[] {
  const known = knownAddresses(book)
  const alike = lookAlikeFinder(known)
  return [...new Set(addresses)]
    .filter((address) => !known.has(address))
    .map((address) => ({ address, lookAlike: alike(address) }))
}

/** Everybody whom the person is: the connected account, and the identity that is logged in. */
export function ownAddresses(): readonly Address[] {
  const account = useWallet.getState().account?.address
  const login = useLoginState.getState().login?.address
  return [account, login].filter((each) => each !== undefined)
}

function knownAddresses({ entries, used } = addressBook.get()): ReadonlySet<Address> {
  return new Set([...entries.map((entry) => entry.address), ...used, ...ownAddresses()])
}

/** The same for a component; it follows changes of the address book. */
export function useRecipient(address: Address): Recipient {
  useAddressBook((book) => book)
  useWallet((wallet) => wallet.account)
  useLoginState((state) => state.login)
  return findRecipient(address)
}
