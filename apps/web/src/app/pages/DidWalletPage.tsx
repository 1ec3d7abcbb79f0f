import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import { Subdomains } from '../../features/wallet/Subdomains'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { buildPath } from '../../shared/routing/routes'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundWallet } from '../gates/foundWallet'
import { hasSubdomains } from '../gates/nameDestination'
import { CollectionsCells } from './CollectionsCells'
import { NameWarnings } from './NameWarnings'
import { OperationsCell } from './OperationsCell'
import { SettingsCell } from './SettingsCell'

/** `/{name}/didx`: the parts of the DID wallet. */
export function DidWalletPage() {
  const { t } = useTranslation('wallet')
  const { name, record } = useFoundWallet()
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title="DIDxWALLET" lead={t('didxLead', { name: formatName(name) })}>
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      <NameWarnings name={name} record={record} />
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <Cabinet label={t('parts')}>
            <CabinetLink
              to={buildPath('didDocument', { name })}
              icon="doc"
              title={t('cell.did.title')}
              hint={t('cell.did.hint')}
            />
            <SettingsCell name={name} controller={record.controller} />
            <OperationsCell name={name} record={record} />
            <CollectionsCells name={name} record={record} />
          </Cabinet>
          {hasSubdomains(name) && <Subdomains domain={name.domain} record={record} />}
        </div>
        <Balances address={record.address} balance={record.balance} />
      </div>
    </div>
  )
}
