import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Cabinet.module.css'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'

/** A grid of links with thin lines between them. Its children are `CabinetLink`s. */
export function Cabinet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.cabinet} aria-label={label}>
      {children}
    </nav>
  )
}

interface CabinetLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly hint: string
}

export function CabinetLink({ to, icon, title, hint }: CabinetLinkProps) {
  return (
    <Link className={styles.cell} to={to}>
      <Icon name={icon} size="lg" className={styles.entry} />
      <span>
        <b className={styles.title}>{title}</b>
        <span className={styles.hint}>{hint}</span>
      </span>
      <Icon name="right" className={styles.arrow} />
    </Link>
  )
}
