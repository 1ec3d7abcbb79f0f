import { networkIdCall } from './askEndpoint'
import { callKey } from './callKey'
import type { Call, Requests } from './client'
import { batchRequest } from './exchange'

/**
 * The first HTTP requests that a new client sends to an endpoint for a read, so that a page can send them before its code
 * is there: those of the read, then what is foreseen. `read` is called at once, and never gets an answer.
 *
 * @example
 * firstRequests((client) => readRegistry(client, network, name))
 */
export function firstRequests(
  read: (client: Requests) => unknown,
  foreseen: readonly Call[] = [],
): readonly ReturnType<typeof batchRequest>[] {
  const ahead = new Map(foreseen.map((call) => [callKey(call), call]))
  const asked = new Map<string, Call>()
  read({
    request: (method, params) => {
      const call = { method, params }
      const key = callKey(call)
      // A call that is asked first is foreseen no longer; one that is foreseen is asked no second time.
      if (asked.size === 0) ahead.delete(key)
      if (!ahead.has(key)) asked.set(key, call)
      return new Promise(() => undefined)
    },
  })
  return [asked, ahead]
    .filter((calls) => calls.size > 0)
    .map((calls) => batchRequest([networkIdCall, ...calls.values()]))
}
