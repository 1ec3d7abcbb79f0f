import { codeInFragment, credentialFragment, parseName } from '@tyto/identity'
import type { NetworkId } from '@tyto/chain'
import { buildPath } from '../../shared/routing/routes'
import { publicSite } from '../../shared/settings/publicSite'

/** A credential as somebody brings it: sealed for its holder, or as its issuer signed it, with its disclosures. */
export interface BroughtCredential {
  readonly kind: 'sealed' | 'signed'
  readonly text: string
}

/** More characters of a file or a paste are not looked at. */
const longestBrought = 200_000

/** The link that brings a credential to its holder, by a name that was looked up. It says nothing: what it carries is sealed. */
export function credentialLink(network: NetworkId, holder: string, sealed: string): string {
  const name = parseName(holder)
  const path = name.ok ? buildPath('credentials', { name: name.value }) : '/'
  return `${publicSite(network)}${path}${credentialFragment}${sealed}`
}

/** The credential in a link, a file or a text that somebody pastes; null for none. */
export function findCredential(brought: string): BroughtCredential | null {
  if (brought.length > longestBrought) return null
  const text = brought.trim()
  if (/^[\w-]+\.[\w-]+\.[\w-]+(?:~(?:[\w-]+~)*)?$/.test(text)) return { kind: 'signed', text }
  const at = text.indexOf('#')
  if (at < 0) return /^[\w-]+$/.test(text) ? { kind: 'sealed', text } : null
  const sealed = codeInFragment(text.slice(at), credentialFragment) ?? ''
  return sealed === '' ? null : { kind: 'sealed', text: sealed }
}
