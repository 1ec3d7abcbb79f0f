import type { CSSProperties } from 'react'
import { joinClasses } from '../joinClasses'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; the whole width and one line by default. */
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
  /** It stands in a line of text. */
  readonly inline?: boolean
}

const line = '1rem'

/**
 * A grey bar in place of content that is loading. The footers of the page wait for what is higher than a line; where a whole part of a
 * page is loading, put it into `Waiting`.
 */
export function Skeleton({ width = '100%', height = line, round = false, inline = false }: SkeletonProps) {
  const size: CSSProperties = { width, height }
  const isHigh = height !== line && !round && !inline
  return (
    <span
      className={joinClasses(styles.bar, round && styles.round, inline && styles.inline)}
      style={size}
      data-high={isHigh || undefined}
      aria-hidden="true"
    />
  )
}
