import { zil } from '@tyto/contracts'
import { err, formatUnits, type Address, type Result } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '../../../shared/chain/coins/balanceQuery'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { typedDecimal, unitsTyped } from '../../../shared/ui/text/formatDecimal'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { AmountStep } from '../../../shared/ui/steps/AmountStep'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { addFunds } from '../actions/addFunds'
import { addFundsFrom } from '../actions/addFundsFrom'
import { useCoinAmount } from '../useCoinAmount'
import text from '../../../shared/ui/text/text.module.css'
import styles from './AddFunds.module.css'
import { OriginatorInfo } from './OriginatorInfo'
import { useOriginators, type Originator } from './useOriginators'

interface AddFundsProps {
  /** The wallet that receives the ZIL. */
  readonly wallet: Address
  /** The name or address of that wallet, as the page shows it. */
  readonly subject: string
  /** The amount in the field at first, in Qa. */
  readonly start?: bigint
  /** Is there another signing button in the view? */
  readonly isSecond?: boolean
}

/** Asks where the ZIL comes from and how much, and sends it to a wallet. */
export function AddFunds({ wallet, subject, start, isSecond = false }: AddFundsProps) {
  const { t, i18n } = useTranslation('create')
  const network = useNetworkId()
  const read = useCoinAmount()
  const originators = useOriginators(wallet)
  const [chosen, choose] = useState(originators[0].id)
  const originator = originators.find(({ id }) => id === chosen) ?? originators[0]
  const { data: balance = null } = useQuery(balanceQuery(network, originator.address))
  const isTooMuch = (amount: bigint): boolean => balance !== null && amount > balance
  const save = (typed: string): Result<bigint, string> => {
    const amount = read(typed, zil)
    // Who has too little in the browser wallet is offered more beside the button; a contract can pay what it has.
    return amount.ok && originator.isContract && isTooMuch(amount.value)
      ? err(t('funds.insufficient'))
      : amount
  }
  const initial = start === undefined ? '' : typedDecimal(formatUnits(start, zil.decimals), i18n.language)
  const form = useSteps({ amount: textStep(t('funds.amount'), save, { initial }) })
  return (
    <div className={joinClasses(layout.stack, styles.form)}>
      <SelectField
        label={t('funds.originator')}
        options={originators.map(({ id, label }) => ({ value: id, label }))}
        value={originator.id}
        onChange={choose}
      />
      <p className={text.hint}>{t('funds.originatorHint')}</p>
      <OriginatorInfo originator={originator} balance={balance} />
      <StepForm
        steps={form}
        whileOpen={
          isTooMuch(unitsTyped(form.steps.amount.draft, zil.decimals, i18n.language)) && (
            <InsufficientButton lacks={zil.symbol} />
          )
        }
        submit={({ amount }) => (
          <div className={layout.stack}>
            {isTooMuch(amount) && <FieldMessage kind="error">{t('funds.insufficient')}</FieldMessage>}
            {/* The originator may change once the amount is saved. */}
            {originator.isContract && isTooMuch(amount) ? (
              <InsufficientButton lacks={zil.symbol} />
            ) : (
              <Transfer
                wallet={wallet}
                amount={amount}
                subject={subject}
                originator={originator}
                isSecond={isSecond}
              />
            )}
          </div>
        )}
      >
        <AmountStep step={form.steps.amount} after={<span className={styles.unit}>{zil.symbol}</span>} />
      </StepForm>
    </div>
  )
}

interface TransferProps extends Pick<AddFundsProps, 'wallet' | 'subject'> {
  readonly isSecond: boolean
  readonly originator: Originator
  readonly amount: bigint
}

function Transfer({ wallet, subject, originator: { isContract, address }, amount, isSecond }: TransferProps) {
  const { t } = useTranslation('create')
  const label = t('funds.transfer')
  return isContract && address !== null ? (
    <ActionButton
      action={addFundsFrom}
      input={{ originator: address, wallet, amount }}
      subject={subject}
      isSecond={isSecond}
      wide
    >
      {label}
    </ActionButton>
  ) : (
    <ActionButton action={addFunds} input={{ wallet, amount }} subject={subject} isSecond={isSecond} wide>
      {label}
    </ActionButton>
  )
}
