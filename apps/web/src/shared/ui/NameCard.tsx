import type { ReactNode } from 'react'
import { Facts, type Fact } from './Facts'
import styles from './NameCard.module.css'
import text from './text.module.css'

interface NameCardProps {
  readonly label: string
  /** A `Plate`, or the image that takes its place. */
  readonly plate: ReactNode
  /** At the left, above the name: the kind of the identity. */
  readonly above: ReactNode
  /** At the right, above the name: the status. */
  readonly status?: ReactNode
  /** A `Name` as the page's h1. */
  readonly name: ReactNode
  readonly facts: readonly Fact[]
  /** The technical line at the bottom, given whole; only the width of the card cuts it. */
  readonly line?: string | undefined
  /** At the end of the line: a copy button. */
  readonly lineAction?: ReactNode
}

/** A name's card, like the page of a passport. */
export function NameCard({ label, plate, above, status, name, facts, line, lineAction }: NameCardProps) {
  return (
    <article className={styles.card} aria-label={label}>
      <div className={styles.plate}>{plate}</div>
      <div className={styles.body}>
        <div className={styles.above}>
          <span className={text.sub}>{above}</span>
          {status}
        </div>
        <div className={styles.name}>{name}</div>
        <Facts as="grid" facts={facts} className={styles.facts} />
      </div>
      {line !== undefined && (
        <div className={styles.line}>
          <span>{line}</span>
          <div className={styles.action}>{lineAction}</div>
        </div>
      )}
    </article>
  )
}
