import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { AddressChoice } from '../../../shared/recipients/AddressChoice'
import { isNoAddress, noAddress, readOther, type AddressDraft } from '../../../shared/recipients/addressDraft'
import { nameInText } from '../../../shared/ui/nameParts'
import type { Step, StepPlan } from '../../../shared/ui/steps/useSteps'

/** The step that asks who gets the name; null means the wallet that pays. */
export function useRecipientPlan(): StepPlan<AddressDraft, Address | null> {
  const { t } = useTranslation(['purchase', 'chain'])
  return {
    label: t('recipient'),
    // Who buys a name is nearly always who wants it.
    initial: { ...noAddress, kind: 'own' },
    isAnsweredAtFirst: true,
    isEmpty: isNoAddress,
    save: (draft) => {
      if (draft.kind === 'own') return ok(null)
      const other = readOther(draft)
      if (other === 'wrong') return err(t('wrongAddress'))
      return other === 'unticked' ? err(t('chain:recipient.unticked')) : ok(other)
    },
  }
}

interface RecipientStepProps {
  readonly step: Step<AddressDraft>
  /** The identity that is logged in: its name or address, as the page shows it. */
  readonly payer: string
}

export function RecipientStep({ step, payer }: RecipientStepProps) {
  const { t } = useTranslation('purchase')
  return (
    <AddressChoice
      step={step}
      own={t('own')}
      other={t('other')}
      ownHint={t('ownHint', { payer: nameInText(payer) })}
      otherLabel={t('address')}
      otherHint={t('otherHint')}
    />
  )
}
