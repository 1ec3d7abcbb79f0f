import { useCallback, useEffect, useState } from 'react'
import { useNetworkId } from '../../../shared/settings/network'
import { useDebounced } from '../../../shared/ui/useDebounced'
import { findDomains, type DomainAnswer } from './findDomain'

/** Names are asked about once nobody types for so long, in ms. */
const pause = 300

export interface DomainAnswers {
  /** What the chain said of a name; undefined while nothing is known. */
  readonly of: (domain: string) => DomainAnswer | undefined
  /** Why nobody answered the last time; null if somebody did. */
  readonly error: Error | null
  /** Asks, whatever is known. Rejects with `RpcError`. */
  readonly ask: (domains: readonly string[]) => Promise<readonly DomainAnswer[]>
}

/**
 * Which names of a collection are free, as far as the chain was asked. Where nobody answers nothing is known any more, not
 * even what was said before.
 */
export function useDomainAnswers(collection: string): DomainAnswers {
  const network = useNetworkId()
  const place = `${network} ${collection}`
  const [known, setKnown] = useState<ReadonlyMap<string, DomainAnswer>>(new Map())
  const [error, setError] = useState<Error | null>(null)
  const ask = useCallback(
    async (asked: readonly string[]): Promise<readonly DomainAnswer[]> => {
      try {
        const answers = await findDomains(network, collection, asked)
        setError(null)
        setKnown((before) => {
          const next = new Map(before)
          answers.forEach((answer, at) => next.set(`${place} ${asked[at]}`, answer))
          return next
        })
        return answers
      } catch (cause) {
        setError(cause instanceof Error ? cause : new Error(String(cause)))
        setKnown(new Map())
        throw cause
      }
    },
    [network, collection, place],
  )
  const of = useCallback((domain: string) => known.get(`${place} ${domain}`), [known, place])
  return { of, error, ask }
}

/** Asks about names while they are typed, all that are new in one go. After a failure the person asks again. */
export function useAsked({ of, error, ask }: DomainAnswers, domains: readonly string[]): void {
  const open = [...new Set(domains)].filter((domain) => of(domain) === undefined).join(' ')
  const settled = useDebounced(open, pause)
  useEffect(() => {
    if (settled === '' || settled !== open || error !== null) return
    // Its failure is told by `error`.
    ask(settled.split(' ')).catch(() => undefined)
  }, [settled, open, error, ask])
}
