import type { FoundName } from '@tyto/chain'
import { formatName, parseVersion, type Name } from '@tyto/identity'
import { addressPath } from '../../shared/routing/addressPath'
import { parsePath } from '../../shared/routing/parsePath'
import { walletPagePath } from '../../shared/routing/walletPagePath'
import { buildPath, findRoute } from '../../shared/routing/routes'

/** Where a name's own path leads: its wallet's page, by kind; what has no page of its own is shown by its address. */
export function nameDestination({ name, address, wallet }: FoundName): string {
  if (wallet === null) return addressPath('resolvedAddress', address, name)
  const path = walletPagePath(name, parseVersion(wallet.version).kind)
  // The one page that stands below no name is told which name led there.
  if (path === buildPath('xpoints'))
    return `${path}?${new URLSearchParams({ of: formatName(name) }).toString()}`
  const hasPage = path !== '/resolvedAddress' && findRoute(parsePath(path)) !== null
  return hasPage ? path : addressPath('resolvedAddress', address, name)
}

/** Only names of .ssi (and their .did) have subdomains, and a subdomain has none of its own. */
export function hasSubdomains(name: Name): boolean {
  return name.subdomain === '' && name.topLevel !== 'zlp'
}
