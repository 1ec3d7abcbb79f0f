import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly label: string
  readonly hint?: string | undefined
  /** Why the input is not accepted; screen readers say it at once. */
  readonly error?: string | undefined
  /** Under the error, in small letters: more about it. */
  readonly note?: ReactNode
  /** A confirmation that the input is good: 'Found'. */
  readonly valid?: string | undefined
  /** At the right of the label: what there is. */
  readonly aside?: ReactNode
  /** Inside the frame, after the input: a unit or buttons. */
  readonly after?: ReactNode
  /** Draws the text with equal widths: amounts, addresses, hashes. */
  readonly mono?: boolean
}

/** A labelled input with its hint, error or confirmation. */
export function Field(props: FieldProps) {
  const { label, hint, error, note, valid, aside, after, mono = false, className, ...input } = props
  const id = useId()
  const messageId = `${id}-message`
  const described = error ?? valid ?? hint
  const control = (
    <input
      {...input}
      id={id}
      className={joinClasses(styles.input, mono && styles.mono)}
      aria-invalid={error ? true : undefined}
      aria-describedby={described ? messageId : undefined}
    />
  )
  return (
    <div className={joinClasses(styles.field, className)}>
      {aside === undefined ? (
        <FieldLabel id={id} label={label} />
      ) : (
        <div className={styles.head}>
          <FieldLabel id={id} label={label} />
          <span className={text.hint}>{aside}</span>
        </div>
      )}
      {after ? (
        <div className={styles.group} data-invalid={error ? true : undefined}>
          {control}
          {after}
        </div>
      ) : (
        control
      )}
      {error && (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      )}
      {error && note}
      {!error && valid && (
        <FieldMessage id={messageId} kind="ok">
          {valid}
        </FieldMessage>
      )}
      {!error && !valid && hint && (
        <p id={messageId} className={text.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

function FieldLabel({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  )
}
