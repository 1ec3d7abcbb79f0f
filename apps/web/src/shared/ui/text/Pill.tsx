import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Pill.module.css'

interface PillProps {
  /** A dial or an icon. */
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly hint: string
  /** The detail that tells it from others with the same title. */
  readonly detail: string
  readonly onPress: () => void
}

/** A button for work that goes on in the background: a press shows it again. */
export function Pill({ mark, title, hint, detail, onPress }: PillProps) {
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      {mark}
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.hint}>{detail}</span>
      </span>
      <Icon name="up" size="sm" />
    </button>
  )
}
