import type { ComponentProps } from 'react'
import { AmountField } from '../fields/AmountField'
import { StepFrame } from './StepFrame'
import type { Step } from './useSteps'

interface AmountStepProps extends Omit<
  ComponentProps<typeof AmountField>,
  'label' | 'error' | 'value' | 'onType' | 'onTake' | 'required' | 'step'
> {
  readonly step: Step<string>
}

/** A step with one amount. */
export function AmountStep({ step, ...field }: AmountStepProps) {
  return (
    <StepFrame step={step} underLabel isWholeWhenLeft>
      <AmountField
        {...field}
        label={step.label}
        error={step.error ?? undefined}
        value={step.draft}
        onType={step.edit}
        onTake={step.choose}
      />
    </StepFrame>
  )
}
