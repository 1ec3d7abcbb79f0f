import { exchangeIds, tyronDexService, vaultService } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { recallCoins, type KeptFor } from './keptCoins'

/** Does an exchange of the protocol stand at this address, or the vault of S$I, as far as this device knows? */
export function isExchange(chain: KeptFor, address: Address | null): boolean {
  const { services } = recallCoins(chain)
  return address !== null && places.some((id) => services.get(id) === address)
}

const places: readonly string[] = [...exchangeIds, tyronDexService, vaultService]
