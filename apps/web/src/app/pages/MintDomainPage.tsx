import { useTranslation } from 'react-i18next'
import { PurchaseForm } from '../../features/wallet/purchase/PurchaseForm'
import { buildPath } from '../../shared/routing/routes'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { Card } from '../../shared/ui/Card'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { useFoundWallet } from '../gates/foundWallet'
import { NftDidCell } from './NftDidCell'
import { SubdomainCell } from './SubdomainCell'

/** `/{name}/didx/wallet/nft/dns`: mints a name with this wallet, and links to the other pages about names. */
export function MintDomainPage() {
  const { t } = useTranslation(['nft', 'wallet'])
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <Cabinet label={t('dns.title')}>
        <SubdomainCell name={name} />
        <NftDidCell name={name} />
        <CabinetLink
          to={buildPath('transferUsername', { name })}
          icon="send"
          title={t('transfer.title')}
          hint={t('transfer.cell')}
        />
      </Cabinet>
      <Card title={t('dns.mint')}>
        <PurchaseForm domain="" login={{ name, address: record.address }} />
      </Card>
    </div>
  )
}
