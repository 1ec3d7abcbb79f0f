import { exchangeIds, tyronDexService, vaultService } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { Chain } from './chain'
import { recallCoins } from './keptCoins'

/** The services of the protocol that are exchanges, or part of their routes. */
const services: readonly string[] = [...exchangeIds, tyronDexService, vaultService]

/** Does an exchange of the protocol stand at this address, as far as this device knows? */
export function isExchange(chain: Chain, address: Address | null): boolean {
  const known = recallCoins(chain).services
  return address !== null && services.some((service) => known.get(service) === address)
}
