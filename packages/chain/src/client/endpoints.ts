import type { EndpointHealth } from './client'
import { isLimitError } from './limits'
import type { RpcError } from './RpcError'

/** One endpoint and what is known of it. Only this file changes its health. */
export interface Endpoint {
  readonly url: string
  health: EndpointHealth
  /** Has it said that it serves our chain, since it last failed? */
  isVerified: boolean
  failures: number
  /** Not before this time is a failing endpoint tried again while others work. */
  retryAt: number
  /** Is it asked for its network just now? */
  isProbed: boolean
}

/** How long a failing endpoint is left alone while others work, in ms. */
const firstPause = 2_000
const longestPause = 60_000
/** After so many doublings the pause is the longest one anyway. */
const mostDoublings = 10

export function createEndpoints(urls: readonly string[]): Endpoint[] {
  return [...new Set(urls)].map((url) => ({
    url,
    health: 'untried',
    isVerified: false,
    failures: 0,
    retryAt: 0,
    isProbed: false,
  }))
}

/** The order of the next attempt: preference among those that work, then among those that do not. */
export function inOrderOfTrust(endpoints: readonly Endpoint[]): Endpoint[] {
  return [...endpoints.filter((endpoint) => !isFailing(endpoint)), ...endpoints.filter(isFailing)]
}

export function isFailing({ health }: Endpoint): boolean {
  return health === 'failing' || health === 'wrong network'
}

export function noteSuccess(endpoint: Endpoint): void {
  endpoint.health = 'healthy'
  endpoint.isVerified = true
  endpoint.failures = 0
  endpoint.retryAt = 0
}

/**
 * The pause doubles with each failure after the last one, up to a minute. What fails during it fails for the same reason. One
 * that is at its limit answers, and has more for us in a moment: that is no failure.
 */
export function noteFailure(endpoint: Endpoint, error: RpcError, now: number): void {
  if (isLimitError(error) && !isFailing(endpoint)) return
  endpoint.health = error.code === 'RpcWrongNetwork' ? 'wrong network' : 'failing'
  endpoint.isVerified = false
  if (now < endpoint.retryAt) return
  endpoint.failures += 1
  endpoint.retryAt =
    now + Math.min(longestPause, firstPause * 2 ** Math.min(endpoint.failures - 1, mostDoublings))
}

/** The host of an endpoint, for messages: a path or query may hold a key. Relative addresses are our own. */
export function endpointHost(url: string): string {
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? 'this host'
}
