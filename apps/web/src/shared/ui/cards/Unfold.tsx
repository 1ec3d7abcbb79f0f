import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { CopyButton } from '../share/CopyButton'
import styles from './Unfold.module.css'

interface UnfoldProps {
  readonly label: string
  /** Opens it from outside: something in it needs the person. */
  readonly isOpen?: boolean | undefined
  readonly children: ReactNode
}

/** Content that few people need, opened by one press. */
export function Unfold({ label, isOpen = false, children }: UnfoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // It is never closed from outside, where somebody may be typing.
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <details ref={details} className={styles.unfold}>
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
