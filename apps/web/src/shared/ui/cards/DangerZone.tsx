import type { ReactNode } from 'react'
import styles from './DangerZone.module.css'
import { Icon } from '../icons/Icon'
import text from '../text/text.module.css'

interface DangerZoneProps {
  readonly title: string
  /** `DangerItem`s. */
  readonly children: ReactNode
}

/** A red area for actions that cannot be undone. */
export function DangerZone({ title, children }: DangerZoneProps) {
  return (
    <section className={styles.zone}>
      <h2 className={styles.head}>
        <Icon name="warn" />
        <span>{title}</span>
      </h2>
      {children}
    </section>
  )
}

interface DangerItemProps {
  readonly title: string
  readonly hint: ReactNode
  /** The button that opens the item. */
  readonly action?: ReactNode
  /** The content that opens below the item. */
  readonly children?: ReactNode
}

export function DangerItem({ title, hint, action, children }: DangerItemProps) {
  return (
    <div className={styles.item}>
      <div className={styles.text}>
        <h3 className={text.h3}>{title}</h3>
        <p className={text.sub}>{hint}</p>
      </div>
      {action}
      {Boolean(children) && <div className={styles.opened}>{children}</div>}
    </div>
  )
}
