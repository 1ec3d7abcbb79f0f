import type { CSSProperties, ReactNode } from 'react'
import styles from './ProgressRing.module.css'

interface ProgressRingProps {
  /** How much of the ring is filled, 0 to 1. */
  readonly share: number
  /** In the middle of the ring: a short number or a small icon. */
  readonly children?: ReactNode
}

/** A ring that fills in amber, for live progress on the chain. It is decoration: the text beside it says the same. */
export function ProgressRing({ share, children }: ProgressRingProps) {
  return (
    <span className={styles.ring} style={{ '--share': share } as CSSProperties} aria-hidden="true">
      {children !== undefined && <span className={styles.middle}>{children}</span>}
    </span>
  )
}
