import type { RequestRules } from '../rules/ruleSets'
import type { Clock } from './clock'
import type { Pace } from './pace'

/** `fetch` of a browser or of Node. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** One call of JSON-RPC. */
export interface Call {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The calls that will likely be asked soon, and until when an answer of the first request is still news. */
export interface Foresight {
  readonly calls: readonly Call[]
  /** Ends it: from then on everything is asked anew. */
  readonly until?: AbortSignal
}

export interface ClientOptions {
  /** URLs in the order of preference, at least one. */
  readonly endpoints: readonly string[]
  /** The right answer to `GetNetworkId`: an endpoint of another chain is not used. */
  readonly chainId: number
  readonly fetch: Fetch
  /**
   * The number of calls that its nodes take of one address; those before Zilliqa 2 count nothing. A `Pace` is shared with
   * other clients of these nodes.
   */
  readonly requests?: RequestRules | Pace
  /** How long one endpoint may take for one batch, in ms. Default 8,000. */
  readonly timeoutMs?: number
  /** No further endpoint is tried after so many ms. Default 20,000. */
  readonly deadlineMs?: number
  /** How often all endpoints are gone through again once all have failed. Default 1. */
  readonly retries?: number
  /** An answer larger than this is refused. Default 8 MiB. */
  readonly maxAnswerBytes?: number
  /**
   * For a page that opens: what will likely be asked soon travels with the first call, and no read is asked twice. Without
   * it every read is asked anew.
   */
  readonly foresight?: Foresight
  readonly clock?: Clock
  /** In [0, 1), for the jitter of waits. */
  readonly random?: () => number
}

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** For calls that must not be sent twice (CreateTransaction): no second endpoint, no retry. */
  readonly once?: boolean
  /** Asked ahead of time: it travels in a batch of its own, whose failure is nobody else's. */
  readonly ahead?: boolean
}

export type EndpointHealth = 'untried' | 'healthy' | 'failing' | 'wrong network'

export interface EndpointStatus {
  readonly url: string
  readonly health: EndpointHealth
}

/** The facts that the network badge shows. A new object after each change, the same one in between. */
export interface ClientStatus {
  readonly state: 'unknown' | 'online' | 'offline'
  /** The endpoint that answered last. */
  readonly endpoint: string | null
  /** When an endpoint answered last, in ms since 1970: the age of what is shown. */
  readonly lastSuccessAt: number | null
  /** How long the last answer took, in ms. */
  readonly latencyMs: number | null
  readonly endpoints: readonly EndpointStatus[]
}

/** A JSON-RPC client of one network. Answers are untrusted: `request` gives unknown JSON, typed reads check it. */
export interface Client {
  readonly chainId: number
  /**
   * Calls a method. Requests of one tick travel as one batch, equal ones once. Rejects with `RpcError`, or with the
   * signal's reason.
   */
  request(method: string, params: readonly unknown[], options?: RequestOptions): Promise<unknown>
  /** Each endpoint by itself, to compare what they say; none where there are fewer than two. */
  witnesses(): readonly Requests[]
  /** Asks every endpoint for its network now and settles the health of each; never rejects. */
  probe(): Promise<void>
  status(): ClientStatus
  /** Calls back after each change of `status()`; answers the way to stop. */
  subscribe(listener: () => void): () => void
}

/** All that a read needs of a client. */
export type Requests = Pick<Client, 'request'>
