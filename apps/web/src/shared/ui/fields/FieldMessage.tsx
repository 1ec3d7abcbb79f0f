import type { ReactNode } from 'react'
import styles from './FieldMessage.module.css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconPaths'
import { joinClasses } from '../joinClasses'

interface FieldMessageProps {
  readonly kind: 'error' | 'ok' | 'warn'
  readonly id?: string
  readonly children: ReactNode
}

const icons: Readonly<Record<FieldMessageProps['kind'], IconName>> = { error: 'err', ok: 'ok', warn: 'warn' }

/** The message under an input. Screen readers say errors at once. */
export function FieldMessage({ kind, id, children }: FieldMessageProps) {
  return (
    <p
      id={id}
      className={joinClasses(styles.message, styles[kind])}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[kind]} size="sm" className={styles.messageIcon} />
      <span>{children}</span>
    </p>
  )
}
