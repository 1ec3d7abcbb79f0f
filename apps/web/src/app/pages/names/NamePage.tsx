import { closedReason, didDocument, formatName, walletRules } from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Balances } from '../../../features/wallet/Balances'
import { ReceiveCard } from '../../../features/wallet/balances/ReceiveCard'
import { Accepts } from '../../../features/wallet/person/Accepts'
import { FirstButtons } from '../../../features/wallet/person/FirstButtons'
import { PersonLinks } from '../../../features/wallet/person/PersonLinks'
import { ShareButton } from '../../../features/wallet/person/ShareButton'
import { Subdomains } from '../../../features/wallet/Subdomains'
import { ForController } from '../../../shared/identity/ForController'
import { IdentityCard } from '../../../shared/identity/IdentityCard'
import { WatchBanner } from '../../../shared/identity/WatchBanner'
import { buildPath } from '../../../shared/routing/routes'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'
import { hasSubdomains } from '../../gates/nameDestination'
import { PendingNotice } from '../notices/pendingNotice'
import { ProfileButton } from '../notices/profileButton'
import { safetyAhead, SafetyNotice } from '../notices/safetyNotice'
import { StatementNotice } from '../notices/statementNotice'
import { NameWarnings } from '../notices/NameWarnings'

/**
 * `/{name}`: the overview of a name with a DID wallet: who it is, how safe it is, what money it has. Wallets of other
 * kinds have other home pages.
 */
export function NamePage() {
  const { identity, isSeen, isUnknown } = useFoundName()
  const { name, record } = useFoundWallet()
  const { t } = useTranslation(['wallet', 'balances'])
  // The DID wallet of the domain.
  const holder = name.subdomain === '' ? record : identity
  const { services } = useMemo(() => didDocument(record), [record])
  // The page of names is for newer wallets: here the controller of an older one makes subdomains.
  const isMine = useIsAccount(record.controller)
  const isOlder = isMine && !walletRules(record.version).hasCollections
  // Nobody speaks for a closed identity any more.
  const closed = closedReason(record.status)
  const isOpen = closed === null
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <NameWarnings name={name} record={record} />
      {!isSeen && <PendingNotice name={name} record={record} />}
      {!isSeen && <WatchBanner name={name} record={record} />}
      <IdentityCard
        name={name}
        record={record}
        actions={
          <>
            <ShareButton name={name} />
            {!isSeen && <ProfileButton name={name} record={holder} />}
          </>
        }
      >
        {closed !== null && <p className={text.sub}>{t(`closed.${closed}`)}</p>}
        {isOpen && (
          <>
            {!isSeen && <FirstButtons name={name} isMine={isMine} />}
            <PersonLinks services={services} />
            <Accepts wallet={record.address} services={services} />
          </>
        )}
      </IdentityCard>
      <div className={isMine || isOpen ? layout.split : undefined}>
        <SafetyNotice name={name} record={record} isUnknown={isUnknown} />
        {isMine ? (
          <Balances
            address={record.address}
            account={record.controller}
            footer={<Link to={buildPath('balances', { name })}>{t('balances:all')}</Link>}
          />
        ) : (
          isOpen && <ReceiveCard name={name} />
        )}
      </div>
      {hasSubdomains(name) && ((identity ?? record).subdomains.size > 0 || isOlder) && (
        <Subdomains domain={name.domain} record={identity ?? record} />
      )}
      {!isSeen && <StatementNotice name={name} controller={record.controller} />}
      {isOpen && (
        <ForController of={formatName(name)} controller={record.controller}>
          <div>
            <Link className={buttonClasses({ variant: 'line' })} to={buildPath('settings', { name })}>
              {t('cell.settings.title')}
            </Link>
          </div>
        </ForController>
      )}
    </div>
  )
}

NamePage.askAhead = safetyAhead
