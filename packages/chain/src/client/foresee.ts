import type { Call, Client, RequestOptions } from './client'
import type { Clock } from './clock'
import { RpcError } from './RpcError'

/** How long an answer may wait for the first one who asks for it, in ms. */
const longestWait = 10_000
/** How long after that it is also given to others who ask the same, in ms: later ones want to know what is new. */
const sharedFor = 3_000

/** The answer to a call that nobody has asked yet. */
interface Foreseen {
  readonly answer: Promise<unknown>
  /** In ms since 1970. */
  arrivedAt?: number
  takenAt?: number
}

/**
 * Sends calls that will likely be asked along with the first one that is asked, so that they need no trips of their own.
 * Whoever asks for one of them soon gets its answer. A call that must be sent once ends it: afterwards all is asked anew.
 */
export function foresee(
  request: Client['request'],
  foreseen: readonly Call[],
  clock: Clock,
): Client['request'] {
  const answers = new Map<string, Foreseen>()
  let isFirst = true

  return (method, params, options = {}) => {
    if (options.once) answers.clear()
    const answer = take(JSON.stringify([method, params]))
    if (answer) return untilAborted(answer, options)
    const asked = request(method, params, options)
    if (isFirst && !options.once) for (const call of foreseen) send(call)
    isFirst = false
    return asked
  }

  function send({ method, params }: Call): void {
    const text = JSON.stringify([method, params])
    const sent: Foreseen = { answer: request(method, params) }
    answers.set(text, sent)
    sent.answer.then(
      () => (sent.arrivedAt = clock.now()),
      (error: unknown) => {
        // A refusal is the node's answer too.
        if (error instanceof RpcError && error.code === 'RpcNodeError') sent.arrivedAt = clock.now()
        else answers.delete(text)
      },
    )
  }

  function take(text: string): Promise<unknown> | undefined {
    const known = answers.get(text)
    if (!known) return undefined
    const now = clock.now()
    const isOld = now - (known.arrivedAt ?? now) > longestWait || now - (known.takenAt ?? now) > sharedFor
    if (isOld) {
      answers.delete(text)
      return undefined
    }
    known.takenAt ??= now
    return known.answer
  }
}

/** The answer, or a rejection with the signal's reason. */
function untilAborted(answer: Promise<unknown>, { signal }: RequestOptions): Promise<unknown> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
