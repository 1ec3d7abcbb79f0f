import { closedReason, formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import { Subdomains } from '../../features/wallet/Subdomains'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { ForController } from '../../shared/identity/ForController'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
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
import { SubdomainCell } from './SubdomainCell'

/** `/{name}/didx`: the parts of the DID wallet. */
export function DidWalletPage() {
  const { t } = useTranslation(['wallet', 'common'])
  const { name, record } = useFoundWallet()
  const isMine = useIsAccount(record.controller)
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
            {isMine && (
              <>
                <SettingsCell name={name} />
                <OperationsCell name={name} />
                <CollectionsCells name={name} record={record} />
              </>
            )}
          </Cabinet>
          {closedReason(record.status) === null && (
            <ForController of={formatName(name)} controller={record.controller}>
              <Cabinet label={t('common:session.forController')}>
                <OperationsCell name={name} />
                <CollectionsCells name={name} record={record} />
                <SubdomainCell name={name} />
              </Cabinet>
            </ForController>
          )}
          {hasSubdomains(name) && <Subdomains domain={name.domain} record={record} />}
        </div>
        <Balances address={record.address} balance={record.balance} />
      </div>
    </div>
  )
}
