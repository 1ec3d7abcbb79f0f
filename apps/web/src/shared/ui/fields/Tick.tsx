import type { ReactNode } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  readonly isSet: boolean
  readonly onChange: (isSet: boolean) => void
  readonly children: ReactNode
}

/** A checkbox with its text. */
export function Tick({ isSet, onChange, children }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isSet} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
