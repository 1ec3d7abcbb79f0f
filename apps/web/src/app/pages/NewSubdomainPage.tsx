import { closedReason, formatName, walletRules, type DidRecord, type Name } from '@tyto/identity'
import type { NetworkId } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { ProfileNftField, useProfileNftPlan } from '../../features/nft/ProfileNftField'
import { SubdomainPanel } from '../../features/wallet/subdomain/SubdomainPanel'
import { didWalletOf } from '../../shared/chain/didWalletOf'
import { buildPath } from '../../shared/routing/routes'
import { subdomainKinds } from '../../shared/session/newWallets'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { ClosedWallet } from './ClosedWallet'
import { hasSubdomains, nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

/** `/{name}/didx/wallet/nft/dns/subdomain`: a new subdomain, of an address or of a wallet that is made for it. */
export function NewSubdomainPage() {
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found, network) => {
        const { name } = found
        const record = didWalletOf(found)
        if (record === null || name.topLevel === 'zlp')
          return <Navigate to={nameDestination(found)} replace />
        // A subdomain, and did@, have none of their own.
        const domain: Name = { domain: name.domain, subdomain: '', topLevel: 'ssi' }
        if (!hasSubdomains(name) || name.topLevel === 'did') {
          return <Navigate to={buildPath('newSubdomain', { name: domain })} replace />
        }
        return (
          <AccessGate name={name} controller={record.controller} as="controller">
            <Panel network={network} name={domain} record={record} />
          </AccessGate>
        )
      }}
    </NameGate>
  )
}

interface PanelProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

function Panel({ network, name, record }: PanelProps) {
  const { t } = useTranslation('subdomain')
  const [query] = useSearchParams()
  const plan = useProfileNftPlan()
  const reason = reasonAgainst(record)
  const holder = { domain: name.domain, wallet: record.address, controller: record.controller }
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('title')} lead={t('lead', { name: nameInText(formatName(name)) })} />
      {reason !== null ? (
        <ClosedWallet reason={reason} />
      ) : (
        <SubdomainPanel
          network={network}
          domain={name.domain}
          record={record}
          profileNft={{
            plan,
            field: (step) => <ProfileNftField step={step} network={network} holder={holder} />,
          }}
          start={subdomainKinds.find((kind) => kind === query.get('new')) ?? null}
        />
      )}
    </div>
  )
}

/** Why this wallet takes no subdomain now: a code of the error book. */
function reasonAgainst({ status, version }: DidRecord) {
  return walletRules(version).needsUpgrade ? 'UpgradeAccount' : closedReason(status)
}
