import { useTranslation } from 'react-i18next'
import type { ServiceFault } from '../draft/serviceInput'

/** The text that says why a service is not saved. */
export function useFaultText(): (fault: ServiceFault) => string {
  const { t } = useTranslation('update')
  return (fault) => t(`fault.${fault}`)
}
