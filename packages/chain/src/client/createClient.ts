import { ruleSets } from '../rules/ruleSets'
import type { Client, ClientOptions, Requests } from './client'
import { systemClock } from './clock'
import { createEndpoints } from './endpoints'
import { deliver, deliverAhead } from './failover'
import { foresee } from './foresee'
import { createHealth } from './health'
import { createPace } from './pace'
import type { PendingCall } from './pendingCall'
import { createRequestQueue } from './requestQueue'

/**
 * Makes the client of one network: a queue that makes batches, failover from endpoint to endpoint, and their health. See
 * `Client`.
 *
 * @example
 * const { endpoints, chainId } = publicNetworks.mainnet
 * const client = createClient({ endpoints, chainId, fetch: (url, init) => fetch(url, init) })
 * const { number } = await getLatestBlock(client)
 */
export function createClient({
  endpoints: urls,
  chainId,
  fetch,
  requests = ruleSets['zilliqa-1'].requests,
  timeoutMs = 8_000,
  deadlineMs = 20_000,
  retries = 1,
  maxAnswerBytes = 8 * 1024 * 1024,
  foresight,
  clock = systemClock,
  random = Math.random,
}: ClientOptions): Client {
  const pace = 'turn' in requests ? requests : createPace(requests, clock)
  const bounds = { timeoutMs, deadlineMs, retries, maxAnswerBytes }
  const options = { chainId, fetch, clock, pace, random, ...bounds }
  const paced = { clock, pace }
  const endpoints = createEndpoints(urls)
  const health = createHealth(endpoints, options)
  const request = createRequestQueue(
    paced,
    (calls) => deliver(calls, endpoints, health, options),
    (calls) => deliverAhead(calls, endpoints, health, options),
  )
  const alone = endpoints.map((endpoint): Requests => {
    const deliverTo = (calls: readonly PendingCall[]) =>
      deliver(calls, [endpoint], health, { ...options, retries: 0 })
    return { request: createRequestQueue(paced, deliverTo, deliverTo) }
  })
  return {
    chainId,
    request: foresight ? foresee(request, foresight, clock) : request,
    witnesses: () => (alone.length < 2 ? [] : alone),
    probe: health.probe,
    status: health.status,
    subscribe: health.subscribe,
  }
}
