import {
  asciiSigns,
  readTypedAddress,
  readTypedName,
  topLevels,
  type AddressFault,
  type Name,
  type NameCode,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { readOwnLink } from '../../shared/routing/ownLink'

/** The kind of a typed text, found without asking the chain. */
export type SearchReading =
  | { readonly kind: 'empty' }
  /** The beginning of a name, such as `alice.s`. Nothing is reported yet. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'address'; readonly address: Address }
  /** It looks like an address, and is none. */
  | { readonly kind: 'wrong address'; readonly fault: Exclude<AddressFault, 'begun'> }
  /** A link of this site. */
  | { readonly kind: 'link'; readonly path: string }
  | { readonly kind: 'invalid'; readonly code: Exclude<NameCode, 'NameIsEmpty'> }
  | { readonly kind: 'name'; readonly name: Name }

/** Reads the text of the search field. It may have any length and any characters; `hosts`: of this site. */
export function readSearch(typed: string, hosts: readonly string[]): SearchReading {
  const text = asciiSigns(typed).trim()
  const address = readTypedAddress(text)
  if (address?.ok) return { kind: 'address', address: address.value.address }
  if (address?.ok === false && address.code !== 'begun') return { kind: 'wrong address', fault: address.code }
  const link = readOwnLink(text, hosts)
  if (link !== null) return { kind: 'link', path: link.path }
  const name = readTypedName(text)
  if (name.ok) return { kind: 'name', name: name.value }
  if (name.code === 'NameIsEmpty') return { kind: 'empty' }
  if (isUnfinished(text)) return { kind: 'unfinished' }
  return { kind: 'invalid', code: name.code === 'NameIsAddress' ? 'ResolverFailed' : name.code }
}

/** True for a text that ends with a dot and the beginning of a top-level name, or with @: more will follow. */
function isUnfinished(text: string): boolean {
  if (/^[^@.]+@$/.test(text)) return true
  const suffix = /^[^.]+\.([^.]*)$/.exec(text)?.[1]?.toLowerCase()
  return (
    suffix !== undefined && topLevels.some((topLevel) => topLevel !== suffix && topLevel.startsWith(suffix))
  )
}
