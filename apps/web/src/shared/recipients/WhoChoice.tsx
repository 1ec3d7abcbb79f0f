import type { Result } from '@tyto/primitives'
import { ChoiceStep } from '../ui/steps/ChoiceStep'
import { StepFrame } from '../ui/steps/StepFrame'
import type { Step, StepPlan } from '../ui/steps/useSteps'
import text from '../ui/text/text.module.css'
import type { Who } from './lookAtWho'
import { nobody, type WhoDraft, type WhoPlan } from './useWhoPlan'
import { WhoField } from './WhoStep'

/** The person's own wallet, or somebody else who is typed; null while nothing is chosen. */
export interface WhoChoiceDraft extends WhoDraft {
  readonly kind: 'own' | 'other' | null
}

export interface WhoChoicePlan<Value> extends StepPlan<WhoChoiceDraft, Value> {
  /** Asks for somebody else. */
  readonly who: WhoPlan
}

interface WhoChoiceOptions<Value> {
  /** Returns the value to save for one's own wallet. */
  readonly own: () => Result<Value, string> | Promise<Result<Value, string>>
  /** Returns the value to save for somebody else. */
  readonly other: (found: Who) => Result<Value, string> | Promise<Result<Value, string>>
  /** The first choice; null for neither. */
  readonly atFirst: WhoChoiceDraft['kind']
}

/** The step that asks for one's own wallet or somebody else. */
export function whoChoicePlan<Value>(
  who: WhoPlan,
  { own, other, atFirst }: WhoChoiceOptions<Value>,
): WhoChoicePlan<Value> {
  const saveOther = async (draft: WhoChoiceDraft): Promise<Result<Value, string>> => {
    const found = await who.save(draft)
    return found.ok ? other(found.value) : found
  }
  return {
    who,
    label: who.label,
    initial: { ...nobody, kind: atFirst },
    ...(atFirst === 'own' ? { isAnsweredAtFirst: true as const } : {}),
    isEmpty: (draft) => draft.kind === null || (draft.kind === 'other' && who.isEmpty(draft)),
    save: (draft) => (draft.kind === 'own' ? own() : saveOther(draft)),
  }
}

interface WhoChoiceProps {
  readonly step: Step<WhoChoiceDraft>
  readonly plan: WhoChoicePlan<unknown>
  /** The labels of the two options; null for `own` where there is no choice. */
  readonly own: string | null
  readonly other: string
  /** The hint that is shown once the person's own wallet is chosen. */
  readonly ownHint: string
  readonly otherLabel: string
  readonly otherHint?: string
}

/** A step that asks for the person's own wallet or somebody else. */
export function WhoChoice({ step, plan, own, other, ownHint, otherLabel, otherHint }: WhoChoiceProps) {
  const { draft } = step
  const field = draft.kind === 'other' && (
    <WhoField
      plan={plan.who}
      label={otherLabel}
      hint={otherHint}
      draft={draft}
      error={step.error}
      onChange={(next) => step.edit({ kind: 'other', ...next })}
      onTick={(next) => step.choose({ kind: 'other', ...next })}
    />
  )
  if (own === null) {
    return (
      <StepFrame step={step} underLabel>
        {field}
      </StepFrame>
    )
  }
  return (
    <ChoiceStep
      step={step}
      value={draft.kind}
      options={[
        { value: 'own', label: own },
        { value: 'other', label: other },
      ]}
      onChoose={(kind) => step.choose({ ...draft, kind })}
      isErrorBelow={draft.kind === 'other'}
    >
      {draft.kind === 'own' && <p className={text.hint}>{ownHint}</p>}
      {field}
    </ChoiceStep>
  )
}
