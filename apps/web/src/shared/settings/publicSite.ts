import type { NetworkId } from '@tyto/chain'
import { site } from './site'

/**
 * The site that links for other people begin with: always the canonical one, even if another one is open. Only the local
 * network uses the site that is open.
 */
export function publicSite(network: NetworkId): string {
  return network === 'local' ? window.location.origin : `https://${site.host}`
}
