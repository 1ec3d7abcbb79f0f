import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { Icon } from '../icons/Icon'
import { IconButton } from '../buttons/IconButton'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'
import { afterPress } from './afterPress'
import styles from './StepForm.module.css'
import type { StepControl } from './useSteps'
import { colonText } from '../text/listText'

interface StepFrameProps {
  readonly step: StepControl
  /** The content begins with a label above a field: the button then stands beside the field. */
  readonly underLabel?: boolean
  /** There are many inputs: the button stands below the last one. */
  readonly isBelow?: boolean
  /** One input alone: it is finished when it is left, so its fault is shown then too. */
  readonly isWholeWhenLeft?: boolean
  /** The inputs. Each change calls `step.edit`; they show `step.error`, with `aria-invalid`. */
  readonly children: ReactNode
}

/**
 * The inputs of one step with its CONTINUE button, which becomes SAVED. Enter in an input does the same as the button,
 * and so does leaving the inputs once they are right.
 */
export function StepFrame({
  step,
  underLabel = false,
  isBelow = false,
  isWholeWhenLeft = false,
  children,
}: StepFrameProps) {
  const { t, i18n } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { status, error, label } = step
  const isSaved = status === 'saved'

  // After a CONTINUE that found an error, the focus moves to the input with the error.
  useEffect(() => {
    if (error === null || !form.current?.contains(document.activeElement)) return
    form.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  const latest = useRef(step)
  useLayoutEffect(() => {
    latest.current = step
  })

  const onBlur = ({ currentTarget: left, relatedTarget: next }: FocusEvent): void => {
    // The keyboard comes to the button on its way out.
    const isAtButton = next instanceof HTMLButtonElement && next.type === 'submit' && left.contains(next)
    if (left.contains(next) && !isAtButton) return
    // No fault is told there, since that would lead the keyboard back.
    const isQuiet = isAtButton || !isWholeWhenLeft
    afterPress(() => {
      const { status: now, isBlank, error: fault, save } = latest.current
      const isLeft = left.isConnected && (isAtButton || !left.contains(document.activeElement))
      if (isLeft && now === 'editing' && !isBlank && fault === null) save({ isQuiet })
    })
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    step.save()
  }
  return (
    <form
      ref={form}
      className={joinClasses(styles.frame, underLabel && styles.underLabel, isBelow && styles.isBelow)}
      onSubmit={onSubmit}
      onBlur={onBlur}
      noValidate
    >
      <div className={styles.inputs}>{children}</div>
      <div className={styles.buttons}>
        {step.canUndo && <IconButton icon="undo" label={t('step.undo')} onClick={() => step.undo()} />}
        <Button
          type="submit"
          variant={isSaved ? 'saved' : 'step'}
          busy={status === 'checking'}
          className={styles.button}
        >
          {isSaved && <Icon name="check" size="sm" />}
          <span>{t(isSaved ? 'step.saved' : 'step.continue')}</span>
          <span className={text.sr}>
            {' '}
            <span>{label}</span>
          </span>
        </Button>
      </div>
      <span className={text.sr} role="status">
        {isSaved && colonText(label, t('step.saved'), i18n.language)}
      </span>
    </form>
  )
}
