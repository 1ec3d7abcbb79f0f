import { useEffect, useMemo, useRef } from 'react'
import styles from './CodeLines.module.css'
import { scillaLines } from './scillaTokens'

interface CodeLinesProps {
  /** The name of the code, for screen readers. */
  readonly label: string
  readonly code: string
  /** The first and last line to show, counted from 1. Without them, all lines are shown. */
  readonly from?: number
  readonly to?: number
  readonly marked?: number | undefined
  /** Scrolls to the marked line. */
  readonly scroll?: boolean
}

/** Scilla with line numbers, which are not copied with the text. Its words have colours, and their meaning without them. */
export function CodeLines({ label, code, from = 1, to, marked, scroll = false }: CodeLinesProps) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (scroll) line.current?.scrollIntoView({ block: 'center' })
  }, [scroll, marked])
  const all = useMemo(() => scillaLines(code), [code])
  const lines = all.slice(from - 1, to)
  return (
    <div className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <ol start={from}>
        {lines.map((tokens, index) => {
          const number = from + index
          const isMarked = number === marked
          return (
            <li
              key={number}
              ref={isMarked ? line : null}
              className={isMarked ? styles.marked : undefined}
              aria-current={isMarked || undefined}
            >
              <code>
                {tokens.length === 0
                  ? ' '
                  : tokens.map(({ kind, text }, at) =>
                      kind === 'plain' ? (
                        text
                      ) : (
                        <span key={at} className={styles[kind]}>
                          {text}
                        </span>
                      ),
                    )}
              </code>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
