import type { CeremonyCodeError, RecoveryRequestCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'

/** The text that says why a request cannot be signed or a link cannot be read. */
export function useProblemText(): (code: CeremonyCodeError | RecoveryRequestCode) => string {
  const { t } = useTranslation('ceremony')
  return (code) => t(`problem.${code}`)
}
