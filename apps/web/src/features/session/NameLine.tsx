import { formatName, type Name } from '@tyto/identity'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { NameFace } from '../../shared/identity/NameFace'
import { buildPath } from '../../shared/routing/routes'
import { closeOverlay } from '../../shared/session/fixes/overlay'
import { useLogInByName } from '../../shared/session/login/useLogInByName'
import { Icon } from '../../shared/ui/icons/Icon'
import { Name as NameText } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'
import { isOnTheWay } from './useLogIn'

interface NameLineProps {
  readonly name: Name
  /** The text under the name: the kind of its wallet. */
  readonly hint: ReactNode
  /** True if this name is logged in. */
  readonly isCurrent?: boolean
  /** True if the press also logs in to it. */
  readonly logsIn?: boolean
}

/** One name in the drawer, with a link to its page. */
export function NameLine({ name, hint, isCurrent = false, logsIn = false }: NameLineProps) {
  const { logIn } = useLogInByName()
  const onPress = (event: MouseEvent): void => {
    if (logsIn && !isCurrent) {
      // The page stays where something waits for the log-in.
      if (isOnTheWay()) event.preventDefault()
      void logIn(name)
    }
    closeOverlay()
  }
  const username = formatName(name)
  return (
    <li>
      <Link
        className={styles.who}
        to={buildPath('name', { name })}
        onClick={onPress}
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
