/** A number of the chain after the last change of a block. */
export interface ChartPoint {
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
  /** Null where it is not known. */
  readonly value: bigint | null
}

/** The size of the drawing, in its own units. */
export const drawing = { width: 1_000, height: 160 } as const
/** Room above and below the line, so that its stroke is not cut. */
const margin = 8

/**
 * An SVG path of a number over blocks: level until a block changes it, then straight to the new number, with a gap where it
 * is not known. Numbers are compared exactly, as whole units, and only their place in the drawing is a number. Empty for
 * less than two points, and where nothing is known.
 */
export function stepLine(points: readonly ChartPoint[]): string {
  const [first, last] = [points[0], points.at(-1)]
  const [low, high] = rangeOf(points)
  if (!first || !last || points.length < 2 || low === null || high === null) return ''
  const y = (value: bigint): number => heightOf(value, low, high)
  const path: string[] = []
  let isDrawing = false
  for (const { x, values } of columnsOf(points, first.block, last.block)) {
    if (isDrawing) path.push(`H${x}`)
    for (const value of values) {
      if (value !== null) path.push(isDrawing ? `V${y(value)}` : `M${x} ${y(value)}`)
      isDrawing = value !== null
    }
  }
  return path.join('')
}

/** How far down a number stands in the drawing, between the lowest and the highest. */
export function heightOf(value: bigint, low: bigint, high: bigint): number {
  const room = drawing.height - 2 * margin
  // A value that never changed is a line in the middle.
  const up = low === high ? room / 2 : placeIn(value, low, high, room)
  return drawing.height - margin - up
}

/** The place of a block in the drawing, from 0 to its width. */
export function placeOf(block: bigint, points: readonly ChartPoint[]): number {
  return placeIn(block, points[0]?.block ?? 0n, points.at(-1)?.block ?? 0n, drawing.width)
}

/** The point that holds at a place of the drawing, as its index: the last one that is not to the right of it. */
export function pointAt(x: number, points: readonly ChartPoint[]): number {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (placeOf(points[middle]!.block, points) <= x) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** The lowest and the highest number that is known. */
export function rangeOf(points: readonly ChartPoint[]): readonly [bigint | null, bigint | null] {
  let low: bigint | null = null
  let high: bigint | null = null
  for (const { value } of points) {
    if (value === null) continue
    if (low === null || value < low) low = value
    if (high === null || value > high) high = value
  }
  return [low, high]
}

interface Column {
  readonly x: number
  readonly values: readonly (bigint | null)[]
}

/** The points by their place in the drawing. Of many at one place the first, the extremes and the last draw the same line. */
function columnsOf(points: readonly ChartPoint[], from: bigint, to: bigint): readonly Column[] {
  const columns: { readonly x: number; values: (bigint | null)[] }[] = []
  for (const { block, value } of points) {
    const x = placeIn(block, from, to, drawing.width)
    const column = columns.at(-1)
    if (column?.x === x) column.values.push(value)
    else columns.push({ x, values: [value] })
  }
  return columns.map(({ x, values }) => ({
    x,
    values: values.length > mostInColumn ? thinned(values) : values,
  }))
}

const mostInColumn = 4

function thinned(values: readonly (bigint | null)[]): readonly (bigint | null)[] {
  // A gap inside of one column cannot be seen.
  const known = values.filter((value) => value !== null)
  const extremes = rangeOf(known.map((value) => ({ block: 0n, time: 0, value })))
  return [known[0] ?? null, ...extremes, values.at(-1) ?? null]
}

/** How far along a stretch a number lies, as a whole number from 0 to `size`. */
function placeIn(at: bigint, from: bigint, to: bigint, size: number): number {
  if (to <= from) return 0
  return Number(((at - from) * BigInt(size)) / (to - from))
}
