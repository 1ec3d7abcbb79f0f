/** The answer to one of the first requests of a page, which the script of its head sent. It is taken once. */
interface EarlyAnswer {
  readonly url: string
  readonly body: unknown
  /** In ms since 1970. */
  readonly askedAt: number
  readonly response: Promise<Response>
}

declare global {
  /** Hands the answers from the script of the head to the app, which is another script. */
  var tytoEarlyAnswers: readonly EarlyAnswer[] | undefined
}

/** An answer that nobody took for so long is old, in ms. */
const longestWait = 10_000

/** Sends a request now; the same request of the app gets its answer. */
export function askEarly(url: string, request: RequestInit): void {
  const response = fetch(url, request)
  // If nobody takes the answer, its failure is nobody's.
  response.catch(() => undefined)
  const early = { url, body: request.body, askedAt: Date.now(), response }
  globalThis.tytoEarlyAnswers = [...(globalThis.tytoEarlyAnswers ?? []), early]
}

/** The answer to this request, if it was sent early; undefined if it must be sent now. */
export function takeEarlyAnswer(url: string, request: RequestInit): Promise<Response> | undefined {
  const all = globalThis.tytoEarlyAnswers ?? []
  const early = all.find((each) => each.url === url && each.body === request.body)
  if (!early) return undefined
  globalThis.tytoEarlyAnswers = all.filter((each) => each !== early)
  return Date.now() - early.askedAt > longestWait ? undefined : early.response
}
