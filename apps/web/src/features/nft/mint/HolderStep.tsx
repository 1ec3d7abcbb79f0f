import { ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { Who } from '../../../shared/recipients/lookAtWho'
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

/** Who gets what is minted: the wallet that pays, or somebody by name or address. */
export function useHolderPlan(wallet: Address): WhoChoicePlan<Who> {
  const { t } = useTranslation('mint')
  const finds = useFindAnyone(useNetworkId())
  const who = useWhoPlan({ form: 'nftHolder', label: t('recipient'), finds })
  return whoChoicePlan<Who>(who, {
    own: () => ok({ address: wallet, name: null }),
    other: (found) => ok(found),
    atFirst: 'own',
  })
}

/** Who gets it, as it is typed. */
export function holderText({ kind, typed }: WhoChoiceDraft, payer: string): string {
  return kind === 'other' ? typed.trim() : payer
}

interface HolderStepProps {
  readonly step: Step<WhoChoiceDraft, Who>
  readonly plan: WhoChoicePlan<Who>
  /** The wallet that pays, as it is called. */
  readonly payer: string
}

export function HolderStep({ step, plan, payer }: HolderStepProps) {
  const { t } = useTranslation(['mint', 'nftOperations'])
  return (
    <WhoChoice
      step={step}
      plan={plan}
      own={t('mint:own')}
      other={t('mint:other')}
      ownHint={t('mint:ownHint', { payer: nameInText(payer) })}
      otherLabel={t('mint:otherLabel')}
      otherHint={t('nftOperations:anyoneHint')}
    />
  )
}
