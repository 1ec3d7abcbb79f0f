import { ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { nameInText } from '../../../shared/ui/nameParts'
import { useNetworkId } from '../../../shared/settings/network'
import { ChoiceStep } from '../../../shared/ui/steps/ChoiceStep'
import type { Step, StepPlan } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text.module.css'
import { AnyoneField } from '../operations/AnyoneStep'
import { useAnyonePlan, type AnyoneDraft } from '../operations/useAnyonePlan'

/** Who gets what is minted: the wallet that pays, or somebody by name or address. */
export interface HolderDraft extends AnyoneDraft {
  readonly kind: 'own' | 'other'
}

export function useHolderPlan(wallet: Address): StepPlan<HolderDraft, Address> {
  const { t } = useTranslation('mint')
  const other = useAnyonePlan(useNetworkId(), { label: t('recipient'), not: null })
  return {
    label: other.label,
    initial: { kind: 'own', typed: '', isTicked: false },
    isAnsweredAtFirst: true,
    isEmpty: (draft) => draft.kind === 'other' && other.isEmpty(draft),
    save: (draft) => (draft.kind === 'own' ? ok(wallet) : other.save(draft)),
  }
}

/** Who gets it, as it is typed. */
export function holderText({ kind, typed }: HolderDraft, payer: string): string {
  return kind === 'own' ? payer : typed.trim()
}

interface HolderStepProps {
  readonly step: Step<HolderDraft, Address>
  /** The wallet that pays, as it is called. */
  readonly payer: string
}

export function HolderStep({ step, payer }: HolderStepProps) {
  const { t } = useTranslation('mint')
  const { draft } = step
  return (
    <ChoiceStep
      step={step}
      value={draft.kind}
      options={[
        { value: 'own', label: t('own') },
        { value: 'other', label: t('other') },
      ]}
      onChoose={(kind) => step.choose({ ...draft, kind })}
      isErrorBelow={draft.kind === 'other'}
    >
      {draft.kind === 'own' ? (
        <p className={text.hint}>{t('ownHint', { payer: nameInText(payer) })}</p>
      ) : (
        <AnyoneField
          label={t('otherLabel')}
          error={step.error}
          draft={draft}
          found={step.value}
          onChange={(changed) => step.edit({ ...draft, ...changed })}
          onTick={(isTicked) => step.choose({ ...draft, isTicked })}
        />
      )}
    </ChoiceStep>
  )
}
