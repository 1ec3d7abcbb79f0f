import { useTranslation } from 'react-i18next'
import type { ServiceFault } from '../draft/serviceInput'

/** Why a service is not saved, in words. */
export function useFaultText(): (fault: ServiceFault) => string {
  const { t } = useTranslation('update')
  return (fault) => t(`fault.${fault}`)
}
