import type { DatedValue } from '@tyto/chain'

/** The size of the drawing, in its own units. */
export const drawing = { width: 1_000, height: 160 } as const
/** Room above and below the line, so that its stroke is not cut. */
const margin = 8

/**
 * An SVG path of an amount over blocks: level until a block changes it, then straight to the new amount. Amounts are
 * compared exactly, as whole units, and only their place in the drawing is a number. Empty for less than two values.
 */
export function stepLine(values: readonly DatedValue[]): string {
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || values.length < 2) return ''
  const amounts = values.map(({ value }) => value)
  const low = amounts.reduce((a, b) => (b < a ? b : a))
  const high = amounts.reduce((a, b) => (b > a ? b : a))
  const x = (block: bigint): number => placeIn(block, first.block, last.block, drawing.width)
  const y = (value: bigint): number => {
    const room = drawing.height - 2 * margin
    // What never changed is a line in the middle.
    const up = low === high ? room / 2 : placeIn(value, low, high, room)
    return drawing.height - margin - up
  }
  const steps = values.slice(1).map(({ block, value }) => `H${x(block)}V${y(value)}`)
  return `M${x(first.block)} ${y(first.value)}${steps.join('')}`
}

/** How far along a stretch a number lies, as a whole number from 0 to `size`. */
function placeIn(at: bigint, from: bigint, to: bigint, size: number): number {
  if (to <= from) return 0
  return Number(((at - from) * BigInt(size)) / (to - from))
}
