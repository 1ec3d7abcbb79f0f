import { setImmediate } from 'node:timers/promises'
import type { RpcMethod, RpcNode } from './defineMethod'
import { rpcCode, RpcFailure } from './RpcFailure'

/** Longer bodies are not parsed, in characters. */
const longestBody = 16_000_000
const largestBatch = 1_000
/** After this many requests of a batch other work gets its turn. */
const turn = 32

/** Wording of the chain's server library. */
const text = {
  parseError: 'JSON_PARSE_ERROR: The JSON-Object is not JSON-Valid',
  invalidRequest: 'INVALID_JSON_REQUEST: The JSON sent is not a valid JSON-RPC Request',
  methodNotFound: 'METHOD_NOT_FOUND: The method being requested is not available on this server',
  invalidParams: 'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised',
} as const

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

  async function call(request: object, id: Id | undefined): Promise<Answer | undefined> {
    try {
      const method = table.get(String(Reflect.get(request, 'method')))
      if (method === undefined) throw new RpcFailure('methodNotFound', text.methodNotFound)
      const params: unknown = Object.hasOwn(request, 'params') ? Reflect.get(request, 'params') : []
      if (!Array.isArray(params)) throw new RpcFailure('invalidParams', text.invalidParams)
      const result = await method.answer(node, params)
      return id === undefined ? undefined : { id, jsonrpc: '2.0', result }
    } catch (error) {
      if (!(error instanceof RpcFailure)) report(error)
      return id === undefined ? undefined : failureAnswer(error, id)
    }
  }

  async function answerOne(request: unknown): Promise<Answer | undefined> {
    if (!isRequest(request))
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), readId(request))
    return call(request, Object.hasOwn(request, 'id') ? readId(request) : undefined)
  }

  async function answerBatch(batch: readonly unknown[]): Promise<readonly Answer[] | Answer | undefined> {
    if (batch.length === 0 || batch.length > largestBatch) {
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), null)
    }
    const answers: Promise<Answer | undefined>[] = []
    for (const [index, request] of batch.entries()) {
      if (index > 0 && index % turn === 0) await setImmediate()
      answers.push(answerOne(request))
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
    return Array.isArray(request) ? answerBatch(request) : answerOne(request)
  }
}

function parse(body: string): unknown {
  if (body.length > longestBody) throw new RpcFailure('invalidRequest', text.invalidRequest)
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
