/** The answer to the first request of a page, which the script of its head sent. It is taken once. */
interface EarlyAnswer {
  readonly url: string
  readonly body: unknown
  /** In ms since 1970. */
  readonly askedAt: number
  readonly response: Promise<Response>
}

declare global {
  /** Hands the answer from the script of the head to the app, which is another script. */
  var tytoEarlyAnswer: EarlyAnswer | undefined
}

/** An answer that nobody took for so long is old, in ms. */
const longestWait = 10_000

/** Sends a request now; the same request of the app gets its answer. */
export function askEarly(url: string, request: RequestInit): void {
  const response = fetch(url, request)
  // If nobody takes the answer, its failure is nobody's.
  response.catch(() => undefined)
  globalThis.tytoEarlyAnswer = { url, body: request.body, askedAt: Date.now(), response }
}

/** The answer to this request, if it was sent early; undefined if it must be sent now. */
export function takeEarlyAnswer(url: string, request: RequestInit): Promise<Response> | undefined {
  const early = globalThis.tytoEarlyAnswer
  if (early?.url !== url || early.body !== request.body) return undefined
  globalThis.tytoEarlyAnswer = undefined
  return Date.now() - early.askedAt > longestWait ? undefined : early.response
}
