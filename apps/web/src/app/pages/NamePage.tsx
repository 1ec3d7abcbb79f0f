import { closedReason, formatName, walletRules } from '@tyto/identity'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import { Subdomains } from '../../features/wallet/Subdomains'
import { ForController } from '../../shared/identity/ForController'
import { IdentityCard } from '../../shared/identity/IdentityCard'
import { WatchBanner } from '../../shared/identity/WatchBanner'
import { useFoundName } from '../gates/foundName'
import { useFoundWallet } from '../gates/foundWallet'
import { hasSubdomains } from '../gates/nameDestination'
import { ProfileButton } from '../profileButton'
import { RecoveryNotice } from '../recoveryNotice'
import { lazyPart } from '../../shared/i18n/lazyPart'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { NameWarnings } from './NameWarnings'
import { NftDidCell } from './NftDidCell'
import { OperationsCell } from './OperationsCell'
import { SettingsCell } from './SettingsCell'
import { SubdomainCell } from './SubdomainCell'

const RecentTransactionsCard = lazyPart(['transaction'], () =>
  import('../../shared/transaction/ui/RecentTransactions').then((module) => module.RecentTransactionsCard),
)

/** `/{name}`: the home of a DID wallet. Wallets of other kinds have other home pages. */
export function NamePage() {
  const { identity, isSeen } = useFoundName()
  const { name, record } = useFoundWallet()
  const { t } = useTranslation(['wallet', 'common'])
  const isMine = useIsAccount(record.controller)
  // The DID wallet of the domain.
  const holder = name.subdomain === '' ? record : identity
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <NameWarnings name={name} record={record} />
      {!isSeen && <WatchBanner name={name} record={record} />}
      <IdentityCard
        name={name}
        record={record}
        actions={!isSeen && <ProfileButton name={name} record={holder} />}
      />
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <Cabinet label={t('parts')}>
            <CabinetLink
              to={buildPath('didDocument', { name })}
              icon="doc"
              title={t('cell.did.title')}
              hint={t('cell.did.hint')}
            />
            <CabinetLink
              to={buildPath('didWallet', { name })}
              icon="wallet"
              title={t('cell.didx.title')}
              hint={t('cell.didx.hint')}
            />
            {isMine && (
              <>
                <SettingsCell name={name} />
                <OperationsCell name={name} />
              </>
            )}
          </Cabinet>
          {closedReason(record.status) === null && (
            <ForController of={formatName(name)} controller={record.controller}>
              <Cabinet label={t('common:session.forController')}>
                <OperationsCell name={name} />
                {walletRules(record.version).hasCollections && <NftDidCell name={name} />}
                <SubdomainCell name={name} />
              </Cabinet>
            </ForController>
          )}
          {hasSubdomains(name) && <Subdomains domain={name.domain} record={record} />}
          {isMine && (
            <Suspense>
              <RecentTransactionsCard />
            </Suspense>
          )}
        </div>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <Balances address={record.address} balance={isSeen ? null : record.balance} />
          <RecoveryNotice name={name} record={record} />
        </div>
      </div>
    </div>
  )
}
