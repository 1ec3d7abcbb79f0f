import type { ReactNode } from 'react'
import styles from './PageHead.module.css'
import text from '../text/text.module.css'

interface PageHeadProps {
  readonly title: string
  /** A plain word before a title of the specification, which is then small. */
  readonly plain?: string | null
  readonly lead?: ReactNode
  /** Actions at the right. */
  readonly children?: ReactNode
}

/** The title row of a page: the one h1, what the page is for, its actions. */
export function PageHead({ title, plain = null, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {plain === null ? (
          <h1 className={text.title}>{title}</h1>
        ) : (
          <h1 className={styles.both}>
            <span className={text.title}>{plain}</span> <span className={styles.literal}>{title}</span>
          </h1>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
