import { setImmediate } from 'node:timers/promises'
import { largestAnswer, largestBatch, largestBody, mostOnTheWay } from '../bounds/bounds'
import { isBoundedJson } from '../bounds/jsonBounds'
import type { RpcMethod, RpcNode } from './defineMethod'
import { SequencerError } from '../ledger/sequencer'
import { StoreError } from '../store/StoreError'
import { answerTooLarge, rpcCode, RpcFailure } from './RpcFailure'
import { Quota } from './quota'
import { sequencerFailure, storeFailure } from './storeFailure'

/** After so much time on a batch other work gets its turn, in ms. */
const turn = 10

/** Wording of the chain's server library. */
const text = {
  parseError: 'JSON_PARSE_ERROR: The JSON-Object is not JSON-Valid',
  invalidRequest: 'INVALID_JSON_REQUEST: The JSON sent is not a valid JSON-RPC Request',
  methodNotFound: 'METHOD_NOT_FOUND: The method being requested is not available on this server',
  invalidParams: 'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised',
  batchTooLarge: 'The answers before this one are too big: it was not carried out',
  notAllowed: 'This method is for programs of the same machine and for the page of the network itself',
  tooMuchInWork: 'Too many answers are being made: it was not carried out',
  limitReached: 'Limit exceeded: ask again in a second',
  ofEthereum: 'Methods of Ethereum (eth_) are not answered: this network has accounts of Zilliqa alone.',
} as const

/** Transactions of one batch are stored together, so none is waited for before the next is taken. */
const sendMethod = 'CreateTransaction'

/** Who sent a body. */
export interface RpcCaller {
  /** Whether it may call the methods of whoever runs the network. */
  readonly mayRule: boolean
  /** Whose calls are counted together; where it is left out, nobody counts. */
  readonly address?: string | undefined
}

const anybody: RpcCaller = { mayRule: false }

/** One body: who sent it, and how large the answers to it are so far, in characters. */
interface Body extends RpcCaller {
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
): (body: unknown, caller?: RpcCaller) => Promise<unknown> {
  const handler = new RpcHandler(methods, node, report)
  return (body, caller = anybody) => handler.answer(body, caller)
}

class RpcHandler {
  readonly #table: ReadonlyMap<string, RpcMethod>
  readonly #node: RpcNode
  readonly #report: (error: unknown) => void
  readonly #quota: Quota
  /** Characters of the answers to all bodies that are still being answered. */
  #inWork = 0

  constructor(methods: readonly RpcMethod[], node: RpcNode, report: (error: unknown) => void) {
    this.#table = new Map(methods.map((method) => [method.name, method]))
    this.#node = node
    this.#report = report
    this.#quota = new Quota(node.rules.facts.requests, () => performance.now())
  }

  async answer(body: unknown, { mayRule, address }: RpcCaller): Promise<unknown> {
    let request: unknown
    try {
      request = typeof body === 'string' ? parse(body) : body
    } catch (error) {
      return failureAnswer(error, null)
    }
    const from = { given: 0, mayRule, address }
    try {
      return await (Array.isArray(request)
        ? this.#answerBatch(request, from)
        : this.#answerOne(request, from))
    } finally {
      this.#inWork -= from.given
    }
  }

  async #answerBatch(batch: readonly unknown[], from: Body): Promise<readonly Answer[] | Answer | undefined> {
    if (batch.length === 0 || batch.length > largestBatch) {
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), null)
    }
    const answers: Promise<Answer | undefined>[] = []
    let since = performance.now()
    for (const request of batch) {
      if (performance.now() - since > turn) {
        await setImmediate()
        since = performance.now()
      }
      const answer = this.#answerOne(request, from)
      answers.push(answer)
      // An answer is measured before the next one: a batch must not pile up answers before it knows their size.
      if (!isSend(request)) await answer
    }
    const given = (await Promise.all(answers)).filter((answer) => answer !== undefined)
    return given.length === 0 ? undefined : given
  }

  async #answerOne(request: unknown, from: Body): Promise<Answer | undefined> {
    if (!isRequest(request))
      return failureAnswer(new RpcFailure('invalidRequest', text.invalidRequest), readId(request))
    const id = Object.hasOwn(request, 'id') ? readId(request) : undefined
    try {
      const result = await this.#call(request, from)
      return id === undefined ? undefined : { id, jsonrpc: '2.0', result }
    } catch (error) {
      if (!(error instanceof RpcFailure)) this.#report(error)
      const told =
        error instanceof StoreError
          ? storeFailure(error)
          : error instanceof SequencerError
            ? sequencerFailure(error)
            : error
      return id === undefined ? undefined : failureAnswer(told, id)
    }
  }

  /** The result of one request. Throws `RpcFailure` for what the caller did, and whatever the network failed with. */
  async #call(request: object, from: Body): Promise<unknown> {
    if (from.given > largestAnswer) throw new RpcFailure('tooLarge', text.batchTooLarge)
    if (this.#inWork > mostOnTheWay) throw new RpcFailure('tooLarge', text.tooMuchInWork)
    const name = String(Reflect.get(request, 'method'))
    if (from.address !== undefined && !this.#quota.takes(from.address, name))
      throw new RpcFailure('limitReached', text.limitReached)
    const method = this.#table.get(name)
    if (method === undefined) {
      const why = /^(?:eth|web3|net)_/.test(name) ? text.ofEthereum : text.methodNotFound
      throw new RpcFailure('methodNotFound', why)
    }
    if (method.isAdmin && !from.mayRule) throw new RpcFailure('misc', text.notAllowed)
    const params: unknown = Object.hasOwn(request, 'params') ? Reflect.get(request, 'params') : []
    if (!Array.isArray(params)) throw new RpcFailure('invalidParams', text.invalidParams)
    const result = await method.answer(this.#node, params)
    const length = JSON.stringify(result)?.length ?? 0
    if (length > largestAnswer) throw answerTooLarge()
    from.given += length
    this.#inWork += length
    return result
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

function isSend(request: unknown): boolean {
  return isRequest(request) && Reflect.get(request, 'method') === sendMethod
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
