import { walletRules, type DidRecord, type Name } from '@tyto/identity'
import { ExchangeSettingsCard } from '../../../features/exchange/settings/ExchangeSettingsCard'
import { PausePanel } from '../../../features/ownership/PausePanel'
import { TransferOwnership } from '../../../features/ownership/TransferOwnership'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'

interface KindSettingsProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The settings of a wallet that is no DID wallet: whose it is, whether it is paused, how it trades. */
export function KindSettings({ name, record }: KindSettingsProps) {
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <div className={joinClasses(layout.cols2, layout.atTop)}>
        <TransferOwnership name={name} record={record} />
        <PausePanel name={name} record={record} />
      </div>
      {walletRules(record.version).trades && <ExchangeSettingsCard />}
    </div>
  )
}
