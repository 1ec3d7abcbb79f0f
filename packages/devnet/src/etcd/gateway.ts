import { request as requestHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as requestHttps, Agent as HttpsAgent } from 'node:https'
import { SequencerError } from '../ledger/sequencer'
import { linesOf } from './lines'

/** How etcd is reached. */
export interface EtcdAccess {
  /** The clients' addresses of its members, http://a:2379. */
  readonly endpoints: readonly string[]
  readonly user?: { readonly name: string; readonly password: string } | undefined
  /** PEM texts: the authority that signed its members' certificates, and a certificate of our own. */
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string } | undefined
}

/** How long one member is waited for, and all of them together, in ms. */
const memberPatience = 2_000
const wholePatience = 6_000
/** Between two rounds over all members, in ms. */
const roundPause = 100

/** Bytes of one answer. */
const largestAnswer = 16_000_000

/** Codes of gRPC: a bad argument, no permission and what is not so now no other member would answer differently. */
const invalidArgument = 3
const refusals: ReadonlySet<number> = new Set([invalidArgument, 7, 9])
/** A revision that is not there: given up, or not yet reached. */
const outOfRange = 11
const unauthenticated = 16
const badRequest = 400
/** Characters of a refusal. */
const mostWords = 300

/** An answer of etcd that is no result. */
class EtcdRefusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The revision that was asked for is not kept any more. */
export class RevisionGone extends Error {}

/** More than is read at once: ask for less. */
export class AnswerTooLarge extends Error {}

/** A stream did not go on, for whatever reason on its way: another one may. */
export class StreamBroken extends Error {}

/**
 * Requests to etcd over its JSON gateway. A member that does not answer is followed by the next one, so that a write may have been
 * done although its answer did not come: writes here are such that doing them twice does no harm.
 */
export class EtcdGateway {
  readonly #access: EtcdAccess
  readonly #http = new HttpAgent({ keepAlive: true })
  readonly #https: HttpsAgent
  readonly #ending = new AbortController()
  #at = 0
  #token: string | undefined

  constructor(access: EtcdAccess) {
    this.#access = access
    this.#https = new HttpsAgent({ keepAlive: true, ...access.tls })
  }

  /**
   * The answer to a request. Throws `SequencerError`: NoMajority where nobody gives one in time, Refused with the words of etcd;
   * `RevisionGone`, and `AnswerTooLarge`.
   */
  async ask(path: string, body: object, patience = wholePatience): Promise<unknown> {
    const end = performance.now() + patience
    for (let tries = 0; ; tries++) {
      try {
        return await this.#askMember(path, body, AbortSignal.timeout(memberPatience))
      } catch (error) {
        if (error instanceof AnswerTooLarge) throw error
        if (error instanceof EtcdRefusal) this.#throwIfFinal(error)
        this.#next(error)
        if (performance.now() > end || this.#ending.signal.aborted) throw noMajority(error)
        if (tries % this.#access.endpoints.length === this.#access.endpoints.length - 1)
          await pause(roundPause)
      }
    }
  }

  /** The values of a stream. Throws `StreamBroken` where it ends, breaks or is aborted. */
  async *stream(path: string, body: object, signal: AbortSignal): AsyncGenerator<unknown> {
    const either = AbortSignal.any([signal, this.#ending.signal])
    try {
      const response = await this.#open(path, body, either).catch((error: unknown) => {
        this.#next(error)
        throw error
      })
      const parts = response.setEncoding('utf8') as AsyncIterable<string>
      for await (const line of linesOf(parts)) yield resultOf(JSON.parse(line))
    } catch (cause) {
      throw new StreamBroken(String(cause), { cause })
    }
    throw new StreamBroken('The stream ended')
  }

  /** From now on another member is asked first. */
  turnAway(): void {
    this.#at = (this.#at + 1) % this.#access.endpoints.length
  }

  close(): void {
    this.#ending.abort()
    this.#http.destroy()
    this.#https.destroy()
  }

  #throwIfFinal(error: EtcdRefusal): void {
    if (error.code === outOfRange) throw new RevisionGone(error.message)
    if (refusals.has(error.code) && !isStale(error)) throw refused(error)
  }

  #next(error: unknown): void {
    if (error instanceof EtcdRefusal && isStale(error)) this.#token = undefined
    this.turnAway()
  }

  async #askMember(path: string, body: object, signal: AbortSignal): Promise<unknown> {
    const response = await this.#open(path, body, AbortSignal.any([signal, this.#ending.signal]))
    return JSON.parse(await textOf(response)) as unknown
  }

  async #open(path: string, body: object, signal: AbortSignal): Promise<IncomingMessage> {
    const { user } = this.#access
    if (user !== undefined && this.#token === undefined) {
      const answer = await this.#post('/v3/auth/authenticate', user, signal, undefined)
      const { token } = JSON.parse(await textOf(answer)) as { readonly token: string }
      this.#token = token
    }
    return this.#post(path, body, signal, this.#token)
  }

  async #post(
    path: string,
    body: object,
    signal: AbortSignal,
    token: string | undefined,
  ): Promise<IncomingMessage> {
    const url = new URL(path, this.#access.endpoints[this.#at])
    const [request, agent] =
      url.protocol === 'https:' ? [requestHttps, this.#https] : [requestHttp, this.#http]
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers, signal }, resolve)
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
    if (response.statusCode === 200) return response
    throw refusalOf(await textOf(response), response.statusCode ?? 0)
  }
}

/** In its own words, which are JSON unless the door of the gateway itself refuses. */
function refusalOf(text: string, status: number): EtcdRefusal {
  try {
    const { code, error, message } = JSON.parse(text) as Failure
    return new EtcdRefusal(code ?? 0, message ?? error ?? 'etcd refuses')
  } catch {
    return new EtcdRefusal(status === badRequest ? invalidArgument : 0, text.trim().slice(0, mostWords))
  }
}

interface Failure {
  readonly code?: number
  readonly error?: string
  readonly message?: string
}

/** A stream says failures in its lines. */
function resultOf(line: unknown): unknown {
  const { result, error } = line as {
    readonly result?: unknown
    readonly error?: { readonly grpc_code?: number }
  }
  if (error !== undefined) throw new EtcdRefusal(error.grpc_code ?? 0, JSON.stringify(error))
  return result
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestAnswer) throw new AnswerTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Whether etcd asks anew who one is: it forgot, or users and rights were changed since. */
function isStale({ code, message }: EtcdRefusal): boolean {
  return code === unauthenticated || message.includes('revision of auth store is old')
}

/** Whether another try may do: nobody answers now, etcd refuses until somebody lets this machine in, or a stream broke. */
export function mayPass(error: unknown): boolean {
  if (error instanceof SequencerError) return error.code === 'NoMajority' || error.code === 'Refused'
  return error instanceof StreamBroken
}

function refused(cause: EtcdRefusal): SequencerError {
  return new SequencerError('Refused', `etcd does not let this machine in: ${cause.message}.`, {
    cause,
    metaMessages: [
      'Who it is to etcd say TYTO_ETCD_USER, TYTO_ETCD_PASSWORD and its certificate (docs/scale.md).',
    ],
  })
}

function noMajority(cause: unknown): SequencerError {
  return new SequencerError('NoMajority', 'No majority of etcd answers: nothing is taken.', {
    cause,
    metaMessages: [`The last try: ${cause instanceof Error ? cause.message : String(cause)}`],
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
