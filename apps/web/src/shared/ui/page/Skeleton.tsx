import type { CSSProperties } from 'react'
import { joinClasses } from '../joinClasses'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths; the whole width and one line by default. */
  readonly width?: string
  readonly height?: string
  readonly round?: boolean
}

/** A grey bar in place of content that is loading. Put `aria-busy` and a loading text on the container. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  const size: CSSProperties = { width, height }
  return <span className={joinClasses(styles.bar, round && styles.round)} style={size} aria-hidden="true" />
}
