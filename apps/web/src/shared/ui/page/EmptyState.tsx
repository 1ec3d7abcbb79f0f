import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconPaths'
import { joinClasses } from '../joinClasses'
import text from '../text/text.module.css'

interface EmptyStateProps {
  /** An icon where something failed or is closed; without one, the sleeping owl is drawn. */
  readonly icon?: IconName
  readonly tone?: 'quiet' | 'danger' | 'warning'
  /** Above the title: the name that was looked for. */
  readonly above?: ReactNode
  readonly title: string
  readonly hint?: ReactNode
  /** Buttons. */
  readonly children?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/**
 * A message in place of content that is missing, not found or not readable: what happened, what it means, what to do.
 */
export function EmptyState({
  icon,
  tone = 'quiet',
  above,
  title,
  hint,
  children,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty} data-empty={icon ?? 'owl'}>
      {icon ? <Icon name={icon} size="lg" className={styles[tone]} /> : <SleepingOwl />}
      {above}
      <Heading className={text.strong}>{title}</Heading>
      {hint && <p className={text.sub}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

function SleepingOwl() {
  return (
    <svg className={joinClasses(styles.owl, styles.quiet)} viewBox="0 0 96 84" aria-hidden="true">
      <path d="M6 72h84" />
      <path d="M31 72c-5-10-7-22-4-34" />
      <path d="M65 72c5-10 7-22 4-34" />
      <path d="M48 24C43 13 24 12 23 31c-.5 17 16 24 25 32 9-8 25.5-15 25-32C72 12 53 13 48 24Z" />
      <path d="M31 35q6 6.5 12 0M53 35q6 6.5 12 0" />
      <path d="M48 28v15M45.5 43.5h5L48 50z" />
      <path d="M40 72v4M44 72v4M52 72v4M56 72v4" />
    </svg>
  )
}
