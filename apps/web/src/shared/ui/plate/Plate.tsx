import { joinClasses } from '../joinClasses'
import styles from './Plate.module.css'
import { plateDrawing, plateStyle } from './plateDrawing'
import { PlateFace } from './PlateFace'

interface PlateProps {
  /** The whole name as the person would type it, with its top-level name. */
  readonly name: string
  /** Eyes closed: the identity is locked or deactivated. */
  readonly closed?: boolean
  /** The text for screen readers; without it the plate is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/**
 * A picture for every name: an engraved owl, drawn from the hash of the name. It helps people to notice a wrong name,
 * but is never the only check.
 */
export function Plate({ name, closed = false, label, className }: PlateProps) {
  const drawing = plateDrawing(name)
  return (
    <svg
      className={joinClasses(styles.plate, className)}
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      style={plateStyle(drawing)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className={styles.ground} width="160" height="200" />
      <path className={styles.field} d={drawing.field} transform="scale(1.3334 1.6667)" />
      <path className={styles.rosette} d={drawing.rosette} pathLength={1} />
      <path
        className={styles.shoulder}
        d="M15 200C15 150 42 110 80 110C118 110 145 150 145 200Z"
        pathLength={1}
      />
      <path className={joinClasses(styles.fleck, drawing.breastFilled && styles.filled)} d={drawing.breast} />
      {drawing.rays && <path className={styles.rays} d={drawing.rays} />}
      <g transform="translate(80 88) scale(1.06)">
        <PlateFace drawing={drawing} eyes={closed ? 'shut' : 'open'} veins />
      </g>
    </svg>
  )
}
