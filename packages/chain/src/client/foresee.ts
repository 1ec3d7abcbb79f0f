import { callKey } from './callKey'
import type { Client, Foresight, RequestOptions } from './client'
import type { Clock } from './clock'
import { RpcError } from './RpcError'
import { whenAborted } from './whenAborted'

/** Nothing was asked for so long: the first reading is over, in ms. */
const quiet = 1_000
/** A first reading that takes longer than this is asked anew, in ms. */
const longestReading = 5_000

/** Reads of the chain itself. Several parts of a page ask for the same ones while it opens. */
const reads: ReadonlySet<string> = new Set([
  'GetSmartContractSubState',
  'GetSmartContractInit',
  'GetBalance',
  'GetNetworkId',
])

/**
 * Sends calls that will likely be asked beside the first one that is asked, so that they need no trips of their own, and
 * no read twice; what got lost on the way is asked again. The answers belong to the first reading: it ends after a pause,
 * after a call that changes the chain, after five seconds, or when `until` says so. Then all is asked anew.
 */
export function foresee(
  request: Client['request'],
  { calls, until }: Foresight,
  clock: Clock,
): Client['request'] {
  const reading = firstReading(clock)
  let hasBegun = false
  until?.addEventListener('abort', reading.end, { once: true })

  return (method, params, options = {}) => {
    if (options.once) reading.end()
    const key = callKey({ method, params })
    const known = reading.find(key)
    const answer = known
      ? untilAborted(known, options).catch((error: unknown) => {
          if (options.signal?.aborted || isRefusal(error)) throw error
          return request(method, params, options)
        })
      : request(method, params, options)
    if (!hasBegun && !options.once && !until?.aborted) begin(key, answer)
    hasBegun = true
    if (!known && reads.has(method)) reading.keep(key, answer)
    reading.watch(answer)
    return answer
  }

  function begin(first: string, firstAnswer: Promise<unknown>): void {
    reading.begin()
    for (const call of calls) {
      const key = callKey(call)
      const answer = key === first ? firstAnswer : request(call.method, call.params, { ahead: true })
      reading.keep(key, answer)
      reading.watch(answer)
    }
  }
}

/** The answers of the first reading, by call; none before it begins and none after its end. */
function firstReading(clock: Clock) {
  const answers = new Map<string, Promise<unknown>>()
  let isOpen = false
  let underWay = 0
  let asked = 0
  return { begin, end, find: (key: string) => answers.get(key), keep, watch }

  function begin(): void {
    isOpen = true
    void clock.sleep(longestReading).then(end)
  }

  function end(): void {
    isOpen = false
    answers.clear()
  }

  /** Hands the answer to whoever asks the same, unless it got lost on the way. */
  function keep(key: string, answer: Promise<unknown>): void {
    if (!isOpen) return
    answers.set(key, answer)
    answer.catch((error: unknown) => {
      if (!isRefusal(error) && answers.get(key) === answer) answers.delete(key)
    })
  }

  /** Ends it when nothing is on its way and nothing more is asked for a while. */
  function watch(answer: Promise<unknown>): void {
    if (!isOpen) return
    underWay++
    asked++
    const settled = () => {
      underWay--
      const before = asked
      void clock.sleep(quiet).then(() => {
        if (underWay === 0 && asked === before) end()
      })
    }
    answer.then(settled, settled)
  }
}

/** A refusal is the node's answer too. */
function isRefusal(error: unknown): boolean {
  return error instanceof RpcError && error.code === 'RpcNodeError'
}

/** The answer, or a rejection with the signal's reason. */
function untilAborted(answer: Promise<unknown>, { signal }: RequestOptions): Promise<unknown> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    const stopListening = whenAborted(signal, stop)
    void answer.then(resolve, reject).finally(stopListening)
  })
}
