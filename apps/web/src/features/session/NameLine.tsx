import { formatName, type Name } from '@tyto/identity'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NameFace } from '../../shared/identity/NameFace'
import { buildPath } from '../../shared/routing/routes'
import { closeOverlay } from '../../shared/session/overlay'
import { Icon } from '../../shared/ui/Icon'
import { Name as NameText } from '../../shared/ui/Name'
import text from '../../shared/ui/text.module.css'
import styles from './Account.module.css'

interface NameLineProps {
  readonly name: Name
  /** The text under the name: the kind of its wallet. */
  readonly hint: ReactNode
  /** True if this name is logged in. */
  readonly isCurrent?: boolean
}

/** One name in the drawer, with a link to its page. */
export function NameLine({ name, hint, isCurrent = false }: NameLineProps) {
  const username = formatName(name)
  return (
    <li>
      <Link
        className={styles.who}
        to={buildPath('name', { name })}
        onClick={closeOverlay}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <NameFace name={name} />
        <span className={styles.grow}>
          <NameText name={username} size="sm" />
          <span className={text.hint}>{hint}</span>
        </span>
        <Icon name={isCurrent ? 'check' : 'right'} className={isCurrent ? styles.tick : styles.arrow} />
      </Link>
    </li>
  )
}
