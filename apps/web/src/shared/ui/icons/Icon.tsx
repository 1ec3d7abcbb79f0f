import { memo } from 'react'
import { iconPaths, type IconName } from './iconPaths'
import styles from './Icon.module.css'
import { joinClasses } from '../joinClasses'

interface IconProps {
  readonly name: IconName
  /** 16, 20 (the default) or 28 pixels. */
  readonly size?: 'sm' | 'md' | 'lg'
  readonly className?: string | undefined
}

/** A line icon in the colour of its text. It is always decoration: the control around it has the name. */
export const Icon = memo(function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <svg className={joinClasses(styles.icon, styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      {iconPaths[name]}
    </svg>
  )
})
