import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../page/layout.module.css'
import text from '../text/text.module.css'
import styles from './StepForm.module.css'
import type { Steps } from './useSteps'
import { listText } from '../text/listText'

interface StepFormProps<Values> {
  readonly steps: Steps<Values>
  /** Draws the button that signs or continues, with every saved value; shown only while all steps are SAVED. */
  readonly submit: (values: Values) => ReactNode
  /** Drawn while a step is open; left out for nothing. */
  readonly whileOpen?: ReactNode
  /** The steps: `StepField`, `StepFrame`. */
  readonly children: ReactNode
}

/**
 * The form that all pages use: CONTINUE saves a step, an edit makes the step unsaved, and the final button appears once
 * all steps are SAVED.
 */
export function StepForm<Values>({ steps, submit, whileOpen, children }: StepFormProps<Values>) {
  const { t, i18n } = useTranslation()
  const names = listText(
    // A label may be a question: within marks no two of them run together.
    steps.open.map((step) => t('step.named', { step })),
    i18n.language,
  )
  return (
    <div className={layout.stack}>
      {children}
      {steps.values === null ? (
        <>
          <p className={text.hint}>{t('step.open', { steps: names })}</p>
          {whileOpen}
        </>
      ) : (
        <div className={styles.submit}>{submit(steps.values)}</div>
      )}
    </div>
  )
}
