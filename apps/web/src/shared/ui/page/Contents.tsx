import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Contents.module.css'

/** A list like a table of contents: a name, dots, then short facts about it. Its children are `ContentsLink`s. */
export function Contents({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.contents}>{children}</ol>
}

interface ContentsLinkProps {
  readonly to: string
  /** An `Avatar`. */
  readonly before?: ReactNode
  /** A `Name`. */
  readonly name: ReactNode
  /** After the dots: hints, badges. */
  readonly children?: ReactNode
}

export function ContentsLink({ to, before, name, children }: ContentsLinkProps) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        {before && <span className={styles.before}>{before}</span>}
        <span className={styles.name}>{name}</span>
        <span className={styles.dots} />
        {children}
      </Link>
    </li>
  )
}
