import { setImmediate } from 'node:timers/promises'
import { largestAnswer, largestBatch, largestBody } from '../bounds'
import { isBoundedJson } from '../jsonBounds'
import type { RpcMethod, RpcNode } from './defineMethod'
import { rpcCode, RpcFailure } from './RpcFailure'

/** After so much time on a batch other work gets its turn, in ms. */
const turn = 10

/** Wording of the chain's server library. */
const text = {
  parseError: 'JSON_PARSE_ERROR: The JSON-Object is not JSON-Valid',
  invalidRequest: 'INVALID_JSON_REQUEST: The JSON sent is not a valid JSON-RPC Request',
  methodNotFound: 'METHOD_NOT_FOUND: The method being requested is not available on this server',
  invalidParams: 'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised',
  answerTooLarge: 'Response is too big',
  batchTooLarge: 'The answers before this one are too big: it was not carried out',
} as const

/** How large the answers to one body are so far, in characters. */
interface Size {
  given: number
}

type Id = string | number | null

interface ErrorAnswer {
  readonly error: { readonly code: number; readonly data: null; readonly message: string }
  readonly id: Id
  readonly jsonrpc: '2.0'
}

interface ResultAnswer {
  readonly id: Id
  readonly jsonrpc: '2.0'
  readonly result: unknown
}

type Answer = ErrorAnswer | ResultAnswer

/**
 * Answers JSON-RPC 2.0 bodies: a text or its parsed value, one request or a batch. Nothing that a body holds makes
 * it throw; `undefined` when the body holds only notifications. `report` is told of failures that are ours.
 */
export function createRpcHandler(
  methods: readonly RpcMethod[],
  node: RpcNode,
  report: (error: unknown) => void,
): (body: unknown) => Promise<unknown> {
  const table = new Map(methods.map((method) => [method.name, method]))

  async function call(request: object, id: Id | undefined, size: Size): Promise<Answer | undefined> {
    try {
      if (size.given > largestAnswer) throw new RpcFailure('tooLarge', text.batchTooLarge)
      const method = table.get(String(Reflect.get(request, 'method')))
      if (method === undefined) throw new RpcFailure('methodNotFound', text.methodNotFound)
      const params: unknown = Object.hasOwn(request, 'params') ? Reflect.get(request, 'params') : []
      if (!Array.isArray(params)) throw new RpcFailure('invalidParams', text.invalidParams)
      const given = method.answer(node, params)
      // What is there at once is measured at once: a batch must not pile up answers before it knows of them.
      const result = given instanceof Promise ? ((await given) as unknown) : given
      const length = JSON.stringify(result)?.length ?? 0
      if (length > largestAnswer) throw new RpcFailure('tooLarge', text.answerTooLarge)
      size.given += length
      return id === undefined ? undefined : { id, jsonrpc: '2.0', result }
    } catch (error) {
      if (!(error instanceof RpcFailure)) report(error)
      return id === undefined ? undefined : failureAnswer(error, id)
    }
  }

  async function answerOne(request: unknown, size: Size): Promise<Answer | undefined> {
    if (!isRequest(request))
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), readId(request))
    return call(request, Object.hasOwn(request, 'id') ? readId(request) : undefined, size)
  }

  async function answerBatch(batch: readonly unknown[]): Promise<readonly Answer[] | Answer | undefined> {
    if (batch.length === 0 || batch.length > largestBatch) {
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), null)
    }
    const answers: Promise<Answer | undefined>[] = []
    const size = { given: 0 }
    let since = performance.now()
    for (const request of batch) {
      if (performance.now() - since > turn) {
        await setImmediate()
        since = performance.now()
      }
      answers.push(answerOne(request, size))
    }
    const given = (await Promise.all(answers)).filter((answer) => answer !== undefined)
    return given.length === 0 ? undefined : given
  }

  return async (body) => {
    let request: unknown
    try {
      request = typeof body === 'string' ? parse(body) : body
    } catch (error) {
      return failureAnswer(error, null)
    }
    return Array.isArray(request) ? answerBatch(request) : answerOne(request, { given: 0 })
  }
}

function parse(body: string): unknown {
  if (body.length > largestBody || !isBoundedJson(body)) {
    throw new RpcFailure('invalidRequest', text.invalidRequest)
  }
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new RpcFailure('parseError', text.parseError)
  }
}

function isRequest(request: unknown): request is object {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return false
  const hasId = !Object.hasOwn(request, 'id') || isId(Reflect.get(request, 'id'))
  return (
    hasId &&
    Object.hasOwn(request, 'jsonrpc') &&
    Reflect.get(request, 'jsonrpc') === '2.0' &&
    Object.hasOwn(request, 'method') &&
    typeof Reflect.get(request, 'method') === 'string'
  )
}

function readId(request: unknown): Id {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return null
  const id: unknown = Reflect.get(request, 'id')
  return isId(id) ? id : null
}

function isId(id: unknown): id is Id {
  return id === null || typeof id === 'string' || typeof id === 'number'
}

function failureAnswer(error: unknown, id: Id): ErrorAnswer {
  const failure =
    error instanceof RpcFailure
      ? { code: error.number, data: null, message: error.shortMessage }
      : { code: rpcCode.internalError, data: null, message: 'Internal error' }
  return { error: failure, id, jsonrpc: '2.0' }
}
