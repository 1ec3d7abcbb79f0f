import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon'
import styles from './IconButton.module.css'
import type { IconName } from '../icons/iconPaths'
import { joinClasses } from '../joinClasses'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName
  /** Says what the button does, for screen readers and as a tooltip. */
  readonly label: string
  readonly outlined?: boolean
  /** Amber: what it stands for is set, or holds something. */
  readonly amber?: boolean | undefined
}

/** A square button with an icon only. Its name is required. The trash is red: what it takes away is gone. */
export function IconButton({ icon, label, outlined = false, amber, className, ...rest }: IconButtonProps) {
  const look = joinClasses(icon === 'trash' && styles.danger, amber && styles.amber, className)
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={iconButtonClasses({ outlined, className: look })}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}

/** The same look for a link with an icon only. */
export function iconButtonClasses({ outlined = false, className = '' } = {}): string {
  return joinClasses(styles.button, outlined && styles.outlined, className)
}
