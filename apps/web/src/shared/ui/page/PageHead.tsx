import type { ReactNode } from 'react'
import styles from './PageHead.module.css'
import text from '../text/text.module.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Actions at the right. */
  readonly children?: ReactNode
}

/** The title row of a page: the one h1, what the page is for, its actions. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={text.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
