import { zil } from '@tyto/contracts'
import { formatUnits, toBech32, zilId } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { formatDecimal, unitsTyped } from '../../../shared/ui/text/formatDecimal'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { withdrawZil } from '../actions/withdrawZil'
import { useZilAmount } from '../useZilAmount'
import type { PanelProps } from './panelProps'
import { ZilField } from './ZilField'

/** WITHDRAW ZIL: out of the xWALLET, at first to the owner's own account. */
export function WithdrawZilPanel({
  wallet,
  username,
  subject,
  owner,
  own,
}: Pick<PanelProps, 'wallet' | 'username' | 'subject' | 'owner'> & {
  readonly own: { readonly balance: bigint }
}) {
  const { t, i18n } = useTranslation(['staking', 'chain'])
  const read = useZilAmount()
  const recipient = useWhoPlan({
    form: 'withdrawal',
    label: t('recipient'),
    finds: useFindAnyone(useNetworkId()),
    not: { address: wallet, text: t('chain:recipient.fault.isSender') },
    knows: owner,
    initial: owner === undefined ? '' : toBech32(owner),
  })
  const form = useSteps({
    to: recipient,
    amount: textStep(t('amount'), (typed) => read(typed, { most: own.balance })),
  })
  return (
    <StepForm
      steps={form}
      whileOpen={
        unitsTyped(form.steps.amount.draft, zil.decimals, i18n.language) > own.balance && (
          <InsufficientButton lacks={zil.symbol} />
        )
      }
      submit={({ to: { address: to, name }, amount }) => (
        <ActionButton
          action={withdrawZil}
          input={{
            wallet,
            username,
            payment: { to, name, coin: { id: zilId, symbol: zil.symbol, decimals: zil.decimals }, amount },
          }}
          subject={subject}
          signer={owner}
          wide
        />
      )}
    >
      <WhoStep step={form.steps.to} plan={recipient} hint={t('recipientHint')} />
      <ZilField
        step={form.steps.amount}
        hint={t('holds', { balance: formatDecimal(formatUnits(own.balance, zil.decimals), i18n.language) })}
        all={own.balance}
      />
    </StepForm>
  )
}
