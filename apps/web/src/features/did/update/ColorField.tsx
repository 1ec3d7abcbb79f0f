import { useId } from 'react'
import styles from './ServiceInputs.module.css'

interface ColorFieldProps {
  readonly label: string
  /** Three or six hex digits without '#'. */
  readonly value: string
  /** Six hex digits without '#', in lower case. */
  readonly onChange: (value: string) => void
}

/** A colour with its name and its digits, chosen with the browser's colour picker. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <div className={styles.swatch}>
      <input
        id={id}
        className={styles.color}
        type="color"
        value={`#${sixDigits(value)}`}
        onChange={(event) => onChange(event.target.value.slice(1).toLowerCase())}
      />
      <label htmlFor={id}>
        <span>{label}</span>
        <span className={styles.digits}>
          #<span>{sixDigits(value)}</span>
        </span>
      </label>
    </div>
  )
}

/** Makes six digits of three, because the picker accepts six only. */
function sixDigits(color: string): string {
  return color.length === 3 ? color.replace(/./g, '$&$&') : color
}
