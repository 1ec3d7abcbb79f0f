import { readOwnLink } from '../routing/ownLink'
import { site } from './site'

/** The hosts whose links are of this site: the one that is open, and the public one. */
export const ownHosts: readonly string[] = [window.location.host, site.host]

/** The text that a field for somebody keeps of a typed one: of a link of this site, the name or address that it is about. */
export function typedWho(typed: string): string {
  return readOwnLink(typed, ownHosts)?.who ?? typed
}
