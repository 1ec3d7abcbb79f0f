import { callKey } from './callKey'
import type { Client } from './client'
import type { Clock } from './clock'
import type { Pace } from './pace'
import { isWaitedFor, waitFor, type PendingCall } from './pendingCall'

type Delivery = (batch: readonly PendingCall[]) => Promise<void>

/**
 * The queue of a client: calls of one tick are handed on together, in batches that a node takes, and equal ones are one call. `deliver`
 * gives every call of a batch its answer, `deliverAhead` those that were asked ahead of time.
 */
export function createRequestQueue(
  { clock, pace }: { readonly clock: Clock; readonly pace: Pace },
  deliver: Delivery,
  deliverAhead: Delivery,
): Client['request'] {
  let waiting = new Map<string, PendingCall>()

  return async (method, params, { signal, once = false, ahead = false } = {}) => {
    signal?.throwIfAborted()
    return waitFor(enqueue({ method, params, once, ahead }), signal)
  }

  function enqueue(asked: Pick<PendingCall, 'method' | 'params' | 'once' | 'ahead'>): PendingCall {
    const { once } = asked
    const key = callKey(asked)
    const equal = once ? undefined : waiting.get(key)
    if (equal) return equal
    const call: PendingCall = { ...asked, waiters: new Set(), onAbandoned: undefined }
    if (waiting.size === 0) void clock.sleep(0).then(flush)
    waiting.set(once ? `${waiting.size} ${key}` : key, call)
    return call
  }

  function flush(): void {
    const calls = [...waiting.values()].filter(isWaitedFor)
    waiting = new Map()
    const send = (group: readonly PendingCall[], hand: Delivery): void => {
      for (const batch of pace.split(group)) void pace.turn(batch).then(() => hand(batch))
    }
    send(
      calls.filter(({ ahead }) => !ahead),
      deliver,
    )
    send(
      calls.filter(({ ahead }) => ahead),
      deliverAhead,
    )
  }
}
