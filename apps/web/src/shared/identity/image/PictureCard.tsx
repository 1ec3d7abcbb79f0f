import type { CSSProperties } from 'react'
import { sha256, utf8ToBytes } from '@tyto/primitives'
import styles from './PictureCard.module.css'

const rings = 5

interface PictureCardProps {
  /** The name of the thing. */
  readonly seed: string
  /** Its name stands beside the card already. */
  readonly isCaptioned?: boolean | undefined
}

/** A card in place of a picture: rings in a colour that follows from what the thing is called, and that text. */
export function PictureCard({ seed, isCaptioned = false }: PictureCardProps) {
  const [hue = 0, x = 0, y = 0, step = 0] = sha256(utf8ToBytes(seed))
  const centre = { cx: 30 + (x % 40), cy: 25 + (y % 40) }
  return (
    <span className={styles.card} style={{ '--card-hue': Math.round((hue / 255) * 360) } as CSSProperties}>
      <svg className={styles.rings} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden>
        {Array.from({ length: rings }, (_, index) => (
          <circle key={index} {...centre} r={8 + index * (9 + (step % 6))} />
        ))}
      </svg>
      {!isCaptioned && <span className={styles.name}>{seed}</span>}
    </span>
  )
}
