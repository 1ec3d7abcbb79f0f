import { createClient, localNetworkBase, publicNetworks, type Client, type DidSource } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'

/** Time limits for a node, in ms. They are shorter than in the app, since many clients wait here. */
const patience = { timeoutMs: 5_000, deadlineMs: 8_000, retries: 0 }

/** The local network that this process hosts; without one, the public networks through their nodes. */
export function didSources(devnet: Devnet | undefined): readonly DidSource[] {
  return devnet === undefined ? publicSources() : [hostedSource(devnet)]
}

/** A client of the local network that this process hosts; it needs no socket. */
export function hostedClient(devnet: Devnet): Client {
  return createClient({
    endpoints: ['http://localhost/-/rpc'],
    chainId: devnet.network.chainId,
    fetch: async (_url, { body }) => Response.json(await devnet.handleRpc(body)),
    ...patience,
  })
}

/** A client of a public network, through its own nodes. */
export function publicClient({ endpoints, chainId }: (typeof publicNetworks)['mainnet' | 'testnet']): Client {
  return createClient({ endpoints, chainId, fetch, ...patience })
}

function hostedSource(devnet: Devnet): DidSource {
  return { didNetwork: localNetworkBase.didNetwork, client: hostedClient(devnet), hasHistory: true }
}

function publicSources(): readonly DidSource[] {
  return [publicNetworks.mainnet, publicNetworks.testnet].map((network) => ({
    didNetwork: network.didNetwork,
    client: publicClient(network),
    hasHistory: false,
  }))
}
