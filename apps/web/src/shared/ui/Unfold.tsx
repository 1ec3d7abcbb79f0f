import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton'
import styles from './Unfold.module.css'

interface UnfoldProps {
  readonly label: string
  /** Is it open from the start? */
  readonly isOpen?: boolean | undefined
  readonly children: ReactNode
}

/** Content that few people need, opened by one press. */
export function Unfold({ label, isOpen, children }: UnfoldProps) {
  return (
    <details className={styles.unfold} open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}

interface UnfoldTextProps {
  readonly label: string
  readonly copyLabel: string
  readonly value: string
}

/** A long text, such as JSON, to be read and copied. */
export function UnfoldText({ label, copyLabel, value }: UnfoldTextProps) {
  return (
    <Unfold label={label}>
      <div className={styles.text}>
        <CopyButton value={value} label={copyLabel} className={styles.copy} />
        <pre tabIndex={0}>{value}</pre>
      </div>
    </Unfold>
  )
}
