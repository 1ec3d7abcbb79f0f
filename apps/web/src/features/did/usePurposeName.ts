import { decodeChainText } from '@tyto/identity'
import { useTranslation } from 'react-i18next'

/** How a key is called: its purpose as the chain writes it, but for the one that is only two letters there. */
export function usePurposeName(): (purpose: string) => string {
  const { t } = useTranslation('did')
  return (purpose) => (purpose === 'vc' ? t('vc') : decodeChainText(purpose))
}
