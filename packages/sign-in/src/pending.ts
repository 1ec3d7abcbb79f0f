import { answerTime, type SignInRequest } from './request'

/** The requests that a site waits for answers to. Each is taken out once. */
export interface PendingRequests {
  /**
   * Keeps a request under what finds it again: the session of the browser that asked and the request's `state`, so that no tab replaces
   * the request of another; or the `state` alone. `now` in ms since 1970.
   */
  readonly keep: (key: string, request: SignInRequest, now: number) => void
  /** Takes it out; null where there is none, or it is too old. */
  readonly take: (key: string, now: number) => SignInRequest | null
}

const mostPending = 10_000

/**
 * Keeps them in memory, for a site of one process. Beyond `most` the oldest go: a stranger who asks for many makes others ask once more,
 * and fills no memory.
 */
export function createPending(most: number = mostPending): PendingRequests {
  const kept = new Map<string, SignInRequest>()
  return {
    keep: (key, request, now) => {
      // A map keeps its order: the oldest stand first.
      for (const [each, { at }] of kept) {
        if (now - at <= answerTime && kept.size < most) break
        kept.delete(each)
      }
      kept.delete(key)
      kept.set(key, request)
    },
    take: (key, now) => {
      const request = kept.get(key) ?? null
      kept.delete(key)
      return request !== null && now - request.at > answerTime ? null : request
    },
  }
}
