import { useTranslation } from 'react-i18next'
import { Qa } from '../../../shared/chain/coins/Qa'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { completeWithdrawal } from '../actions/completeWithdrawal'
import { withdrawalsOf } from '../blockers'
import type { PanelProps } from './panelProps'

/** COMPLETE STAKE WITHDRAWAL: what has waited long enough comes home. */
export function CompletePanel({ wallet, username, subject, owner, own, staking }: PanelProps) {
  const { t } = useTranslation('staking')
  return (
    <div className={layout.stack}>
      <p className={text.sub}>
        {t('complete.ready')} <Qa value={withdrawalsOf(own, staking.block).ripe} />
      </p>
      <ActionButton
        action={completeWithdrawal}
        input={{ wallet, username }}
        subject={subject}
        signer={owner}
        wide
      />
    </div>
  )
}
