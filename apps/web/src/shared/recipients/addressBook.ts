import { cleanLine } from '@tyto/identity'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStored } from '../device/createStored'
import { useStored } from '../device/useStored'

/** One line of the address book: a label that this person gave an address. */
export interface BookEntry {
  readonly address: Address
  readonly label: string
}

/** The addresses that this device knows. They never leave the device. */
interface AddressBook {
  /** In the order of their labels. */
  readonly entries: readonly BookEntry[]
  /** Addresses that this device has sent something to, newest first. */
  readonly used: readonly Address[]
}

const mostEntries = 500
const mostUsed = 200
export const longestLabel = 60

/** Reads stored text. Malformed parts are ignored; it never throws. */
export function parseAddressBook(stored: string | null): AddressBook {
  const value = parseJson(stored)
  const entries = new Map<Address, BookEntry>()
  for (const entry of listAt(value, 'entries').slice(0, mostEntries)) {
    const address = ownValue(entry, 'address')
    const label = ownValue(entry, 'label')
    if (!isAddress(address) || typeof label !== 'string') continue
    const clean = cleanLabel(label)
    if (clean !== '') entries.set(address, { address, label: clean })
  }
  const used = listAt(value, 'used').filter(isAddress).slice(0, mostUsed)
  return { entries: sorted(entries.values()), used: [...new Set(used)] }
}

/** A label in its stored form: one line, without invisible characters, at most 60 characters. */
export function cleanLabel(text: string): string {
  return cleanLine(text, longestLabel)
}

export const addressBook = createStored({
  key: 'tyto.addresses',
  parse: parseAddressBook,
  keepsUnknown: true,
})

export function useAddressBook<Part>(select: (book: AddressBook) => Part): Part {
  return useStored(addressBook, select)
}

function change(next: (before: AddressBook) => AddressBook): void {
  addressBook.set(next(addressBook.get()))
}

/** Gives an address a label, or replaces its label. An empty label changes nothing. */
export function labelAddress(address: Address, text: string): void {
  const label = cleanLabel(text)
  if (label === '') return
  change(({ entries, used }) => {
    const others = entries.filter((entry) => entry.address !== address).slice(0, mostEntries - 1)
    return { entries: sorted([...others, { address, label }]), used }
  })
}

export function forgetAddress(address: Address): void {
  change(({ entries, used }) => ({ entries: entries.filter((entry) => entry.address !== address), used }))
}

/** Remembers that something was sent to an address: the person need not confirm it again. */
export function rememberRecipient(address: Address): void {
  change(({ entries, used }) => {
    const others = used.filter((each) => each !== address)
    return { entries, used: [address, ...others].slice(0, mostUsed) }
  })
}

/** Entries whose label or address contains a text, in upper or lower case. */
export function searchBook(entries: readonly BookEntry[], text: string, write: (address: Address) => string) {
  const wanted = text.trim().toLowerCase()
  return entries.filter(({ address, label }) =>
    [label.toLowerCase(), address, write(address)].some((each) => each.includes(wanted)),
  )
}

function sorted(entries: Iterable<BookEntry>): readonly BookEntry[] {
  return [...entries].sort((a, b) => a.label.localeCompare(b.label) || (a.address < b.address ? -1 : 1))
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = ownValue(value, key)
  return Array.isArray(list) ? list : []
}
