import styles from './Cells.module.css'
import { joinClasses } from '../joinClasses'

interface CellsProps {
  /** How many cells are filled; empty ones are not drawn. */
  readonly count: number
  /** The next cell is awaited: it is drawn with a slow pulse. */
  readonly live?: boolean
  readonly tone?: 'amber' | 'success'
}

const columns = 33

/** A row of cells, one for each block. It is decoration: the text beside it gives the number. */
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
