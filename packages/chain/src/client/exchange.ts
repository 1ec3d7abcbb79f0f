import { isRecord } from '@tyto/primitives'
import type { Answer } from './answer'
import type { Call, Fetch } from './client'
import type { Clock } from './clock'
import { endpointHost } from './endpoints'
import { limitError, limitErrorOf } from './limits'
import { parseExact } from './parseExact'
import { RpcError } from './RpcError'

/** How much of what a node says stands in an error, in characters: of an answer that is no JSON, of its message. */
const longestExcerpt = 80
const longestMessage = 500

export interface ExchangeOptions {
  readonly url: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
  readonly signal: AbortSignal
}

/**
 * Sends calls as one batch POST (JSON-RPC 2.0) and gives each its answer; a call without a sound answer gets
 * undefined. Throws `RpcError` if the endpoint as a whole failed.
 */
export async function exchange(
  calls: readonly Call[],
  options: ExchangeOptions,
): Promise<readonly (Answer | undefined)[]> {
  const text = await post(batchRequest(calls), options)
  return matchAnswers(parseAnswers(text, options.url), calls.length)
}

/** The HTTP request of one batch. */
export function batchRequest(calls: readonly Call[]): RequestInit & { readonly body: string } {
  const body = calls.map((call, index) => ({
    jsonrpc: '2.0',
    id: String(index + 1),
    method: call.method,
    params: call.params,
  }))
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
}

async function post(request: RequestInit, options: ExchangeOptions): Promise<string> {
  const { fetch, clock, timeoutMs, url } = options
  const host = endpointHost(url)
  const stop = new AbortController()
  const abort = () => stop.abort()
  options.signal.addEventListener('abort', abort, { once: true })
  if (options.signal.aborted) abort()

  const late = new AbortController()
  let isLate = false
  const timer = clock.sleep(timeoutMs, late.signal).then(() => {
    if (late.signal.aborted) return
    isLate = true
    stop.abort()
  })
  const sent = send()
  // A fetch that ignores its signal must not hold us up.
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new RpcError('RpcTransport', 'The request was stopped.', { host }))
    if (stop.signal.aborted) onAbort()
    stop.signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([sent, aborted])
  } catch (error) {
    if (isLate) throw new RpcError('RpcTimeout', `The node did not answer within ${timeoutMs} ms.`, { host })
    throw error
  } finally {
    late.abort()
    options.signal.removeEventListener('abort', abort)
    sent.catch(() => undefined)
    await timer
  }

  async function send(): Promise<string> {
    try {
      const response = await fetch(url, { ...request, signal: stop.signal })
      if (!response.ok) {
        const limit = limitErrorOf(response, { host, now: clock.now() })
        await response.body?.cancel()
        if (limit) throw limit
        throw new RpcError('RpcTransport', 'The node answered with an HTTP error.', {
          host,
          details: `HTTP ${response.status}`,
        })
      }
      return await readLimited(response, options.maxAnswerBytes, host)
    } catch (cause) {
      if (cause instanceof RpcError) throw cause
      throw new RpcError('RpcTransport', 'The node could not be reached.', { host, cause })
    }
  }
}

async function readLimited(response: Response, limit: number, host: string): Promise<string> {
  const tooLarge = () =>
    new RpcError('RpcInvalidAnswer', "The node's answer is too large.", {
      host,
      details: `Limit: ${limit} bytes`,
    })
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parseAnswers(text: string, url: string): readonly unknown[] {
  const host = endpointHost(url)
  let json: unknown
  try {
    json = parseExact(text)
  } catch {
    throw new RpcError('RpcInvalidAnswer', 'The node answered with something that is not JSON.', {
      host,
      details: text.slice(0, longestExcerpt).replace(/\s+/g, ' '),
    })
  }
  if (Array.isArray(json)) return json
  // A refusal of the batch as a whole.
  const refusal = isRecord(json) ? readError(json['error']) : undefined
  const limit = limitError(refusal)
  if (limit) throw limit
  if (refusal)
    throw new RpcError('RpcTransport', 'The node refused the batch.', { host, details: refusal.message })
  throw new RpcError('RpcInvalidAnswer', 'The node did not answer the batch with a list.', { host })
}

/** Answers come in any order, ids as text or number. Two answers for one id are none. */
function matchAnswers(list: readonly unknown[], count: number): (Answer | undefined)[] {
  const answers = Array.from<Answer | undefined>({ length: count })
  const seen = new Set<number>()
  for (const item of list) {
    if (!isRecord(item)) continue
    const id = item['id']
    const index = typeof id === 'string' || typeof id === 'number' ? Number(id) - 1 : -1
    if (!Number.isInteger(index) || index < 0 || index >= count) continue
    answers[index] = seen.has(index) ? undefined : readAnswer(item)
    seen.add(index)
  }
  return answers
}

function readAnswer(item: Readonly<Record<string, unknown>>): Answer | undefined {
  if (item['error'] !== undefined && item['error'] !== null) return readError(item['error'])
  return 'result' in item ? { ok: true, result: item['result'] } : undefined
}

function readError(error: unknown): { ok: false; code: number; message: string } | undefined {
  if (!isRecord(error)) return undefined
  const { code, message } = error
  return {
    ok: false,
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message.slice(0, longestMessage) : 'no message',
  }
}
