import type { FoundName } from '@tyto/chain'
import { formatName, isNftName, type Name, parseVersion } from '@tyto/identity'
import { addressPath } from '../../shared/routing/addressPath'
import { parsePath } from '../../shared/routing/parsePath'
import { walletPagePath } from '../../shared/routing/walletPagePath'
import { buildPath, findRoute } from '../../shared/routing/routes'

/**
 * The path of a name's home page, by the kind of its wallet. Other contracts and accounts are shown on the address
 * page.
 */
export function nameDestination({ name, address, wallet }: FoundName): string {
  if (wallet === null) return addressPath('resolvedAddress', address, name)
  const path = walletPagePath(name, parseVersion(wallet.version).kind)
  // The xPoints page is not below a name, so its path gets the name as a parameter.
  if (path === buildPath('xpoints'))
    return `${path}?${new URLSearchParams({ of: formatName(name) }).toString()}`
  const hasPage = path !== '/resolvedAddress' && findRoute(parsePath(path)) !== null
  return hasPage ? path : addressPath('resolvedAddress', address, name)
}

/** True for a .ssi or .did name without a subdomain: only such names can have subdomains. */
export function hasSubdomains(name: Name): boolean {
  return name.subdomain === '' && !isNftName(name)
}
