import { zil } from '@tyto/contracts'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../../shared/chain/age/BlockMoment'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { unitsTyped } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { withdrawStakeAmt } from '../actions/withdrawStakeAmt'
import { useZilAmount } from '../useZilAmount'
import { NodeSelect } from './NodeSelect'
import type { PanelProps } from './panelProps'
import { ZilField } from './ZilField'

/** WITHDRAW STAKE: starts the waiting time. There is no least amount. */
export function WithdrawStakePanel(props: PanelProps) {
  const { t, i18n } = useTranslation('staking')
  const { wallet, username, subject, owner, staking, own, node } = props
  const read = useZilAmount()
  const form = useSteps({ amount: textStep(t('amount'), (typed) => read(typed, { most: own.deposited })) })
  return (
    <div className={layout.stack}>
      <NodeSelect {...props} />
      <p className={text.sub}>{t('withdraw.means')}</p>
      <p className={text.sub}>
        <span>{t('withdraw.ripe')}</span>{' '}
        <BlockMoment block={staking.block + 1n + staking.rules.unbondingBlocks} />
        <span>.</span>
      </p>
      <StepForm
        steps={form}
        whileOpen={
          unitsTyped(form.steps.amount.draft, zil.decimals, i18n.language) > own.deposited && (
            <InsufficientButton lacks={zil.symbol} />
          )
        }
        submit={({ amount }) => (
          <ActionButton
            action={withdrawStakeAmt}
            input={{ wallet, username, ssnID: node.service, amount }}
            subject={subject}
            signer={owner}
            wide
          />
        )}
      >
        <ZilField step={form.steps.amount} all={own.deposited} />
      </StepForm>
    </div>
  )
}
