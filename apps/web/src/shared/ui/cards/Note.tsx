import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconPaths'
import { joinClasses } from '../joinClasses'
import styles from './Note.module.css'

interface NoteProps {
  readonly kind: 'amber' | 'success' | 'warning' | 'danger' | 'info'
  readonly icon?: IconName
  readonly children: ReactNode
}

const icons: Readonly<Record<NoteProps['kind'], IconName>> = {
  amber: 'info',
  success: 'ok',
  warning: 'warn',
  danger: 'err',
  info: 'info',
}

/** A short note with the colour and icon of its kind. */
export function Note({ kind, icon = icons[kind], children }: NoteProps) {
  return (
    <div className={joinClasses(styles.note, styles[kind])}>
      <Icon name={icon} className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}
