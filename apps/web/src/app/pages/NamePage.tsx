import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { NetworkId } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import { CardSkeleton } from '../../features/wallet/CardSkeleton'
import { Subdomains } from '../../features/wallet/Subdomains'
import { isDidWallet } from '../../shared/chain/didWalletOf'
import { IdentityCard } from '../../shared/identity/IdentityCard'
import { WatchBanner } from '../../shared/identity/WatchBanner'
import { ProfileButton } from '../profileButton'
import { RecoveryNotice } from '../recoveryNotice'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { RecentTransactionsCard } from '../../shared/transaction/ui/RecentTransactions'
import { Cabinet, CabinetLink } from '../../shared/ui/Cabinet'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { hasSubdomains, nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { NameWarnings } from './NameWarnings'
import { OperationsCell } from './OperationsCell'
import { SettingsCell } from './SettingsCell'
import { OnTheWay } from './OnTheWay'

/** `/{name}`: the home of a DID wallet; wallets of other kinds are at home elsewhere. */
export function NamePage() {
  return (
    <NameGate
      loading={(title) => <CardSkeleton title={title} />}
      // Who controls it, and what it holds, may be otherwise by now.
      seen={({ name, wallet, identity }, network) =>
        isDidWallet(wallet) && (
          <WalletHome
            network={network}
            name={name}
            record={{ ...wallet, controller: null }}
            identity={identity}
            isSeen
          />
        )
      }
    >
      {(found, network) => {
        const { name, wallet, identity } = found
        if (!isDidWallet(wallet)) return <OnTheWay to={nameDestination(found)} title={formatName(name)} />
        return <WalletHome network={network} name={name} record={wallet} identity={identity} />
      }}
    </NameGate>
  )
}

interface WalletHomeProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
  /** The DID wallet of the domain. */
  readonly identity: DidRecord | null
  /** It is what an earlier visit learnt: nothing is watched, offered or counted by it. */
  readonly isSeen?: boolean
}

function WalletHome({ network, name, record, identity, isSeen = false }: WalletHomeProps) {
  const { t } = useTranslation('wallet')
  const isMine = useIsAccount(record.controller)
  const holder = name.subdomain === '' ? record : identity
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <NameWarnings name={name} record={record} />
      {!isSeen && <WatchBanner network={network} name={name} record={record} />}
      <IdentityCard
        network={network}
        name={name}
        record={record}
        actions={!isSeen && <ProfileButton network={network} name={name} record={holder} />}
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
            <SettingsCell name={name} controller={record.controller} />
            <OperationsCell name={name} record={record} />
          </Cabinet>
          {hasSubdomains(name) && <Subdomains network={network} domain={name.domain} record={record} />}
          {isMine && <RecentTransactionsCard />}
        </div>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <Balances network={network} address={record.address} balance={isSeen ? null : record.balance} />
          <RecoveryNotice network={network} name={name} record={record} />
        </div>
      </div>
    </div>
  )
}
