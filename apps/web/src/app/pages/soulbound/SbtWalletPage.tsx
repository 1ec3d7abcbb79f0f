import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PauseGate } from '../../../features/ownership/PauseGate'
import { PausePanel } from '../../../features/ownership/PausePanel'
import { TransferOwnership } from '../../../features/ownership/TransferOwnership'
import { Inbox } from '../../../features/soulbound/issuer/Inbox'
import { PublicEncryptionCard } from '../../../features/soulbound/issuer/PublicEncryptionCard'
import { holderInFragment } from '../../../features/soulbound/links'
import { useOwner } from '../../../shared/chain/reads/ownershipQuery'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/**
 * `/{name}/sbt/wallet`: what only the controller of a soulbound wallet does. `#holder=…` names somebody who waits for a
 * signature.
 */
export function SbtWalletPage() {
  const { t } = useTranslation('soulbound')
  const { name, record } = useFoundWallet()
  const { identity } = useFoundName()
  const { owner } = useOwner(record, identity?.controller ?? null)
  const shown = nameInText(formatName(name))
  const holder = holderInFragment(useLocation().hash)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('wallet.title', { name: shown })} lead={t('wallet.lead', { name: shown })} />
      <PauseGate name={name} record={record}>
        <PublicEncryptionCard name={name} record={record} controller={owner} />
      </PauseGate>
      <Inbox name={name} holder={holder} />
      <div className={joinClasses(layout.cols2, layout.atTop)}>
        <TransferOwnership name={name} record={record} />
        <PausePanel name={name} record={record} />
      </div>
    </div>
  )
}
