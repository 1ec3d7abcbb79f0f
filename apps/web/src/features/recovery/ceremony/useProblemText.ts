import type { LinkCodeError, RecoveryRequestCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLinkProblemText } from '../../../shared/chain/failure/useLinkProblemText'

/** The text that says why a request cannot be signed or a link cannot be read. */
export function useProblemText(): (code: LinkCodeError | RecoveryRequestCode) => string {
  const { t } = useTranslation('ceremony')
  const linkText = useLinkProblemText()
  return (code) => (isOfLink(code) ? linkText(code) : t(`problem.${code}`))
}

function isOfLink(code: LinkCodeError | RecoveryRequestCode): code is LinkCodeError {
  return code === 'CodeIsMalformed' || code === 'CodeIsTampered' || code === 'CodeIsNewer'
}
