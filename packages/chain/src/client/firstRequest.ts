import { networkIdCall } from './askEndpoint'
import type { Call, Requests } from './client'
import { batchRequest } from './exchange'

/**
 * The first HTTP request that a new client sends to an endpoint for a read, so that a page can send it before its code
 * is there. `read` is called at once, and never gets an answer; `foreseen` is what the client will be given.
 *
 * @example
 * firstRequest((client) => readRegistry(client, network, name))
 */
export function firstRequest(
  read: (client: Requests) => unknown,
  foreseen: readonly Call[] = [],
): ReturnType<typeof batchRequest> {
  const calls = new Map<string, Call>()
  read({
    request: (method, params) => {
      const added = calls.size === 0 ? [{ method, params }, ...foreseen] : [{ method, params }]
      for (const call of added) {
        const text = JSON.stringify([call.method, call.params])
        if (!calls.has(text)) calls.set(text, call)
      }
      return new Promise(() => undefined)
    },
  })
  return batchRequest([networkIdCall, ...calls.values()])
}
