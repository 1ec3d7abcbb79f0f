import type { CSSProperties } from 'react'
import { genesUnlike, plateGenes, type PlateGenes } from './plateGenes'

/** One eye: its centre, its radius and its slant in degrees. */
export interface Eye {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tilt: number
}

/**
 * The paths of a name's plate. The face is drawn around (0, 0); rosette, breast and rays use the 160 x 200 view box.
 */
export interface PlateDrawing {
  /** Three values for the style of a drawing, see `plateStyle`. */
  readonly hue: number
  readonly turn: number
  readonly chroma: number
  /** The divided ground, in the 120 x 120 view box of the small face. */
  readonly field: string
  readonly face: string
  readonly veins: readonly string[]
  readonly eyes: readonly [Eye, Eye]
  readonly lids: readonly [string, string]
  readonly beakLine: string
  readonly beak: string
  readonly rosette: string
  readonly breast: string
  /** True where the flecks are filled (lozenges); the others are strokes. */
  readonly breastFilled: boolean
  readonly rays: string
}

function round(value: number): number {
  return +value.toFixed(1)
}

/** The heart-shaped face; `scale` below 1 draws the engraved contour lines inside it. */
function heart(genes: PlateGenes, scale = 1): string {
  const width = genes.width * scale
  const cleft = genes.cleft * scale
  const chin = genes.chin * scale
  const brow = genes.brow * scale
  const x = (factor: number): number => round(width * factor)
  return (
    `M0 ${round(-cleft)}` +
    `C${x(-0.22)} ${round(-brow * 1.12)} ${x(-0.98)} ${round(-brow * 1.16)} ${x(-1)} ${round(-brow * 0.1)}` +
    `C${x(-1)} ${round(chin * 0.52)} ${x(-0.36)} ${round(chin * 0.86)} 0 ${round(chin)}` +
    `C${x(0.36)} ${round(chin * 0.86)} ${x(1)} ${round(chin * 0.52)} ${x(1)} ${round(-brow * 0.1)}` +
    `C${x(0.98)} ${round(-brow * 1.16)} ${x(0.22)} ${round(-brow * 1.12)} 0 ${round(-cleft)}Z`
  )
}

/** The engraved pattern behind the owl: closed waves around (80, 88). */
function rosette(genes: PlateGenes): string {
  let path = ''
  for (let ring = 0; ring < genes.rings; ring++) {
    for (let step = 0; step <= 144; step++) {
      const angle = (step / 144) * 2 * Math.PI
      const radius =
        44 +
        ring * 7.5 +
        genes.swing * Math.sin(genes.petals * angle + ring * 0.34) +
        genes.swing * 0.45 * Math.cos(genes.petals2 * 2 * angle - ring * 0.5)
      const x = round(80 + radius * Math.cos(angle))
      const y = round(88 + radius * Math.sin(angle) * 1.06)
      path += `${step ? 'L' : 'M'}${x} ${y}`
    }
    path += 'Z'
  }
  return path
}

/** The shapes of a fleck: arc, lozenge, bar, chevron. */
const flecks: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 4.2} ${y - 1.6}Q${x} ${y + 4.6} ${x + 4.2} ${y - 1.6}`,
  (x, y) => `M${x} ${y - 3.4}L${x + 2.4} ${y + 0.6}L${x} ${y + 3.8}L${x - 2.4} ${y + 0.6}Z`,
  (x, y) => `M${x - 3.6} ${y}H${x + 3.6}`,
  (x, y) => `M${x - 3.4} ${y + 2.2}L${x} ${y - 2.4}L${x + 3.4} ${y + 2.2}`,
]

/** The mirrored pattern on the breast, where look-alike names differ most visibly. */
function breast(genes: PlateGenes): string {
  const fleck = flecks[genes.fleck]
  if (!fleck) return ''
  let path = ''
  genes.breast.forEach((bits, row) => {
    for (let column = 0; column < 4; column++) {
      if (!((bits >> column) & 1)) continue
      for (const side of column ? [-1, 1] : [1]) {
        const shift = row % 2 && column ? side * -3 : 0
        path += fleck(round(80 + side * column * 14.5 + shift), 151 + row * 13)
      }
    }
  })
  return path
}

/** The ways to divide the ground: plain, halved three ways, quartered, striped two ways, framed. */
const fieldPaths = [
  '',
  'M60 0H120V120H60Z',
  'M0 60H120V120H0Z',
  'M120 0V120H0Z',
  'M0 0H60V60H0ZM60 60H120V120H60Z',
  'M0 0H20V120H0ZM50 0H70V120H50ZM100 0H120V120H100Z',
  'M0 0H120V20H0ZM0 50H120V70H0ZM0 100H120V120H0Z',
  'M0 0H120V120H0ZM14 14V106H106V14Z',
] as const

/** Short strokes around the head. */
function rays(genes: PlateGenes): string {
  let path = ''
  for (let ray = 0; ray < genes.rays; ray++) {
    const angle = Math.PI * 0.86 + ((ray + 0.5) / genes.rays) * Math.PI * 1.28
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    path +=
      `M${round(80 + cos * (genes.width + 6.5))} ${round(86 + sin * (genes.brow + 9))}` +
      `L${round(80 + cos * (genes.width + 10))} ${round(86 + sin * (genes.brow + 12.5))}`
  }
  return path
}

function draw(name: string, rival: string | null): PlateDrawing {
  const own = plateGenes(name)
  const genes = rival === null ? own : genesUnlike(own, plateGenes(rival))
  const radius = genes.eye
  const eyeY = -4
  const eye = (side: number): Eye => ({
    x: round(side * genes.eyeGap),
    y: eyeY,
    radius,
    tilt: round(-side * genes.tilt),
  })
  const lid = (side: number): string =>
    `M${round(side * genes.eyeGap - radius)} ${eyeY}q${round(radius)} ${round(radius * 1.1)} ${round(radius * 2)} 0`
  const chin = genes.chin
  return {
    hue: genes.hue,
    turn: genes.turn,
    chroma: genes.chroma,
    field: fieldPaths[genes.field] ?? '',
    face: heart(genes),
    veins: Array.from({ length: genes.veil }, (_, index) => heart(genes, 1 - (index + 1) * 0.085)),
    eyes: [eye(-1), eye(1)],
    lids: [lid(-1), lid(1)],
    beakLine: `M0 ${round(-genes.cleft + 3)}V${round(chin * 0.3)}`,
    beak:
      `M-3.6 ${round(chin * 0.26)}Q0 ${round(chin * 0.16)} 3.6 ${round(chin * 0.26)}` +
      `Q2.4 ${round(chin * 0.56)} 0 ${round(chin * 0.66)}Q-2.4 ${round(chin * 0.56)} -3.6 ${round(chin * 0.26)}Z`,
    rosette: rosette(genes),
    breast: breast(genes),
    breastFilled: genes.fleck === 1,
    rays: rays(genes),
  }
}

/** The colours of a drawing, as the stylesheet asks for them. */
export function plateStyle({ hue, turn, chroma }: PlateDrawing): CSSProperties {
  return { '--plate-hue': hue, '--field-hue': hue + turn, '--plate-c': chroma } as CSSProperties
}

const drawn = new Map<string, PlateDrawing>()
const keptDrawings = 200

let rivalOf: (name: string) => string | null = () => null

/** Sets which name's plate another name's plate must not look like; the app knows the names of this device. */
export function keepPlatesApart(find: (name: string) => string | null): void {
  rivalOf = find
}

/** The drawing of a name. It is remembered, since lists show the same few faces many times. */
export function plateDrawing(name: string): PlateDrawing {
  const rival = rivalOf(name)
  const key = rival === null ? name : `${name} ${rival}`
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= keptDrawings) drawn.clear()
  const drawing = draw(name, rival)
  drawn.set(key, drawing)
  return drawing
}
