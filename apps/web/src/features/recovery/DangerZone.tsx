import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/Icon'
import styles from './DangerZone.module.css'

interface DangerZoneProps {
  readonly title: string
  readonly children: ReactNode
}

/** DANGER ZONE: what cannot be taken back alone. Its children are `DangerRow`s. */
export function DangerZone({ title, children }: DangerZoneProps) {
  return (
    <section className={styles.zone}>
      <h2 className={styles.head}>
        <Icon name="warn" />
        {title}
      </h2>
      {children}
    </section>
  )
}

interface DangerRowProps {
  readonly title: string
  readonly hint: string
  /** The button that opens it. */
  readonly action?: ReactNode
  /** What is opened. */
  readonly children?: ReactNode
}

export function DangerRow({ title, hint, action, children }: DangerRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      {action}
      {children !== undefined && children !== null && children !== false && (
        <div className={styles.opened}>{children}</div>
      )}
    </div>
  )
}
