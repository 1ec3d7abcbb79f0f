import { zil } from '@tyto/contracts'
import { err, formatUnits, type Result } from '@tyto/primitives'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/Button'
import { readAmount, typedDecimal } from '../../../ui/text/formatDecimal'
import layout from '../../../ui/page/layout.module.css'
import { joinClasses } from '../../../ui/joinClasses'
import { Segmented } from '../../../ui/fields/Segmented'
import { AmountStep } from '../../../ui/steps/AmountStep'
import { textStep, useSteps } from '../../../ui/steps/useSteps'
import text from '../../../ui/text/text.module.css'
import styles from './ReviewSheet.module.css'

interface DonationFieldProps {
  /** The choice in an earlier review of the same, in Qa; 0 for none. */
  readonly initial: bigint
  /**
   * The donation in Qa; 0 means no donation. Null while an amount is being typed: then nothing can be signed. It must
   * be the same function in every render.
   */
  readonly onChange: (donation: bigint | null) => void
}

/** The optional donation: None from the start and folded, or an amount of ZIL with CONTINUE, then SAVED. */
export function DonationField({ initial, onChange }: DonationFieldProps) {
  const { t } = useTranslation('transaction')
  const [choice, setChoice] = useState<'none' | 'amount'>(initial === 0n ? 'none' : 'amount')
  if (choice === 'none') {
    return (
      <div className={styles.donation}>
        <span className={text.sub}>{t('donation.title')}</span>
        <span className={text.sub}>{t('donation.none')}</span>
        <Button variant="quiet" onClick={() => setChoice('amount')}>
          {t('donation.add')}
        </Button>
      </div>
    )
  }
  const dropIt = (): void => {
    setChoice('none')
    onChange(0n)
  }
  return (
    <div className={joinClasses(layout.stack, layout.gap1)}>
      <div>
        <h4 className={text.h3}>{t('donation.title')}</h4>
        <p className={text.hint}>{t('donation.hint')}</p>
      </div>
      <Segmented
        label={t('donation.title')}
        value={choice}
        onChange={dropIt}
        options={[
          { value: 'none', label: t('donation.none') },
          { value: 'amount', label: t('donation.amount') },
        ]}
        fill
      />
      <DonationAmount initial={initial} onChange={onChange} />
    </div>
  )
}

function DonationAmount({ initial, onChange }: DonationFieldProps) {
  const { t, i18n } = useTranslation('transaction')
  const save = (typed: string): Result<bigint, string> => {
    const amount = readAmount(typed, zil.decimals, i18n.language)
    if (amount.ok) return amount
    return err(t(amount.code === 'TooManyDecimals' ? 'donation.tooFine' : 'donation.invalid'))
  }
  const typed = initial === 0n ? '' : typedDecimal(formatUnits(initial, zil.decimals), i18n.language)
  const { steps, values } = useSteps({ amount: textStep(t('donation.inZil'), save, { initial: typed }) })
  const donation = values?.amount ?? null

  useEffect(() => {
    onChange(donation)
  }, [onChange, donation])

  return <AmountStep step={steps.amount} autoFocus={typed === ''} />
}
