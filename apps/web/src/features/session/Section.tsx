import type { ReactNode } from 'react'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'

interface SectionProps {
  readonly title: string
  /** Content at the right of the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One part of the account drawer. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={text.h3}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
