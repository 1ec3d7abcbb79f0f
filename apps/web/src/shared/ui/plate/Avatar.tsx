import { memo } from 'react'
import { joinClasses } from '../joinClasses'
import styles from './Plate.module.css'
import { plateDrawing, plateStyle } from './plateDrawing'
import { PlateFace, type OwlEyes } from './PlateFace'

interface AvatarProps {
  /** The whole name as the person would type it, with its top-level name. */
  readonly name: string
  /** 28, 36 (the default) or 52 pixels. */
  readonly size?: 'sm' | 'md' | 'lg'
  readonly eyes?: OwlEyes
}

/** The face of a name's plate alone. It is decoration: the name always stands beside it. */
export const Avatar = memo(function Avatar({ name, size = 'md', eyes = 'open' }: AvatarProps) {
  const drawing = plateDrawing(name)
  return (
    <svg
      className={joinClasses(styles.avatar, styles[size])}
      viewBox="0 0 120 120"
      style={plateStyle(drawing)}
      aria-hidden="true"
    >
      <rect className={styles.ground} width="120" height="120" />
      <path className={styles.field} d={drawing.field} />
      <g transform="translate(60 61) scale(0.98)">
        <PlateFace drawing={drawing} eyes={eyes} veins={false} />
      </g>
    </svg>
  )
})
