import styles from './Button.module.css'
import { joinClasses } from '../joinClasses'

export interface ButtonLook {
  readonly variant?: 'step' | 'sign' | 'line' | 'eye' | 'quiet' | 'danger' | 'saved' | undefined
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
  readonly busy?: boolean | undefined
}

/** The look of a button, also for links that look like one: `<Link className={buttonClasses({ variant: 'line' })}>`. */
export function buttonClasses(look: ButtonLook, className?: string): string {
  return joinClasses(
    styles.button,
    styles[look.variant ?? 'line'],
    look.small && styles.sm,
    look.wide && styles.wide,
    look.busy && styles.busy,
    className,
  )
}
