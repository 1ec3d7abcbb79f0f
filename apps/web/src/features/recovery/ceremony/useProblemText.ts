import type { CeremonyCodeError, RecoveryRequestCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'

/** Why a request cannot be signed, or a link cannot be read, in words. */
export function useProblemText(): (code: CeremonyCodeError | RecoveryRequestCode) => string {
  const { t } = useTranslation('ceremony')
  return (code) => t(`problem.${code}`)
}
