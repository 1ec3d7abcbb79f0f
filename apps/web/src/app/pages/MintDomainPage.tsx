import { useTranslation } from 'react-i18next'
import { PurchaseForm } from '../../features/wallet/purchase/PurchaseForm'
import { Subdomains } from '../../features/wallet/Subdomains'
import { buildPath } from '../../shared/routing/routes'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { Card } from '../../shared/ui/Card'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { useFoundWallet } from '../gates/foundWallet'
import { hasSubdomains } from '../gates/nameDestination'

/** `/{name}/didx/wallet/nft/dns`: mints a name with this wallet, and links to the other pages about names. */
export function MintDomainPage() {
  const { t } = useTranslation(['nft', 'wallet'])
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <div className={layout.split}>
        <Card title={t('dns.mint')}>
          <PurchaseForm domain="" login={{ name, address: record.address }} />
        </Card>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          {hasSubdomains(name) && <Subdomains domain={name.domain} record={record} />}
          <Cabinet label={t('dns.title')}>
            <CabinetLink
              to={buildPath('transferUsername', { name })}
              icon="send"
              title={t('transfer.title')}
              hint={t('transfer.cell')}
            />
          </Cabinet>
        </div>
      </div>
    </div>
  )
}
