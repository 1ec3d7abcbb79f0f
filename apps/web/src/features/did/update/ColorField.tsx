import { useId } from 'react'
import styles from './ServiceInputs.module.css'

interface ColorFieldProps {
  readonly label: string
  /** Three or six hex digits without '#'. */
  readonly value: string
  /** Six hex digits without '#', in lower case. */
  readonly onChange: (value: string) => void
}

/** A colour, chosen with the browser's colour picker. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <>
      <label className={styles.hiddenLabel} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.color}
        type="color"
        title={label}
        value={`#${sixDigits(value)}`}
        onChange={(event) => onChange(event.target.value.slice(1).toLowerCase())}
      />
    </>
  )
}

/** Makes six digits of three, because the picker accepts six only. */
function sixDigits(color: string): string {
  return color.length === 3 ? color.replace(/./g, '$&$&') : color
}
