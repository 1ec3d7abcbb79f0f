import { useTranslation } from 'react-i18next'
import { WritePanel } from '../../../features/explorer/write/WritePanel'
import { RouteHead } from '../../../shared/heads/RouteHead'
import layout from '../../../shared/ui/page/layout.module.css'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** `/-/explorer/write`: a contract is written, checked and put on the local network. */
export function WriteContractPage() {
  const { t } = useTranslation('explorer')
  useDocumentTitle(t('write.title'))
  return (
    <div className={layout.stack}>
      <RouteHead />
      <WritePanel />
    </div>
  )
}
