import { askEndpoint, type AskOptions } from './askEndpoint'
import { endpointHost, inOrderOfTrust, type Endpoint } from './endpoints'
import type { Answer } from './answer'
import type { Health } from './health'
import { isLimitError, limitError } from './limits'
import { isWaitedFor, refuseCall, settleCall, type PendingCall } from './pendingCall'
import { asRpcError, RpcError } from './RpcError'
import type { Pace } from './pace'

export interface FailoverOptions extends AskOptions {
  /** No further endpoint is tried after so many ms. */
  readonly deadlineMs: number
  /** How often all endpoints are gone through again once all have failed. */
  readonly retries: number
  /** By which calls are counted, those that are asked again too. */
  readonly pace: Pace
  /** In [0, 1), for the jitter of waits. */
  readonly random: () => number
}

/** The pause before all endpoints are gone through for the second time, in ms; it doubles with each time after. */
const firstBackoff = 250
/** So often all are asked again whose limit is reached, each time once it is over, while they take nothing at all. */
const mostLimitRounds = 3

/** Goes from endpoint to endpoint until every call has an answer, or gives up with the last error. Never rejects. */
export async function deliver(
  calls: readonly PendingCall[],
  endpoints: readonly Endpoint[],
  health: Health,
  options: FailoverOptions,
): Promise<void> {
  const { clock, deadlineMs, pace, retries } = options
  const giveUpAt = clock.now() + deadlineMs
  let open = calls
  let lastError = new RpcError('RpcTransport', 'No endpoint is known for this network.')
  health.wakeFailing()
  let taken = pace.taken
  for (let round = 0; round <= (isLimitError(lastError) ? mostLimitRounds : retries); round++) {
    const wait = round === 0 ? 0 : pauseBefore(round, lastError, options)
    if (clock.now() + wait >= giveUpAt) break
    if (round > 0) {
      // Other calls would be denied meanwhile too, and wait as long.
      if (isLimitError(lastError)) pace.rest(wait)
      else await clock.sleep(wait)
      await pace.turn(open)
    }
    for (const endpoint of inOrderOfTrust(endpoints)) {
      open = open.filter(isWaitedFor)
      if (open.length === 0) return
      if (clock.now() >= giveUpAt) break
      try {
        const answers = await ask(endpoint, open, health, options)
        open = open.filter((call, index) => !settleCall(call, answers[index]))
        if (open.length === 0) return
        lastError = answers.map(limitError).find((error) => error !== undefined) ?? noAnswer(endpoint)
      } catch (error) {
        if (!open.some(isWaitedFor)) return
        lastError = asRpcError(error)
        health.failed(endpoint, lastError)
      }
      for (const call of open) if (call.once) refuseCall(call, lastError)
      open = open.filter((call) => !call.once)
    }
    // Of many that ask, the nodes take some each time: so long all go on.
    if (isLimitError(lastError) && pace.taken > taken) round = 0
    taken = pace.taken
  }
  if (inOrderOfTrust(endpoints)[0]?.health !== 'healthy') health.gaveUp()
  for (const call of open) refuseCall(call, lastError)
}

/** Waits as long as the limit says that the node told of; else the pauses double. */
function pauseBefore(round: number, error: RpcError, { random, pace }: FailoverOptions): number {
  return isLimitError(error)
    ? (error.limit?.pauseMs ?? pace.rules.pauseMs) * (1 + random() / 4)
    : firstBackoff * 2 ** (round - 1) * (0.5 + random())
}

/**
 * Gives calls that were asked ahead of time their answers, from the first endpoint alone. A failure says nothing of the
 * endpoint: whoever needs an answer asks again. Never rejects.
 */
export async function deliverAhead(
  calls: readonly PendingCall[],
  endpoints: readonly Endpoint[],
  health: Health,
  options: FailoverOptions,
): Promise<void> {
  const [endpoint] = inOrderOfTrust(endpoints)
  let error = new RpcError('RpcTransport', 'No endpoint is known for this network.')
  let open = calls
  if (endpoint) {
    try {
      const answers = await ask(endpoint, calls, health, options)
      open = calls.filter((call, index) => !settleCall(call, answers[index]))
      error = noAnswer(endpoint)
    } catch (thrown) {
      error = asRpcError(thrown)
    }
  }
  for (const call of open) refuseCall(call, error)
}

/** Asks one endpoint, and stops when nobody waits for any of the calls any more. */
async function ask(
  endpoint: Endpoint,
  calls: readonly PendingCall[],
  health: Health,
  options: FailoverOptions,
): Promise<readonly (Answer | undefined)[]> {
  const abandoned = new AbortController()
  for (const call of calls) {
    call.onAbandoned = () => {
      if (!calls.some(isWaitedFor)) abandoned.abort()
    }
  }
  const startedAt = options.clock.now()
  const answering = askEndpoint(endpoint, calls, options, abandoned.signal)
  options.pace.follow(answering)
  const answers = await answering
  health.answered(endpoint, options.clock.now() - startedAt)
  return answers
}

function noAnswer(endpoint: Endpoint): RpcError {
  return new RpcError('RpcInvalidAnswer', 'The node left a call of the batch without an answer.', {
    host: endpointHost(endpoint.url),
  })
}
