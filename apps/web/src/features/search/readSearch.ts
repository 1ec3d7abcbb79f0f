import { parseName, topLevels, type Name, type NameCode } from '@tyto/identity'
import { parseAddress, type Address } from '@tyto/primitives'
import { addressShape } from '../../shared/routing/addressPath'

/** The kind of a typed text, found without asking the chain. */
export type SearchReading =
  | { readonly kind: 'empty' }
  /** The beginning of a name, such as `alice.s`. Nothing is reported yet. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'address'; readonly address: Address }
  /** An address with a wrong checksum. */
  | { readonly kind: 'wrong address' }
  | { readonly kind: 'invalid'; readonly code: Exclude<NameCode, 'NameIsEmpty'> }
  | { readonly kind: 'name'; readonly name: Name }

/** Reads the text of the search field. It may have any length and any characters. */
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

/** True for a text that ends with a dot and the beginning of a top-level name, or with @: more will follow. */
function isUnfinished(text: string): boolean {
  if (/^[^@.]+@$/.test(text)) return true
  const suffix = /^[^.]+\.([^.]*)$/.exec(text)?.[1]?.toLowerCase()
  return (
    suffix !== undefined && topLevels.some((topLevel) => topLevel !== suffix && topLevel.startsWith(suffix))
  )
}
