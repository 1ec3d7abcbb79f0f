import { readTypedAddress, readTypedName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'

/** The thing that a text in the explorer's search field stands for. */
export type SearchTarget =
  | { readonly kind: 'transaction'; readonly id: string }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'block'; readonly number: string }
  | { readonly kind: 'name'; readonly name: Name }
  | { readonly kind: 'none'; readonly reason: 'empty' | 'wrongAddress' | 'unreadable' }

/** The longest text that is read as a name, in characters. */
const longest = 300

/** Reads a transaction id, an address, a block number or a name, in this order. Their forms do not overlap. */
export function searchTarget(typed: string): SearchTarget {
  const text = typed.trim()
  if (text === '') return { kind: 'none', reason: 'empty' }
  const id = parseTransactionId(text)
  if (id !== null) return { kind: 'transaction', id }
  const number = parseBlockNumber(text)
  if (number !== null) return { kind: 'block', number: number.toString() }
  const address = readTypedAddress(text)
  if (address?.ok) return { kind: 'address', address: address.value.address }
  if (address?.ok === false && address.code !== 'begun') return { kind: 'none', reason: 'wrongAddress' }
  const name = text.length <= longest ? readTypedName(text) : null
  return name?.ok ? { kind: 'name', name: name.value } : { kind: 'none', reason: 'unreadable' }
}

/** Reads 64 hex digits, in any case, with or without 0x. Returns them in lower case without 0x. */
export function parseTransactionId(text: string): string | null {
  return /^(?:0x)?([0-9a-f]{64})$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null
}

/** Reads the number of a block. Too many digits give null. */
export function parseBlockNumber(text: string): bigint | null {
  const digits = text.trim().replace(/[,\u00a0 ]/g, '')
  return /^\d{1,15}$/.test(digits) ? BigInt(digits) : null
}
