import {
  createClient,
  localNetworkBase,
  publicNetworks,
  type Client,
  type DidSource,
  type Network,
} from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'

/** Addresses of an operator's own nodes by network. */
export type PublicNodes = Readonly<Partial<Record<keyof typeof publicNetworks, readonly string[]>>>

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

/** A client of a public network, through its nodes in their order. */
export function publicClient({
  endpoints,
  chainId,
  rules: { requests },
}: Pick<Network, 'endpoints' | 'chainId' | 'rules'>): Client {
  return createClient({ endpoints, chainId, requests, fetch, ...patience })
}

function hostedSource(devnet: Devnet): DidSource {
  const { tellsHistory } = devnet.network.rules
  return { didNetwork: localNetworkBase.didNetwork, client: hostedClient(devnet), hasHistory: tellsHistory }
}

/**
 * The public networks. Where `nodes` has addresses for one, those are asked in their order, and the known ones are not.
 */
export function publicSources(nodes: PublicNodes = {}): readonly DidSource[] {
  return (['mainnet', 'testnet'] as const).map((id) => {
    const { didNetwork, endpoints, chainId, rules } = publicNetworks[id]
    const client = publicClient({ endpoints: nodes[id] ?? endpoints, chainId, rules })
    return { didNetwork, client, hasHistory: false }
  })
}
