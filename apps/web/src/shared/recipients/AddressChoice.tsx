import { ChoiceStep } from '../ui/steps/ChoiceStep'
import type { Step } from '../ui/steps/useSteps'
import text from '../ui/text.module.css'
import type { AddressDraft } from './addressDraft'
import { RecipientField } from './RecipientField'

interface AddressChoiceProps {
  readonly step: Step<AddressDraft>
  /** The labels of the two options. */
  readonly own: string
  readonly other: string
  /** The hint that is shown once the person's own address is chosen. */
  readonly ownHint: string
  readonly otherLabel: string
  readonly otherHint: string
}

/** A step that asks for the person's own address or another one. */
export function AddressChoice({ step, own, other, ownHint, otherLabel, otherHint }: AddressChoiceProps) {
  const { kind, address, isTicked } = step.draft
  return (
    <ChoiceStep
      step={step}
      value={kind}
      options={[
        { value: 'own', label: own },
        { value: 'other', label: other },
      ]}
      onChoose={(chosen) => step.choose({ kind: chosen, address, isTicked })}
      isErrorBelow={kind === 'other'}
    >
      {kind === 'own' && <p className={text.hint}>{ownHint}</p>}
      {kind === 'other' && (
        <RecipientField
          label={otherLabel}
          hint={otherHint}
          error={step.error}
          address={address}
          isTicked={isTicked}
          onChange={(typed) => (typed.isTicked ? step.choose : step.edit)({ kind, ...typed })}
        />
      )}
    </ChoiceStep>
  )
}
