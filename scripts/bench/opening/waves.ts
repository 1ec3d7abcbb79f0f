/** One request of a page, in the order in which the requests were sent. */
export interface SeenRequest {
  readonly url: string
  /** ms since the page was asked for. */
  readonly sent: number
  /** ms since the page was asked for; undefined where it never ended. */
  readonly ended: number | undefined
  /** The files that asked for it: the page, a stylesheet, or the scripts that were running. */
  readonly askedBy: readonly string[]
  /** It asks the node. */
  readonly isChainRead: boolean
}

/**
 * The depth of the longest chain of requests that wait for each other; the page is the first. A file waits for the last
 * file that had to be there to ask for it; a read of the chain also for the answers of the chain that were there before
 * it was sent.
 */
export function countWaves(requests: readonly SeenRequest[]): number {
  const waves = new Map<SeenRequest, number>()
  const byUrl = new Map<string, SeenRequest>()
  for (const request of requests) {
    const awaited = request.askedBy.flatMap((url) => byUrl.get(url) ?? [])
    const answers = request.isChainRead
      ? [...waves.keys()].filter(
          ({ isChainRead, ended }) => isChainRead && ended !== undefined && ended <= request.sent,
        )
      : []
    waves.set(request, 1 + Math.max(0, ...[...awaited, ...answers].map((each) => waves.get(each) ?? 0)))
    // A file that is asked for twice was named where it was first asked for.
    if (!byUrl.has(request.url)) byUrl.set(request.url, request)
  }
  return Math.max(0, ...waves.values())
}
