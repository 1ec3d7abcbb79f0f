import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { withdrawStakeRewards } from '../actions/withdrawStakeRewards'
import type { PanelProps } from './panelProps'

/** One call of the programme collects so many cycles at most. */
const mostCycles = 60n

/** GET REWARDS: of the cycles since the last time. */
export function CollectPanel({ wallet, username, subject, owner, own, node }: PanelProps) {
  const { t } = useTranslation('staking')
  return (
    <div className={layout.stack}>
      <p className={text.sub}>
        {t('collect.cycles', { count: Number(own.uncollectedCycles), node: node.label })}
      </p>
      {own.uncollectedCycles > mostCycles && (
        <p className={text.hint}>{t('collect.many', { most: mostCycles })}</p>
      )}
      <ActionButton
        action={withdrawStakeRewards}
        input={{ wallet, username, ssnID: node.service }}
        subject={subject}
        signer={owner}
        wide
      />
    </div>
  )
}
