import type { Call } from './client'
import type { Answer } from './answer'
import { limitError } from './limits'
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
  const error = answer.ok ? undefined : refusalOf(call, answer)
  for (const waiter of call.waiters) {
    if (answer.ok) waiter.resolve(answer.result)
    else waiter.reject(error)
  }
  return true
}

export function refuseCall(call: PendingCall, error: RpcError): void {
  for (const waiter of call.waiters) waiter.reject(error)
}

function refusalOf({ method }: Call, { message, code }: Extract<Answer, { ok: false }>): RpcError {
  return new RpcError('RpcNodeError', `The node refused ${method}.`, { details: message, nodeCode: code })
}
