import { createClient, localNetworkBase, publicNetworks, type DidSource } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'

/** Time limits for a node, in ms. They are shorter than in the app, since many clients wait here. */
const patience = { timeoutMs: 5_000, deadlineMs: 8_000, retries: 0 }

/** The local network that this process hosts; without one, the public networks through their nodes. */
export function didSources(devnet: Devnet | undefined): readonly DidSource[] {
  return devnet === undefined ? publicSources() : [hostedSource(devnet)]
}

function hostedSource(devnet: Devnet): DidSource {
  const client = createClient({
    endpoints: ['http://localhost/-/rpc'],
    chainId: devnet.network.chainId,
    fetch: async (_url, { body }) => Response.json(await devnet.handleRpc(body)),
    ...patience,
  })
  return { didNetwork: localNetworkBase.didNetwork, client, hasHistory: true }
}

function publicSources(): readonly DidSource[] {
  return [publicNetworks.mainnet, publicNetworks.testnet].map(({ didNetwork, endpoints, chainId }) => {
    const client = createClient({ endpoints, chainId, fetch, ...patience })
    return { didNetwork, client, hasHistory: false }
  })
}
