import styles from './Cells.module.css'
import { joinClasses } from './joinClasses'

interface CellsProps {
  /** How many are filled; further ones are not drawn. */
  readonly count: number
  /** Waits for the next one: it breathes. */
  readonly live?: boolean
  readonly tone?: 'amber' | 'success'
}

const columns = 33

/** A row of cells, one filled for each block. Decoration: the words beside it say the number. */
export function Cells({ count, live = false, tone = 'amber' }: CellsProps) {
  const filled = Math.min(count, live ? columns - 1 : columns)
  return (
    <span className={joinClasses(styles.cells, styles[tone])} aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <i
          key={index}
          className={joinClasses(index < filled && styles.filled, live && index === filled && styles.next)}
        />
      ))}
    </span>
  )
}
