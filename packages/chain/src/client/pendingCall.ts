import type { Call } from './client'
import type { Answer } from './exchange'
import { RpcError } from './RpcError'
import { whenAborted } from './whenAborted'

/** Somebody who waits for a call's answer. */
interface Waiter {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A call on its way, with all who asked for it. Nobody waits any more once it has an answer, or all have given it up. */
export interface PendingCall extends Call {
  /** Must not be sent twice: no second endpoint, no retry. */
  readonly once: boolean
  /** Travels in a batch of its own. */
  readonly ahead: boolean
  readonly waiters: Set<Waiter>
  /** Told when the last one who waited has given the call up. */
  onAbandoned: (() => void) | undefined
}

/** A node's words for "ask somebody else, or later": its limit is reached. Those of Zilliqa 2 say it with the second one. */
const limitExceeded: ReadonlySet<number> = new Set([-32005, -32000])

/** Waits for a call's answer. Rejects with the call's `RpcError`, or with the signal's reason. */
export function waitFor(call: PendingCall, signal?: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      call.waiters.delete(waiter)
      stopListening?.()
    }
    const onAbort = () => {
      leave()
      reject(signal?.reason)
      if (call.waiters.size === 0) call.onAbandoned?.()
    }
    const waiter: Waiter = {
      resolve: (result) => {
        leave()
        resolve(result)
      },
      reject: (error) => {
        leave()
        reject(error)
      },
    }
    call.waiters.add(waiter)
    const stopListening = signal && whenAborted(signal, onAbort)
  })
}

export function isWaitedFor(call: PendingCall): boolean {
  return call.waiters.size > 0
}

/** Gives a call its answer; false if there is none, or one that another endpoint may better. */
export function settleCall(call: PendingCall, answer: Answer | undefined): boolean {
  if (answer === undefined || limitError(answer)) return false
  const error = answer.ok ? undefined : nodeError(answer, `The node refused ${call.method}.`)
  for (const waiter of call.waiters) {
    if (answer.ok) waiter.resolve(answer.result)
    else waiter.reject(error)
  }
  return true
}

export function refuseCall(call: PendingCall, error: RpcError): void {
  for (const waiter of call.waiters) waiter.reject(error)
}

/** The error of an answer that says that the node takes no more calls; undefined for any other answer. */
export function limitError(answer: Answer | undefined): RpcError | undefined {
  if (answer === undefined || answer.ok || !limitExceeded.has(answer.code)) return undefined
  return nodeError(answer, 'The node takes no more calls from here for now.')
}

/** Does it say that the node takes no more calls for now? */
export function isLimitError({ nodeCode }: RpcError): boolean {
  return nodeCode !== undefined && limitExceeded.has(nodeCode)
}

function nodeError(answer: Extract<Answer, { ok: false }>, shortMessage: string): RpcError {
  return new RpcError('RpcNodeError', shortMessage, { details: answer.message, nodeCode: answer.code })
}
