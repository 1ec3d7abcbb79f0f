import { useTranslation } from 'react-i18next'
import { AddressChoice } from '../../../shared/recipients/AddressChoice'
import type { AddressDraft } from '../../../shared/recipients/addressDraft'
import { nameInText } from '../../../shared/ui/nameParts'
import type { Step } from '../../../shared/ui/steps/useSteps'

interface AddressStepProps {
  readonly step: Step<AddressDraft>
  /** The identity of this page: its name or address, as the page shows it. */
  readonly own: string
}

/** Asks which wallet to end: the one of this page, or another one of the same controller. */
export function AddressStep({ step, own }: AddressStepProps) {
  const { t } = useTranslation('did')
  return (
    <AddressChoice
      step={step}
      own={t('deactivate.own')}
      other={t('deactivate.other')}
      ownHint={t('deactivate.ownHint', { name: nameInText(own) })}
      otherLabel={t('deactivate.otherLabel')}
      otherHint={t('deactivate.otherHint')}
    />
  )
}
