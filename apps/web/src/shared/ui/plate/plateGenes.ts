import { sha256 } from '@noble/hashes/sha2.js'

/** Twelve pigments (hues); lightness and the chroma of full colour come from the theme. */
const hues = [28, 52, 74, 98, 128, 156, 186, 214, 242, 268, 306, 350]

/** How far a divided ground turns from the hue of the name, in degrees. */
const turns = [0, 50, 110, 290]
/** How much colour the ground of a plate has: washed out, calm, full. */
const chromas = [0.35, 0.8, 1.15]
/** How many ways there are to divide the ground. */
const fields = 8
/** Two hues that are nearer than this may be taken for each other, in degrees. */
const nearHue = 80

/**
 * The features of a name's owl, read from the 32 bytes of its hash. Lengths are units of the plate's 160 x 200 view
 * box.
 */
export interface PlateGenes {
  readonly hue: number
  /** Degrees from that hue to the one of the divided ground. */
  readonly turn: number
  /** A factor on the chroma of the ground. */
  readonly chroma: number
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
  /** How the ground is divided, as in a coat of arms: what tells small faces apart. */
  readonly field: number
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
    turn: turns[byte(30) % turns.length] ?? 0,
    chroma: chromas[byte(24) % chromas.length] ?? 1,
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
    field: byte(20) % fields,
    breast: [byte(16), byte(17), byte(18), byte(19)],
  }
}

/** The features changed where they are too like those of another owl: its hue, its ground and its flecks differ. */
export function genesUnlike(genes: PlateGenes, other: PlateGenes): PlateGenes {
  const apart = Math.abs(genes.hue - other.hue)
  const isNear = Math.min(apart, 360 - apart) < nearHue
  const opposite = hues[(hues.indexOf(other.hue) + hues.length / 2) % hues.length] ?? genes.hue
  return {
    ...genes,
    hue: isNear ? opposite : genes.hue,
    field: genes.field === other.field ? (genes.field + 1) % fields : genes.field,
    fleck: genes.fleck === other.fleck ? (genes.fleck + 2) % 4 : genes.fleck,
    rays: genes.rays === other.rays ? (genes.rays === 0 ? 27 : 0) : genes.rays,
  }
}
