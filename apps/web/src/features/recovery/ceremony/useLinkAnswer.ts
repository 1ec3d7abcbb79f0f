import {
  answerFragment,
  codeInFragment,
  decodeRecoveryAnswer,
  recoveryRequestDigest,
  type LinkCodeError,
} from '@tyto/identity'
import { ownValue } from '@tyto/primitives'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addAnswer, isFull, useCeremony } from '../requests/ceremony'

/** The result of adding the answer from the link of the page. */
export type LinkAnswer =
  | { readonly kind: 'unreadable'; readonly code: LinkCodeError }
  | { readonly kind: 'added' | 'foreign' | 'full'; readonly guardian: string }

/**
 * Adds the answer from the page's own link to the ceremony in this browser; null if the link has none. An answer that
 * cannot be added stays in the address bar, so that it can be opened in another browser.
 */
export function useLinkAnswer(storageKey: string): LinkAnswer | null {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const ceremony = useCeremony(storageKey)
  const code = codeInFragment(hash, answerFragment)
  const answer = useMemo(() => (code === null ? null : decodeRecoveryAnswer(code)), [code])
  useEffect(() => {
    if (!answer?.ok) return
    const outcome = addAnswer(storageKey, answer.value)
    if (outcome !== 'added' && outcome !== 'known') return
    const { guardian } = answer.value
    void navigate({ pathname, search }, { replace: true, state: { answeredBy: guardian } })
  }, [answer, storageKey, navigate, pathname, search])

  if (answer === null) {
    const answeredBy = ownValue(state, 'answeredBy')
    return typeof answeredBy === 'string' ? { kind: 'added', guardian: answeredBy } : null
  }
  if (!answer.ok) return { kind: 'unreadable', code: answer.code }
  const { guardian, request } = answer.value
  if (ceremony === null || recoveryRequestDigest(ceremony.request) !== request)
    return { kind: 'foreign', guardian }
  return isFull(ceremony) ? { kind: 'full', guardian } : null
}
