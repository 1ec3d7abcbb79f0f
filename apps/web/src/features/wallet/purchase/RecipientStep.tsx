import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import {
  WhoChoice,
  whoChoicePlan,
  type WhoChoiceDraft,
  type WhoChoicePlan,
} from '../../../shared/recipients/WhoChoice'
import { useNetworkId } from '../../../shared/settings/network'
import { nameInText } from '../../../shared/ui/text/nameParts'
import type { Step } from '../../../shared/ui/steps/useSteps'

/** The step that asks who gets the name; null means the wallet that pays. */
export function useRecipientPlan(): WhoChoicePlan<Address | null> {
  const { t } = useTranslation('purchase')
  const network = useNetworkId()
  const wrong = t('wrongAddress')
  const finds = useFindAnyone(network, { wrongFormat: wrong, wrongAddress: wrong, resolverFailed: wrong })
  const who = useWhoPlan({ form: 'nameBuyer', label: t('recipient'), finds })
  return whoChoicePlan<Address | null>(who, {
    own: () => ok(null),
    other: ({ address, name }) => (name === null ? ok(address) : err(wrong)),
    // Who buys a name is nearly always who wants it.
    atFirst: 'own',
  })
}

interface RecipientStepProps {
  readonly step: Step<WhoChoiceDraft>
  readonly plan: WhoChoicePlan<Address | null>
  /** The identity that is logged in: its name or address, as the page shows it. */
  readonly payer: string
}

export function RecipientStep({ step, plan, payer }: RecipientStepProps) {
  const { t } = useTranslation('purchase')
  return (
    <WhoChoice
      step={step}
      plan={plan}
      own={t('own')}
      other={t('other')}
      ownHint={t('ownHint', { payer: nameInText(payer) })}
      otherLabel={t('address')}
      otherHint={t('otherHint')}
    />
  )
}
