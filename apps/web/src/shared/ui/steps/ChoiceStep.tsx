import type { ReactNode } from 'react'
import layout from '../page/layout.module.css'
import { Segmented } from '../fields/Segmented'
import text from '../text/text.module.css'
import styles from './ChoiceStep.module.css'
import { StepFrame } from './StepFrame'
import type { StepControl } from './useSteps'

interface ChoiceStepProps<T extends string> {
  readonly step: StepControl
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChoose: (value: T) => void
  /** A field below the choice shows its error. */
  readonly isErrorBelow?: boolean
  /** Content that depends on the choice. */
  readonly children?: ReactNode
}

/** A step with a choice between a few options. */
export function ChoiceStep<T extends string>({
  step,
  value,
  options,
  onChoose,
  isErrorBelow = false,
  children,
}: ChoiceStepProps<T>) {
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <div className={styles.choice}>
          <span className={styles.label}>{step.label}</span>
          <Segmented label={step.label} value={value} onChange={onChoose} options={options} fill />
        </div>
        {children}
        {step.error !== null && !isErrorBelow && (
          <p className={text.hint} role="alert">
            {step.error}
          </p>
        )}
      </div>
    </StepFrame>
  )
}
