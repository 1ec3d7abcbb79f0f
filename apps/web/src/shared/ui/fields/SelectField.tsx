import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage'
import { joinClasses } from '../joinClasses'

interface SelectFieldProps extends Omit<
  ComponentProps<'select'>,
  'id' | 'aria-invalid' | 'onChange' | 'value'
> {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** A choice between many options, with the browser's own list. */
export function SelectField({
  label,
  options,
  value,
  onChange,
  error,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-message` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <FieldMessage id={`${id}-message`} kind="error">
          {error}
        </FieldMessage>
      )}
    </div>
  )
}
