import { exchangeIds, exchangeNames, tyronDexService, vaultService } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { recallCoins, type KeptFor } from './keptCoins'

/** Does an exchange of the protocol stand at this address, or the vault of S$I, as far as this device knows? */
export function isExchange(chain: KeptFor, address: Address | null): boolean {
  const { services } = recallCoins(chain)
  return address !== null && places.some((id) => services.get(id) === address)
}

/** The name that people have for the exchange at this address; null where this device knows none there. The vault is the community's. */
export function exchangeAt(chain: KeptFor, address: Address): string | null {
  const { services } = recallCoins(chain)
  const id = places.find((each) => services.get(each) === address)
  if (id === undefined) return null
  return exchangeNames[exchangeIds.find((each) => each === id) ?? 'tydradex']
}

const places: readonly string[] = [...exchangeIds, tyronDexService, vaultService]
