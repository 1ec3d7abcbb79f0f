import type { Resolution } from '@tyto/chain'
import { decodeChainText, formatName, walletUsername, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { nameInText } from '../../shared/ui/text/nameParts'

/** A text that is no name is shown up to this length. */
const longestText = 60

/** The name that a wallet wants to go by, from the text on the chain; null where that is no domain. */
export function usernameOf(text: string | null): Name | null {
  return text === null || decodeChainText(text) !== text ? null : walletUsername(text)
}

/** The same in words: `alice.ssi`. What is no name is shown as it stands, without what could repaint the page. */
export function usernameText(text: string): string {
  const name = usernameOf(text)
  return name === null ? decodeChainText(text).slice(0, longestText) : nameInText(formatName(name))
}

/** Who can confirm a username: the controller of the DID wallet that the registry has for it; null for nobody. */
export function usernameOwnerOf(resolution: Resolution): Address | null {
  return resolution.kind === 'found' ? (resolution.identity?.controller ?? null) : null
}
