import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { joinClasses } from '../joinClasses'

interface BadgeProps {
  readonly kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'amber'
  /** Without the mark in front of the word. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** A status: always a word and a shape (dot, diamond, square, ring), never colour alone. */
export function Badge({ kind = 'neutral', plain = false, children }: BadgeProps) {
  return <span className={joinClasses(styles.badge, styles[kind], plain && styles.plain)}>{children}</span>
}
