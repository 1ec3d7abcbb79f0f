import {
  encodeIssuedSignature,
  formatName,
  issuedFragment,
  parseName,
  type IssuedSignature,
  type Name,
} from '@tyto/identity'
import type { NetworkId } from '@tyto/chain'
import { buildPath } from '../../shared/routing/routes'
import { publicSite } from '../../shared/settings/publicSite'

/** How the fragment of a link begins that names who waits for an issuer. */
const holderFragment = '#holder='

/** The link that tells an issuer who waits. It holds the holder's name and nothing else. */
export function waitingLink(network: NetworkId, issuer: Name, holder: Name): string {
  const path = buildPath('soulboundWallet', { name: issuer })
  return `${publicSite(network)}${path}${holderFragment}${encodeURIComponent(formatName(holder))}`
}

/** The holder that a link names; null for none. */
export function holderInFragment(fragment: string): Name | null {
  if (!fragment.startsWith(holderFragment)) return null
  try {
    const name = parseName(decodeURIComponent(fragment.slice(holderFragment.length)))
    return name.ok ? name.value : null
  } catch {
    return null
  }
}

/** The link that brings an issuer's signature to the holder: it fills the form that mints. */
export function issuedLink(network: NetworkId, issued: IssuedSignature): string {
  return `${publicSite(network)}${issuedPath(issued)}`
}

export function issuedPath(issued: IssuedSignature): string {
  const path = buildPath('soulboundPublic', { name: issued.holder })
  return `${path}${issuedFragment}${encodeIssuedSignature(issued)}`
}
