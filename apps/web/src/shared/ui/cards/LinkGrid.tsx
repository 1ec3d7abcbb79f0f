import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './LinkGrid.module.css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconPaths'

/** A grid of links with thin lines between them. Its children are `GridLink`s and `GridButton`s. */
export function LinkGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.grid} aria-label={label}>
      {children}
    </nav>
  )
}

interface CellProps {
  readonly icon: IconName
  readonly title: string
  readonly hint: string
}

export function GridLink({ to, ...cell }: CellProps & { readonly to: string }) {
  return (
    <Link className={styles.cell} to={to}>
      <Cell {...cell} />
    </Link>
  )
}

export function GridButton({ onClick, ...cell }: CellProps & { readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.cell} onClick={onClick}>
      <Cell {...cell} />
    </button>
  )
}

function Cell({ icon, title, hint }: CellProps) {
  return (
    <>
      <Icon name={icon} size="lg" className={styles.entry} />
      <span>
        <b className={styles.title}>{title}</b>
        <span className={styles.hint}>{hint}</span>
      </span>
      <Icon name="right" className={styles.arrow} />
    </>
  )
}
