import { sha256 } from '@noble/hashes/sha2.js'

/** Twelve pigments (hues); lightness and chroma come from the theme. */
const hues = [28, 52, 74, 98, 128, 156, 186, 214, 242, 268, 306, 350]

/**
 * The features of a name's owl, read from the 32 bytes of its hash. Lengths are units of the plate's 160 x 200 view
 * box.
 */
export interface PlateGenes {
  readonly hue: number
  readonly petals: number
  readonly petals2: number
  readonly swing: number
  readonly rings: number
  readonly width: number
  readonly cleft: number
  readonly chin: number
  readonly brow: number
  readonly eyeGap: number
  readonly eye: number
  readonly veil: number
  readonly rays: number
  readonly fleck: number
  readonly tilt: number
  /** Four rows of four bits: where the breast has flecks. */
  readonly breast: readonly [number, number, number, number]
}

/**
 * The features of a name, from the sha256 of the whole name as typed, in lower case: a look-alike name gets another
 * owl.
 */
export function plateGenes(name: string): PlateGenes {
  const bytes = sha256(new TextEncoder().encode(name.toLowerCase()))
  const byte = (index: number): number => bytes[index] ?? 0
  const between = (index: number, low: number, high: number): number =>
    low + (byte(index) / 255) * (high - low)
  return {
    hue: hues[byte(0) % hues.length] ?? 28,
    petals: 5 + (byte(1) % 8),
    petals2: 3 + (byte(2) % 5),
    swing: between(3, 5, 13),
    rings: 9 + (byte(4) % 5),
    width: between(5, 40, 49),
    cleft: between(6, 14, 27),
    chin: between(7, 40, 50),
    brow: between(8, 34, 42),
    eyeGap: between(9, 16.5, 21),
    eye: between(10, 7.2, 9.8),
    veil: 2 + (byte(11) % 3),
    rays: [0, 19, 27, 35][byte(12) % 4] ?? 0,
    fleck: byte(13) % 4,
    tilt: between(14, -7, 7),
    breast: [byte(16), byte(17), byte(18), byte(19)],
  }
}
