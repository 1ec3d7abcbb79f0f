import type { Client, ClientOptions, ClientStatus, RequestOptions } from './client'
import { systemClock } from './clock'
import {
  createEndpoints,
  endpointHost,
  inOrderOfTrust,
  noteFailure,
  noteSuccess,
  type Endpoint,
} from './endpoints'
import { exchange, type Answer, type Call } from './exchange'
import { RpcError } from './RpcError'

/** Somebody who waits for a call's answer. */
interface Waiter {
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface PendingCall extends Call {
  readonly once: boolean
  readonly waiters: Set<Waiter>
}

const networkIdCall: Call = { method: 'GetNetworkId', params: [''] }
/** Nodes limit the length of a batch. */
const longestBatch = 50
const firstBackoff = 250
/** A node's word for "ask somebody else": its limit is reached. */
const limitExceeded = -32005

/** Makes the client of one network. See `Client`. */
export function createClient(options: ClientOptions): Client {
  const {
    chainId,
    fetch,
    timeoutMs = 8_000,
    deadlineMs = 20_000,
    retries = 1,
    maxAnswerBytes = 8 * 1024 * 1024,
    clock = systemClock,
    random = Math.random,
  } = options
  const endpoints = createEndpoints(options.endpoints)
  const listeners = new Set<() => void>()
  let waiting = new Map<string, PendingCall>()
  let status: ClientStatus = {
    state: 'unknown',
    endpoint: null,
    lastSuccessAt: null,
    latencyMs: null,
    endpoints: endpointStatuses(),
  }

  return {
    chainId,
    request,
    probe: async () => {
      await Promise.all(endpoints.map(probeEndpoint))
      if (!endpoints.some((endpoint) => endpoint.health === 'healthy')) publish({ state: 'offline' })
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  function request(
    method: string,
    params: readonly unknown[],
    { signal, once = false }: RequestOptions = {},
  ) {
    return new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const call = enqueue(method, params, once)
      const settle = () => {
        call.waiters.delete(waiter)
        signal?.removeEventListener('abort', onAbort)
      }
      const onAbort = () => {
        settle()
        reject(signal?.reason)
        if (call.waiters.size === 0) onAbandoned.get(call)?.()
      }
      const waiter: Waiter = {
        resolve: (result) => {
          settle()
          resolve(result)
        },
        reject: (error) => {
          settle()
          reject(error)
        },
      }
      call.waiters.add(waiter)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  /** Puts a call into the batch of this tick; an equal call that waits there is joined. */
  function enqueue(method: string, params: readonly unknown[], once: boolean): PendingCall {
    const text = JSON.stringify([method, params])
    const equal = once ? undefined : waiting.get(text)
    if (equal) return equal
    const call: PendingCall = { method, params, once, waiters: new Set() }
    if (waiting.size === 0) void clock.sleep(0).then(flush)
    waiting.set(once ? `${waiting.size} ${text}` : text, call)
    return call
  }

  function flush(): void {
    const calls = [...waiting.values()].filter((call) => call.waiters.size > 0)
    waiting = new Map()
    for (let start = 0; start < calls.length; start += longestBatch) {
      void deliver(calls.slice(start, start + longestBatch))
    }
  }

  /** Goes from endpoint to endpoint until every call has an answer, or gives up with the last error. Never rejects. */
  async function deliver(calls: readonly PendingCall[]): Promise<void> {
    const giveUpAt = clock.now() + deadlineMs
    let open = calls
    let lastError = new RpcError('RpcTransport', 'No endpoint is known for this network.')
    wakeFailingEndpoints()
    for (let round = 0; round <= retries; round++) {
      if (clock.now() >= giveUpAt) break
      if (round > 0) await clock.sleep(firstBackoff * 2 ** (round - 1) * (0.5 + random()))
      for (const endpoint of inOrderOfTrust(endpoints)) {
        open = open.filter((call) => call.waiters.size > 0)
        if (open.length === 0) return
        if (clock.now() >= giveUpAt) break
        try {
          const answers = await ask(endpoint, open)
          open = open.filter((call, index) => !settle(call, answers[index]))
          if (open.length === 0) return
          lastError = answers.map(limitError).find((error) => error !== undefined) ?? noAnswer(endpoint)
        } catch (error) {
          if (open.every((call) => call.waiters.size === 0)) return
          lastError = asRpcError(error)
          fail(endpoint, lastError)
        }
        open = open.filter((call) => !(call.once && refuse(call, lastError)))
      }
    }
    if (inOrderOfTrust(endpoints)[0]?.health !== 'healthy') publish({ state: 'offline' })
    for (const call of open) refuse(call, lastError)
  }

  /** One batch to one endpoint; an endpoint that we do not know yet is asked for its network along with it. */
  async function ask(
    endpoint: Endpoint,
    calls: readonly PendingCall[],
  ): Promise<readonly (Answer | undefined)[]> {
    const abandoned = new AbortController()
    const stopIfAbandoned = () => {
      if (calls.every((call) => call.waiters.size === 0)) abandoned.abort()
    }
    for (const call of calls) onAbandoned.set(call, stopIfAbandoned)
    const startedAt = clock.now()
    const mustVerify = !endpoint.isVerified
    const answers = await exchange(mustVerify ? [networkIdCall, ...calls] : calls, {
      url: endpoint.url,
      fetch,
      clock,
      timeoutMs,
      maxAnswerBytes,
      signal: abandoned.signal,
    })
    if (mustVerify) checkNetwork(endpoint, answers[0])
    noteSuccess(endpoint)
    const now = clock.now()
    publish({ state: 'online', endpoint: endpoint.url, lastSuccessAt: now, latencyMs: now - startedAt })
    return mustVerify ? answers.slice(1) : answers
  }

  function checkNetwork(endpoint: Endpoint, answer: Answer | undefined): void {
    const host = endpointHost(endpoint.url)
    if (!answer?.ok || (typeof answer.result !== 'string' && typeof answer.result !== 'number')) {
      throw new RpcError('RpcInvalidAnswer', 'The node does not say which network it serves.', { host })
    }
    if (String(answer.result) === String(chainId)) return
    throw new RpcError('RpcWrongNetwork', 'The node serves another network.', {
      host,
      details: `Expected ${chainId}, got ${String(answer.result).slice(0, 20)}`,
    })
  }

  /** While others work, an endpoint whose pause is over is probed beside the traffic, so that nobody waits for it. */
  function wakeFailingEndpoints(): void {
    const now = clock.now()
    if (!endpoints.some((endpoint) => endpoint.health === 'healthy')) return
    for (const endpoint of endpoints) {
      const isFailing = endpoint.health === 'failing' || endpoint.health === 'wrong network'
      if (isFailing && now >= endpoint.retryAt) void probeEndpoint(endpoint)
    }
  }

  async function probeEndpoint(endpoint: Endpoint): Promise<void> {
    if (endpoint.isProbed) return
    endpoint.isProbed = true
    try {
      const signal = new AbortController().signal
      const options = { url: endpoint.url, fetch, clock, timeoutMs, maxAnswerBytes, signal }
      const answers = await exchange([networkIdCall], options)
      checkNetwork(endpoint, answers[0])
      noteSuccess(endpoint)
      publish(
        status.state === 'online'
          ? {}
          : { state: 'online', endpoint: endpoint.url, lastSuccessAt: clock.now() },
      )
    } catch (error) {
      fail(endpoint, asRpcError(error))
    } finally {
      endpoint.isProbed = false
    }
  }

  function fail(endpoint: Endpoint, error: RpcError): void {
    noteFailure(endpoint, error.code === 'RpcWrongNetwork' ? 'wrong network' : 'failing', clock.now())
    publish({})
  }

  function publish(change: Partial<ClientStatus>): void {
    status = { ...status, ...change, endpoints: endpointStatuses() }
    for (const listener of listeners) listener()
  }

  function endpointStatuses() {
    return endpoints.map(({ url, health }) => ({ url, health }))
  }
}

/** How a call that nobody waits for any more stops the batch it travels in. */
const onAbandoned = new WeakMap<PendingCall, () => void>()

/** Gives a call its answer; false if there is none, or one that another endpoint may better. */
function settle(call: PendingCall, answer: Answer | undefined): boolean {
  if (answer === undefined || limitError(answer)) return false
  const error = answer.ok ? undefined : nodeError(answer, `The node refused ${call.method}.`)
  for (const waiter of call.waiters) {
    if (answer.ok) waiter.resolve(answer.result)
    else waiter.reject(error)
  }
  return true
}

function limitError(answer: Answer | undefined): RpcError | undefined {
  if (answer === undefined || answer.ok || answer.code !== limitExceeded) return undefined
  return nodeError(answer, 'The node takes no more calls from here for now.')
}

function nodeError(answer: Extract<Answer, { ok: false }>, shortMessage: string): RpcError {
  return new RpcError('RpcNodeError', shortMessage, { details: answer.message, nodeCode: answer.code })
}

function noAnswer(endpoint: Endpoint): RpcError {
  return new RpcError('RpcInvalidAnswer', 'The node left a call of the batch without an answer.', {
    host: endpointHost(endpoint.url),
  })
}

function refuse(call: PendingCall, error: RpcError): true {
  for (const waiter of call.waiters) waiter.reject(error)
  return true
}

function asRpcError(error: unknown): RpcError {
  return error instanceof RpcError
    ? error
    : new RpcError('RpcTransport', 'The node could not be reached.', { cause: error })
}
