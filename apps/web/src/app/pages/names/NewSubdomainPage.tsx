import { closedReason, walletRules, type DidRecord } from '@tyto/identity'
import { useSearchParams } from 'react-router'
import { ProfileNftField, useProfileNftPlan } from '../../../features/nft/ProfileNftField'
import { SubdomainPanel } from '../../../features/wallet/subdomain/SubdomainPanel'
import { subdomainKinds } from '../../../shared/session/wallet/newWallets'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { ClosedWallet } from '../../gates/ClosedWallet'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/nft/dns/subdomain`: a new subdomain, for an address or for a new wallet. */
export function NewSubdomainPage() {
  const { name, record } = useFoundWallet()
  const [query] = useSearchParams()
  const plan = useProfileNftPlan()
  const reason = reasonAgainst(record)
  const holder = { domain: name.domain, wallet: record.address, controller: record.controller }
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead />
      {reason !== null ? (
        <ClosedWallet reason={reason} />
      ) : (
        <SubdomainPanel
          domain={name.domain}
          record={record}
          profileNft={{
            plan,
            field: (step) => <ProfileNftField step={step} holder={holder} />,
          }}
          start={subdomainKinds.find((kind) => kind === query.get('new')) ?? null}
        />
      )}
    </div>
  )
}

/** The reason why this wallet takes no subdomain now, as a code of the error book; null if it does. */
function reasonAgainst({ status, version }: DidRecord) {
  return walletRules(version).needsUpgrade ? 'UpgradeAccount' : closedReason(status)
}
