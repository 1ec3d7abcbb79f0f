import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { redelegateStake } from '../actions/redelegateStake'
import type { SeedNode } from '../nodes'
import { useStaking } from '../useStaking'
import { useZilAmount } from '../useZilAmount'
import { NodeSelect } from './NodeSelect'
import type { PanelProps } from './panelProps'
import { ZilField } from './ZilField'

/** REDELEGATE STAKE: to another node, without the waiting time. */
export function RedelegatePanel(props: PanelProps) {
  const others = props.nodes.filter(({ service }) => service !== props.node.service)
  const [chosen, choose] = useState('')
  const to = others.find(({ service }) => service === chosen) ?? others[0]
  return to === undefined ? null : <ToNode {...props} to={to} others={others} onTo={choose} />
}

interface ToNodeProps extends PanelProps {
  readonly to: SeedNode
  readonly others: readonly SeedNode[]
  readonly onTo: (service: string) => void
}

function ToNode({ to, others, onTo, ...props }: ToNodeProps) {
  const { t } = useTranslation('staking')
  const { wallet, username, subject, owner, staking, own, ofAccount, node } = props
  const read = useZilAmount()
  const { staking: there } = useStaking(wallet, ofAccount?.delegator ?? null, to)
  const form = useSteps({
    amount: textStep(t('amount'), (typed) =>
      read(typed, { least: staking.rules.minDelegation, most: own.deposited }),
    ),
  })
  return (
    <div className={layout.stack}>
      <NodeSelect {...props} />
      <SelectField
        label={t('toNode')}
        options={others.map(({ service, label }) => ({ value: service, label }))}
        value={to.service}
        onChange={onTo}
      />
      {there && !(there.node?.isActive ?? false) && <Note kind="warning">{t('inactive')}</Note>}
      <p className={text.sub}>{t('redelegate.means')}</p>
      <StepForm
        steps={form}
        submit={({ amount }) => (
          <ActionButton
            action={redelegateStake}
            input={{ wallet, username, ssnID: node.service, tossnID: to.service, amount }}
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
