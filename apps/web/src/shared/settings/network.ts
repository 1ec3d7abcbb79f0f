import { networkIds, type NetworkId } from '@tyto/chain'
import { site } from './site'
import { useSettings } from './settings'

/** The networks that can be chosen here: the local one only where the server offers it. */
export const availableNetworks: readonly NetworkId[] = networkIds.filter(
  (id) => id !== 'local' || site.local !== null,
)

function available(id: string | null): NetworkId | undefined {
  return availableNetworks.find((network) => network === id)
}

/**
 * The active network: the chosen one, else the site's, else mainnet. A stored network that no longer exists counts as
 * not chosen.
 */
export function activeNetwork(chosen: string | null): NetworkId {
  return available(chosen) ?? available(site.network) ?? 'mainnet'
}

export function useNetworkId(): NetworkId {
  return useSettings((settings) => activeNetwork(settings.network))
}
