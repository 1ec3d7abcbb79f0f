import { isRecord, ownValue } from '@tyto/primitives'
import { callKey } from './callKey'
import type { Requests } from './client'
import { RpcError } from './RpcError'

/** The answer of a node to one call: its result, or its refusal. Plain JSON. */
export type RecordedAnswer = { readonly call: string } & (
  | { readonly result: unknown }
  | { readonly refusal: { readonly code: number | null; readonly message: string } }
)

/** A client that keeps what the node says, so that the same reads can be made again without it. */
export function recordAnswers(client: Requests): {
  readonly client: Requests
  /** All answers so far: plain JSON. */
  answers(): readonly RecordedAnswer[]
} {
  const answers = new Map<string, RecordedAnswer>()
  return {
    answers: () => [...answers.values()],
    client: {
      request: async (method, params, options) => {
        const call = callKey({ method, params })
        try {
          const result = await client.request(method, params, options)
          answers.set(call, { call, result })
          return result
        } catch (error) {
          if (error instanceof RpcError && error.code === 'RpcNodeError') {
            const refusal = { code: error.nodeCode ?? null, message: error.details ?? '' }
            answers.set(call, { call, refusal })
          }
          throw error
        }
      },
    },
  }
}

/**
 * A client that knows recorded answers alone. They may be of any make: what is no answer is passed over, and reads check
 * the rest as they check a node. A call without an answer rejects with `RpcTransport`.
 */
export function replayAnswers(recorded: unknown): Requests {
  const answers = new Map<unknown, unknown>()
  if (Array.isArray(recorded)) for (const answer of recorded) answers.set(ownValue(answer, 'call'), answer)
  return {
    request: async (method, params) => {
      const answer = answers.get(callKey({ method, params }))
      const refusal = ownValue(answer, 'refusal')
      if (isRecord(refusal)) throw refusalOf(method, refusal)
      const result = ownValue(answer, 'result')
      if (result === undefined) throw new RpcError('RpcTransport', `No answer to ${method} is kept.`)
      return result
    },
  }
}

function refusalOf(method: string, refusal: object): RpcError {
  const code = ownValue(refusal, 'code')
  const message = ownValue(refusal, 'message')
  return new RpcError('RpcNodeError', `The node refused ${method}.`, {
    ...(typeof message === 'string' ? { details: message } : {}),
    ...(typeof code === 'number' ? { nodeCode: code } : {}),
  })
}
