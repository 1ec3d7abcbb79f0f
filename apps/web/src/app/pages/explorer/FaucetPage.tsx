import { useTranslation } from 'react-i18next'
import { FaucetForm } from '../../../features/explorer/faucet/FaucetForm'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** `/-/faucet`: test money of the local network. */
export function FaucetPage() {
  const { t } = useTranslation('explorer')
  useDocumentTitle(t('faucet.title'))
  return (
    <LocalOnly title={t('faucet.title')} elsewhere={null}>
      <div className={layout.stack}>
        <RouteHead />
        <FaucetForm />
      </div>
    </LocalOnly>
  )
}
