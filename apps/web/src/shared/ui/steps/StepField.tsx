import type { ComponentProps } from 'react'
import { Field } from '../fields/Field'
import { StepFrame } from './StepFrame'
import type { Step } from './useSteps'

interface StepFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'label' | 'error' | 'value' | 'onChange' | 'required' | 'step'
> {
  readonly step: Step<string>
}

/** A step with one line of text. */
export function StepField({ step, ...field }: StepFieldProps) {
  return (
    <StepFrame step={step} underLabel isWholeWhenLeft>
      <Field
        autoComplete="off"
        {...field}
        label={step.label}
        error={step.error ?? undefined}
        value={step.draft}
        onChange={(event) => step.edit(event.target.value)}
      />
    </StepFrame>
  )
}
