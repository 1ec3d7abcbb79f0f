import type { Clock } from '../client/clock'

/** The answer of a wallet, whichever way it chose to give it. */
export type WalletAnswer =
  | { readonly kind: 'answer'; readonly value: unknown }
  /** Wallets refuse with an Error, or with plain text: `text` is what they said. */
  | { readonly kind: 'refusal'; readonly text: string; readonly cause: unknown }
  /** The promise did not settle: a window that is open still, or was closed without a choice. */
  | { readonly kind: 'silent' }

export interface AskWalletOptions {
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** How long a person may take for an answer in a wallet's window, in ms. */
export const personTimeoutMs = 120_000

/** Asks a wallet and waits for the answer, `timeoutMs` at most. Never rejects, not even where the wallet throws at once. */
export async function askWallet(
  ask: () => unknown,
  { clock, timeoutMs, signal }: AskWalletOptions,
): Promise<WalletAnswer> {
  const settled = new AbortController()
  const stop = () => settled.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const late = clock.sleep(timeoutMs, settled.signal).then((): WalletAnswer => ({ kind: 'silent' }))
  try {
    return await Promise.race([answerOf(ask), late])
  } finally {
    settled.abort()
    signal?.removeEventListener('abort', stop)
  }
}

/** The same without a limit of time: for an answer that may come late. */
export async function answerOf(ask: () => unknown): Promise<Exclude<WalletAnswer, { kind: 'silent' }>> {
  try {
    return { kind: 'answer', value: await ask() }
  } catch (cause) {
    return { kind: 'refusal', text: refusalText(cause), cause }
  }
}

/** How much of a wallet's message is kept, in characters. */
const longestMessage = 500

/** The words of a refusal: rejections are plain strings as often as errors. Cut, since they come from outside. */
export function refusalText(cause: unknown): string {
  const message = typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : cause
  return typeof message === 'string' ? message.slice(0, longestMessage) : ''
}

/** Looks every `pauseMs` until there is something, `looks` times at most; undefined if there never was. */
export async function lookFor<T>(
  look: () => T | undefined,
  {
    clock,
    looks = 10,
    pauseMs = 100,
  }: { readonly clock: Clock; readonly looks?: number; readonly pauseMs?: number },
): Promise<T | undefined> {
  for (let count = 0; count < looks; count++) {
    const found = look()
    if (found !== undefined) return found
    await clock.sleep(pauseMs)
  }
  return look()
}
