import { err, formatUnits, ok, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { zil } from '../../../shared/chain/coins'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { readAmount, typedDecimal } from '../../../shared/ui/formatDecimal'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { addFunds } from '../actions/addFunds'

interface AddFundsProps {
  /** The DID wallet that receives the ZIL. */
  readonly wallet: Address
  /** The name or address of that wallet, as the page shows it. */
  readonly subject: string
  /** The amount in the field at first, in Qa. */
  readonly start?: bigint
}

/** Asks for an amount and sends ZIL from the browser wallet to a DID wallet. */
export function AddFunds({ wallet, subject, start }: AddFundsProps) {
  const { t, i18n } = useTranslation('create')
  const save = (typed: string): Result<bigint, string> => {
    const amount = readAmount(typed, zil.decimals, i18n.language)
    if (!amount.ok) return err(t(amount.code === 'TooManyDecimals' ? 'funds.tooFine' : 'funds.noNumber'))
    return amount.value > 0n ? ok(amount.value) : err(t('funds.zero'))
  }
  const initial = start === undefined ? '' : typedDecimal(formatUnits(start, zil.decimals), i18n.language)
  const form = useSteps({ amount: textStep(t('funds.amount'), save, { initial }) })
  return (
    <StepForm
      steps={form}
      submit={({ amount }) => (
        <ActionButton action={addFunds} input={{ wallet, amount }} subject={subject} isSecond />
      )}
    >
      <StepField step={form.steps.amount} inputMode="decimal" mono />
    </StepForm>
  )
}
