import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses'
import styles from './Rows.module.css'

/** A list with thin lines between its rows, for a card without padding. Its children are `Row`s. */
export function Rows({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return <ul className={joinClasses(styles.rows, className)}>{children}</ul>
}

/** One line of `Rows`, with its parts side by side. */
export function Row({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return <li className={joinClasses(styles.row, className)}>{children}</li>
}
