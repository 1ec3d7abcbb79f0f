import {
  createClient,
  localNetworkBase,
  overrideNetwork,
  publicNetworks,
  type Client,
  type Fetch,
  type Network,
} from '@tyto/chain'

/** A public network that this package knows, or what a network says of itself (`/-/network.json` of a local one). */
export type NamesNetwork = keyof typeof publicNetworks | { readonly [key: string]: unknown }

export interface NamesOptions {
  readonly network: NamesNetwork
  /** JSON-RPC addresses of nodes, asked in this order; without them those that the network names. */
  readonly nodes?: readonly string[]
  /** Makes the requests; `fetch` of the platform without it. */
  readonly fetch?: Fetch
  /** The time of one node, in ms. Default 8,000; after 20,000 no further node is tried. */
  readonly timeoutMs?: number
}

/** No document that somebody wrote needs more; of an answer that is larger nothing is taken. */
const mostAnswerBytes = 2 * 1024 * 1024

/** The facts of the network that is meant. Throws `TypeError` where what is said of it, or of its nodes, is not sound. */
export function networkOf({ network, nodes }: Pick<NamesOptions, 'network' | 'nodes'>): Network {
  const isKnown = network === 'mainnet' || network === 'testnet'
  if (typeof network === 'string' && !isKnown)
    throw new TypeError(`A network is ${Object.keys(publicNetworks).join(', ')} or a description of one.`)
  const base = isKnown ? publicNetworks[network] : { ...localNetworkBase, endpoints: [] }
  const described = isKnown ? {} : network
  const made = overrideNetwork(base, { ...described, ...(nodes === undefined ? {} : { endpoints: nodes }) })
  if (made.ok) return made.value
  throw new TypeError(`The network cannot be asked: ${made.code}.`)
}

/** A client of the network's nodes: each says its chain before it is believed. */
export function clientOf(
  { endpoints, chainId, rules }: Network,
  { fetch = platformFetch, timeoutMs = 8_000 }: Pick<NamesOptions, 'fetch' | 'timeoutMs'>,
): Client {
  const { requests } = rules
  return createClient({ endpoints, chainId, requests, fetch, timeoutMs, maxAnswerBytes: mostAnswerBytes })
}

export const platformFetch: Fetch = (url, init) => fetch(url, init)
