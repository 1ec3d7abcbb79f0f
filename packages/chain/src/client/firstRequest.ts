import { networkIdCall } from './askEndpoint'
import type { Requests } from './client'
import { batchRequest, type Call } from './exchange'

/**
 * The first HTTP request that a new client sends to an endpoint for a read, so that a page can send it before its code
 * is there. `read` is called at once, and never gets an answer.
 *
 * @example
 * firstRequest((client) => readRegistry(client, network, name))
 */
export function firstRequest(read: (client: Requests) => unknown): ReturnType<typeof batchRequest> {
  const calls = new Map<string, Call>()
  read({
    request: (method, params) => {
      calls.set(JSON.stringify([method, params]), { method, params })
      return new Promise(() => undefined)
    },
  })
  return batchRequest([networkIdCall, ...calls.values()])
}
