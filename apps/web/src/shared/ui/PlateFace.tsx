import styles from './Plate.module.css'
import type { Eye, PlateDrawing } from './plateDrawing'

function OpenEye({ eye }: { readonly eye: Eye }) {
  const turn = `rotate(${eye.tilt} ${eye.x} ${eye.y})`
  return (
    <>
      <ellipse
        className={styles.iris}
        cx={eye.x}
        cy={eye.y}
        rx={eye.radius + 1.7}
        ry={eye.radius + 2.3}
        transform={turn}
      />
      <ellipse
        className={styles.eye}
        cx={eye.x}
        cy={eye.y}
        rx={eye.radius}
        ry={eye.radius + 0.6}
        transform={turn}
      />
      <circle
        className={styles.glint}
        cx={eye.x + eye.radius * 0.34}
        cy={eye.y - eye.radius * 0.4}
        r={eye.radius * 0.2}
      />
    </>
  )
}

interface PlateFaceProps {
  readonly drawing: PlateDrawing
  readonly closed: boolean
  /** Draws the engraved contour lines; small faces do without. */
  readonly veins: boolean
}

/** The owl's face around (0, 0), used by the plate and the avatar. */
export function PlateFace({ drawing, closed, veins }: PlateFaceProps) {
  return (
    <>
      <path className={styles.face} d={drawing.face} pathLength={1} />
      {veins && drawing.veins.map((vein) => <path key={vein} className={styles.vein} d={vein} />)}
      {closed
        ? drawing.lids.map((lid) => <path key={lid} className={styles.lid} d={lid} />)
        : drawing.eyes.map((eye) => <OpenEye key={eye.x} eye={eye} />)}
      <path className={styles.beakLine} d={drawing.beakLine} />
      <path className={styles.beak} d={drawing.beak} />
    </>
  )
}
