import { drawing, heightOf, placeOf, rangeOf, type ChartPoint } from './stepLine'

/** A number beside the line. */
interface ValueTick {
  readonly value: bigint
  /** How far down it stands, in units of the drawing. */
  readonly y: number
}

/** A time below the line. */
interface TimeTick {
  /** In ms since 1970. */
  readonly time: number
  /** How far to the right it stands, in units of the drawing. */
  readonly x: number
}

/** At most so many numbers stand beside the line, and so many times below it. */
const mostValues = 5n
const times = 4

/** Round numbers between the lowest and the highest; the one that there is, where it never changed. */
export function valueTicks(points: readonly ChartPoint[]): readonly ValueTick[] {
  const [low, high] = rangeOf(points)
  if (low === null || high === null) return []
  const values = low === high ? [low] : roundNumbers(low, high)
  return values.map((value) => ({ value, y: heightOf(value, low, high) }))
}

/** The multiples of the least of 1, 2, 5, 10, 20, 50 ... of which five or fewer lie in the range. */
function roundNumbers(low: bigint, high: bigint): readonly bigint[] {
  for (let ten = 1n; ; ten *= 10n) {
    for (const step of [ten, 2n * ten, 5n * ten]) {
      // Rounded up, also below 0.
      const first = low / step + (low > 0n && low % step !== 0n ? 1n : 0n)
      const last = high / step - (high < 0n && high % step !== 0n ? 1n : 0n)
      const count = last - first + 1n
      if (count <= mostValues)
        return Array.from({ length: Number(count) }, (_, index) => (first + BigInt(index)) * step)
    }
  }
}

/** When it was at four places, evenly over the blocks; between two points as if blocks came evenly. */
export function timeTicks(points: readonly ChartPoint[]): readonly TimeTick[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.block <= first.block) return []
  return Array.from({ length: times }, (_, index) => {
    const x = (drawing.width * index) / (times - 1)
    return { x, time: timeAt(x, points) }
  })
}

function timeAt(x: number, points: readonly ChartPoint[]): number {
  const after = points.findIndex(({ block }) => placeOf(block, points) >= x)
  const [before, next] = [points[Math.max(0, after - 1)]!, points[Math.max(0, after)]!]
  const [left, right] = [placeOf(before.block, points), placeOf(next.block, points)]
  return right <= left ? next.time : before.time + ((next.time - before.time) * (x - left)) / (right - left)
}

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** How the times below a line are written, so that no two of them read alike: as finely as their span asks for. */
export function timeStyle(ticks: readonly TimeTick[]): Intl.DateTimeFormatOptions {
  const span = (ticks.at(-1)?.time ?? 0) - (ticks[0]?.time ?? 0)
  if (span >= 300 * dayMs) return { month: 'short', year: 'numeric' }
  if (span >= times * dayMs) return { day: 'numeric', month: 'short' }
  if (span >= dayMs) return { weekday: 'short', hour: '2-digit', minute: '2-digit' }
  return { timeStyle: span >= times * minuteMs ? 'short' : 'medium' }
}
