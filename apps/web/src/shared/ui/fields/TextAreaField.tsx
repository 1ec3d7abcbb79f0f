import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'

interface TextAreaFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'id' | 'aria-invalid' | 'aria-describedby'
> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly mono?: boolean
}

/** A labelled input of several lines. Line breaks in pasted text are kept. */
export function TextAreaField({ label, hint, error, mono = false, className, ...input }: TextAreaFieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        className={joinClasses(styles.input, mono && styles.mono)}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? messageId : undefined}
      />
      {error ? (
        <FieldMessage id={messageId} kind="error">
          {error}
        </FieldMessage>
      ) : (
        hint && (
          <p id={messageId} className={text.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
