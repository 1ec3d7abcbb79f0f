import type { Call, Fetch } from './client'
import type { Clock } from './clock'
import { endpointHost, noteSuccess, type Endpoint } from './endpoints'
import type { Answer } from './answer'
import { exchange } from './exchange'
import { limitError } from './limits'
import { RpcError } from './RpcError'

/** How the endpoints of one client are asked. */
export interface AskOptions {
  /** The id of its network that an endpoint must tell before it is believed. */
  readonly chainId: number
  readonly fetch: Fetch
  readonly clock: Clock
  /** How long one endpoint may take for one batch, in ms. */
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
}

/** How much of a foreign chain id stands in an error, in characters. */
const longestChainId = 20

/** Comes first in the first batch to an endpoint. */
export const networkIdCall: Call = { method: 'GetNetworkId', params: [''] }

/**
 * One batch to one endpoint; one that is not known yet is asked for its network along with it. Rejects with `RpcError` if
 * the endpoint as a whole failed; its health is then for the caller to note.
 */
export async function askEndpoint(
  endpoint: Endpoint,
  calls: readonly Call[],
  { chainId, ...options }: AskOptions,
  signal: AbortSignal,
): Promise<readonly (Answer | undefined)[]> {
  const { url, isVerified } = endpoint
  const batch = isVerified ? calls : [networkIdCall, ...calls]
  const answers = await exchange(batch, { ...options, url, signal })
  if (!isVerified) checkNetwork(endpoint, answers[0], chainId)
  noteSuccess(endpoint)
  return isVerified ? answers : answers.slice(1)
}

/** Asks an endpoint for nothing but its network. Rejects as `askEndpoint` does. */
export async function askNetwork(endpoint: Endpoint, { chainId, ...options }: AskOptions): Promise<void> {
  const { signal } = new AbortController()
  const [answer] = await exchange([networkIdCall], { ...options, url: endpoint.url, signal })
  checkNetwork(endpoint, answer, chainId)
  noteSuccess(endpoint)
}

function checkNetwork({ url }: Endpoint, answer: Answer | undefined, chainId: number): void {
  const host = endpointHost(url)
  const limit = limitError(answer)
  if (limit) throw limit
  if (!answer?.ok || (typeof answer.result !== 'string' && typeof answer.result !== 'number')) {
    throw new RpcError('RpcInvalidAnswer', 'The node does not say which network it serves.', { host })
  }
  if (String(answer.result) === String(chainId)) return
  throw new RpcError('RpcWrongNetwork', 'The node serves another network.', {
    host,
    details: `Expected ${chainId}, got ${String(answer.result).slice(0, longestChainId)}`,
  })
}
