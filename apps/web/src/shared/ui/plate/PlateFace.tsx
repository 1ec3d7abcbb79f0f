import { memo } from 'react'
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

/** An eye with its lid half down. */
function DrowsyEye({ eye }: { readonly eye: Eye }) {
  const reach = eye.radius + 3
  const left = eye.x - reach
  return (
    <>
      <OpenEye eye={eye} />
      <path className={styles.halfLid} d={`M${left} ${eye.y}a${reach} ${reach} 0 0 1 ${2 * reach} 0z`} />
      <path className={styles.lid} d={`M${left} ${eye.y}h${2 * reach}`} />
    </>
  )
}

/** How an owl holds its eyes: both open, the first one only, both half down, both shut. */
export type OwlEyes = 'open' | 'one' | 'half' | 'shut'

interface PlateFaceProps {
  readonly drawing: PlateDrawing
  readonly eyes: OwlEyes
  /** Draws the engraved contour lines; small faces do without. */
  readonly veins: boolean
}

/** The owl's face around (0, 0), used by the plate and the avatar. */
export const PlateFace = memo(function PlateFace({ drawing, eyes, veins }: PlateFaceProps) {
  const isShut = (index: number): boolean => eyes === 'shut' || (eyes === 'one' && index > 0)
  return (
    <>
      <path className={styles.face} d={drawing.face} pathLength={1} />
      {veins && drawing.veins.map((vein) => <path key={vein} className={styles.vein} d={vein} />)}
      {drawing.eyes.map((eye, index) =>
        isShut(index) ? (
          <path key={eye.x} className={styles.lid} d={drawing.lids[index]} />
        ) : eyes === 'half' ? (
          <DrowsyEye key={eye.x} eye={eye} />
        ) : (
          <OpenEye key={eye.x} eye={eye} />
        ),
      )}
      <path className={styles.beakLine} d={drawing.beakLine} />
      <path className={styles.beak} d={drawing.beak} />
    </>
  )
})
