import { useEffect, useRef } from 'react'
import styles from './CodeLines.module.css'

interface CodeLinesProps {
  /** What it is, for screen readers. */
  readonly label: string
  readonly code: string
  /** The first and last line to show, counted from 1; all of them without. */
  readonly from?: number
  readonly to?: number
  readonly marked?: number | undefined
  /** Brings the marked line into view. */
  readonly scroll?: boolean
}

/** Source code with the numbers of its lines, which are not copied along. */
export function CodeLines({ label, code, from = 1, to, marked, scroll = false }: CodeLinesProps) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (scroll) line.current?.scrollIntoView({ block: 'center' })
  }, [scroll, marked])
  const lines = code.split('\n').slice(from - 1, to)
  return (
    <div className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <ol start={from}>
        {lines.map((text, index) => {
          const number = from + index
          const isMarked = number === marked
          return (
            <li
              key={number}
              ref={isMarked ? line : null}
              className={isMarked ? styles.marked : undefined}
              aria-current={isMarked || undefined}
            >
              <code>{text === '' ? ' ' : text}</code>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
