import { answerFragment, codeInFragment, decodeRecoveryAnswer, type CeremonyCodeError } from '@tyto/identity'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addAnswer, type AnswerOutcome } from './ceremony'

/** What became of the answer that the page was opened with. */
export type LinkAnswer =
  | { readonly kind: 'unreadable'; readonly code: CeremonyCodeError }
  | { readonly kind: AnswerOutcome; readonly guardian: string }

/**
 * Puts the answer of the page's own link to the ceremony in this browser; null where the link carries none. One that has
 * no place here stays in the address bar, so that it can be opened elsewhere.
 */
export function useLinkAnswer(storageKey: string): LinkAnswer | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [arrived, setArrived] = useState<LinkAnswer | null>(null)
  const code = codeInFragment(hash, answerFragment)
  useEffect(() => {
    if (code === null) return
    const answer = decodeRecoveryAnswer(code)
    if (!answer.ok) {
      setArrived({ kind: 'unreadable', code: answer.code })
      return
    }
    const outcome = addAnswer(storageKey, answer.value)
    setArrived({ kind: outcome, guardian: answer.value.guardian })
    const isIn = outcome === 'added' || outcome === 'known'
    if (isIn) void navigate({ pathname, search }, { replace: true })
  }, [code, storageKey, navigate, pathname, search])
  return arrived
}
