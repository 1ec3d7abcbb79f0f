import { Field } from '../ui/Field'
import layout from '../ui/layout.module.css'
import { Segmented } from '../ui/Segmented'
import { StepFrame } from '../ui/steps/StepFrame'
import type { Step } from '../ui/steps/useSteps'
import text from '../ui/text.module.css'
import type { AddressDraft } from './addressDraft'
import { RecipientCheck } from './RecipientCheck'

interface AddressChoiceProps {
  readonly step: Step<AddressDraft>
  /** What the two are called. */
  readonly own: string
  readonly other: string
  /** Said once one's own is chosen. */
  readonly ownHint: string
  readonly otherLabel: string
  readonly otherHint: string
}

/** The step that asks for one's own address or another one; who that is to this device stands below it. */
export function AddressChoice({ step, own, other, ownHint, otherLabel, otherHint }: AddressChoiceProps) {
  const { kind, address, isTicked } = step.draft
  return (
    <StepFrame step={step}>
      <div className={layout.stack}>
        <span className={text.label}>{step.label}</span>
        <Segmented
          label={step.label}
          value={kind}
          onChange={(chosen) => step.edit({ kind: chosen, address, isTicked })}
          options={[
            { value: 'own', label: own },
            { value: 'other', label: other },
          ]}
          fill
        />
        {kind === 'own' && <p className={text.hint}>{ownHint}</p>}
        {kind === 'other' ? (
          <>
            <Field
              label={otherLabel}
              hint={otherHint}
              error={step.error ?? undefined}
              value={address}
              onChange={(event) => step.edit({ kind, address: event.target.value, isTicked: false })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              mono
            />
            <RecipientCheck
              typed={address}
              isTicked={isTicked}
              onTick={(ticked) => step.edit({ kind, address, isTicked: ticked })}
            />
          </>
        ) : (
          step.error !== null && (
            <p className={text.hint} role="alert">
              {step.error}
            </p>
          )
        )}
      </div>
    </StepFrame>
  )
}
