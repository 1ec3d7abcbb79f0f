import styles from './Worth.module.css'

interface ShareBarProps {
  /** In the order of the list beside it. */
  readonly parts: readonly bigint[]
}

const width = 1000n
/** Parts beyond are one colour: the list says which they are. */
const mostColours = 5

/** The share of each part in the whole; the same stands in figures beside it. */
export function ShareBar({ parts }: ShareBarProps) {
  const total = parts.reduce((sum, part) => sum + part, 0n)
  if (total === 0n) return null
  const ends = parts.map((_, index) =>
    Number((parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0n) * width) / total),
  )
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width.toString()} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ends.map((end, index) => {
        const start = ends[index - 1] ?? 0
        return (
          end > start && (
            <rect
              key={`${start} ${end}`}
              data-part={Math.min(index, mostColours)}
              x={start}
              y={0}
              width={Math.max(end - start - 3, 2)}
              height={10}
            />
          )
        )
      })}
    </svg>
  )
}
