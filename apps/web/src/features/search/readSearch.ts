import { parseName, topLevels, type Name, type NameCode } from '@tyto/identity'
import { parseAddress, type Address } from '@tyto/primitives'
import { addressShape } from '../../shared/routing/addressPath'

/** What a typed text is, before the chain is asked. */
export type SearchReading =
  | { readonly kind: 'empty' }
  /** On the way to something: `alice.s`. Nothing is to be said yet. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'address'; readonly address: Address }
  /** The shape of an address, and its checksum is wrong. */
  | { readonly kind: 'wrong address' }
  | { readonly kind: 'invalid'; readonly code: Exclude<NameCode, 'NameIsEmpty'> }
  | { readonly kind: 'name'; readonly name: Name }

/** Reads what is typed into the search; any length and any characters. */
export function readSearch(typed: string): SearchReading {
  const text = typed.trim()
  if (addressShape.test(text)) {
    const address = parseAddress(text)
    return address.ok ? { kind: 'address', address: address.value } : { kind: 'wrong address' }
  }
  const name = parseName(text)
  if (name.ok) return { kind: 'name', name: name.value }
  if (name.code === 'NameIsEmpty') return { kind: 'empty' }
  if (isUnfinished(text)) return { kind: 'unfinished' }
  return { kind: 'invalid', code: name.code }
}

/** Ends with a dot and the beginning of a top-level name, or with the @: more is about to come. */
function isUnfinished(text: string): boolean {
  if (/^[^@.]+@$/.test(text)) return true
  const suffix = /^[^.]+\.([^.]*)$/.exec(text)?.[1]?.toLowerCase()
  return (
    suffix !== undefined && topLevels.some((topLevel) => topLevel !== suffix && topLevel.startsWith(suffix))
  )
}
