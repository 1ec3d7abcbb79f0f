import { useCallback, useEffect, useState } from 'react'
import { useDebounced } from '../../ui/fields/useDebounced'

/** The chain is asked once nobody types for so long, in ms. */
const pause = 300

export interface LiveAnswers<Answer> {
  /** The answer of the chain about a text; undefined while nothing is known. */
  readonly of: (text: string) => Answer | undefined
  /** Why nobody answered the last time; null if somebody did. */
  readonly error: Error | null
  /** Asks, whatever is known. Rejects with `RpcError`. */
  readonly ask: (texts: readonly string[]) => Promise<readonly Answer[]>
}

/**
 * The chain's answers about many texts, as far as it was asked. Where nobody answers nothing is known any more, not even
 * earlier answers.
 *
 * @param find asks about texts and answers in their order; a function that stays the same as long as the place does
 */
export function useLiveAnswers<Answer>(
  find: (texts: readonly string[]) => Promise<readonly Answer[]>,
): LiveAnswers<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ find, answers: new Map() })
  const [error, setError] = useState<Error | null>(null)
  const ask = useCallback(
    async (texts: readonly string[]): Promise<readonly Answer[]> => {
      try {
        const answers = await find(texts)
        setError(null)
        setKnown((before) => {
          const next = new Map(before.find === find ? before.answers : [])
          answers.forEach((answer, at) => next.set(texts[at] ?? '', answer))
          return { find, answers: next }
        })
        return answers
      } catch (cause) {
        setError(cause instanceof Error ? cause : new Error(String(cause)))
        setKnown({ find, answers: new Map() })
        throw cause
      }
    },
    [find],
  )
  const of = useCallback(
    (text: string) => (known.find === find ? known.answers.get(text) : undefined),
    [known, find],
  )
  return { of, error, ask }
}

interface Known<Answer> {
  /** Who was asked. */
  readonly find: unknown
  readonly answers: ReadonlyMap<string, Answer>
}

/** Asks about texts while they are typed, all that are new in one go. After a failure the person asks again. */
export function useAsked<Answer>({ of, error, ask }: LiveAnswers<Answer>, texts: readonly string[]): void {
  const open = [...new Set(texts)].filter((text) => of(text) === undefined).join('\n')
  const settled = useDebounced(open, pause)
  useEffect(() => {
    if (settled === '' || settled !== open || error !== null) return
    // Its failure is told by `error`.
    ask(settled.split('\n')).catch(() => undefined)
  }, [settled, open, error, ask])
}
