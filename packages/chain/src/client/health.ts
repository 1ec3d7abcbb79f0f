import { askNetwork, type AskOptions } from './askEndpoint'
import type { Client, ClientStatus } from './client'
import { isFailing, noteFailure, type Endpoint } from './endpoints'
import { asRpcError, type RpcError } from './RpcError'

/** Shows how a client's endpoints are, and looks after those that fail. */
export interface Health extends Pick<Client, 'status' | 'subscribe' | 'probe'> {
  /** An endpoint gave its answers, after so many ms. */
  answered(endpoint: Endpoint, latencyMs: number): void
  failed(endpoint: Endpoint, error: RpcError): void
  /** No endpoint had an answer. */
  gaveUp(): void
  /**
   * While others work, an endpoint whose pause is over is probed beside the traffic, so that nobody waits for it.
   */
  wakeFailing(): void
}

export function createHealth(endpoints: readonly Endpoint[], options: AskOptions): Health {
  const { clock } = options
  const listeners = new Set<() => void>()
  let status: ClientStatus = {
    state: 'unknown',
    endpoint: null,
    lastSuccessAt: null,
    latencyMs: null,
    endpoints: endpointStatuses(),
  }

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    probe: async () => {
      await Promise.all(endpoints.map(probeEndpoint))
      if (!hasHealthy()) publish({ state: 'offline' })
    },
    answered: ({ url }, latencyMs) =>
      publish({ state: 'online', endpoint: url, lastSuccessAt: clock.now(), latencyMs }),
    failed,
    gaveUp: () => publish({ state: 'offline' }),
    wakeFailing: () => {
      const now = clock.now()
      if (!hasHealthy()) return
      for (const endpoint of endpoints) {
        if (isFailing(endpoint) && now >= endpoint.retryAt) void probeEndpoint(endpoint)
      }
    },
  }

  async function probeEndpoint(endpoint: Endpoint): Promise<void> {
    if (endpoint.isProbed) return
    endpoint.isProbed = true
    try {
      await askNetwork(endpoint, options)
      const isNews = status.state !== 'online'
      publish(isNews ? { state: 'online', endpoint: endpoint.url, lastSuccessAt: clock.now() } : {})
    } catch (error) {
      failed(endpoint, asRpcError(error))
    } finally {
      endpoint.isProbed = false
    }
  }

  function failed(endpoint: Endpoint, error: RpcError): void {
    noteFailure(endpoint, error, clock.now())
    publish({})
  }

  function publish(change: Partial<ClientStatus>): void {
    status = { ...status, ...change, endpoints: endpointStatuses() }
    for (const listener of listeners) listener()
  }

  function hasHealthy(): boolean {
    return endpoints.some(({ health }) => health === 'healthy')
  }

  function endpointStatuses() {
    return endpoints.map(({ url, health }) => ({ url, health }))
  }
}
