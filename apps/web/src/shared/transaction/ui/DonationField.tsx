import { err, type Result } from '@tyto/primitives'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zil } from '../../chain/coins'
import { readAmount } from '../../ui/formatDecimal'
import layout from '../../ui/layout.module.css'
import { joinClasses } from '../../ui/joinClasses'
import { Segmented } from '../../ui/Segmented'
import { StepField } from '../../ui/steps/StepField'
import { textStep, useSteps } from '../../ui/steps/useSteps'
import text from '../../ui/text.module.css'

interface DonationFieldProps {
  /**
   * The donation in Qa; 0 means no donation. Null while an amount is being typed: then nothing can be signed. It must
   * be the same function in every render.
   */
  readonly onChange: (donation: bigint | null) => void
}

/** The optional donation: None from the start, or an amount of ZIL with CONTINUE, then SAVED. */
export function DonationField({ onChange }: DonationFieldProps) {
  const { t, i18n } = useTranslation('transaction')
  const [choice, setChoice] = useState<'none' | 'amount'>('none')
  const save = (typed: string): Result<bigint, string> => {
    const amount = readAmount(typed, zil.decimals, i18n.language)
    if (amount.ok) return amount
    return err(t(amount.code === 'TooManyDecimals' ? 'donation.tooFine' : 'donation.invalid'))
  }
  const { steps, values } = useSteps({ amount: textStep(t('donation.inZil'), save) })
  const donation = choice === 'none' ? 0n : (values?.amount ?? null)

  useEffect(() => {
    onChange(donation)
  }, [onChange, donation])

  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <div>
        <h4 className={text.h3}>{t('donation.title')}</h4>
        <p className={text.hint}>{t('donation.hint')}</p>
      </div>
      <Segmented
        label={t('donation.title')}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'none', label: t('donation.none') },
          { value: 'amount', label: t('donation.amount') },
        ]}
        fill
      />
      {choice === 'amount' && <StepField step={steps.amount} inputMode="decimal" mono autoFocus />}
    </div>
  )
}
