import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'

interface CardProps {
  /** The heading; a card without one is a bare panel. */
  readonly title?: ReactNode
  /** At the right of the heading: a hint, a badge, a control. */
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  /** The content has padding of its own: rows, tables. */
  readonly flush?: boolean
  /** Less padding at the sides, for the narrow column. */
  readonly narrow?: boolean
  readonly headingLevel?: 2 | 3
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A panel on the page, with an optional heading, aside and foot between hairlines. */
export function Card({
  title,
  aside,
  footer,
  flush = false,
  narrow = false,
  headingLevel = 2,
  className,
  children,
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={joinClasses(styles.card, narrow && styles.narrow, className)}>
      {title !== undefined && (
        <header className={styles.head}>
          <Heading className={text.h2}>{title}</Heading>
          {aside}
        </header>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </section>
  )
}
