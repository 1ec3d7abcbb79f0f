import type { ReactNode } from 'react'
import { joinClasses } from './joinClasses'
import styles from './Rows.module.css'

/** A list between hairlines, for the inside of a flush card; its children are `Row`s. */
export function Rows({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return <ul className={joinClasses(styles.rows, className)}>{children}</ul>
}

/** One line of `Rows`: its parts stand beside each other. */
export function Row({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  return <li className={joinClasses(styles.row, className)}>{children}</li>
}
