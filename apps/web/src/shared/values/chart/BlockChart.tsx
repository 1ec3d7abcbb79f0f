import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '../../chain/age/formatAge'
import { useNow } from '../../chain/age/useNow'
import { formatDecimal } from '../../ui/text/formatDecimal'
import { formatWhole } from '../../ui/text/formatWhole'
import { formatTime } from '../../ui/text/formatTime'
import text from '../../ui/text/text.module.css'
import { Unfold } from '../../ui/cards/Unfold'
import styles from './BlockChart.module.css'
import { ChartTable, type ChartFigures } from './ChartTable'
import { timeStyle, timeTicks, valueTicks } from './chartAxes'
import { drawing, placeOf, pointAt, stepLine } from './stepLine'

/** Between two looks at the clock, in ms: an age beside a line of many blocks is no stopwatch. */
export const agePause = 10_000
/** How many points a press of PageUp or PageDown moves. */
const leap = 10

/** The height of a chart with its reading and its table, for what stands in its place while it is read. */
export const chartHeight = '18.3rem'

export interface BlockChartProps extends ChartFigures {
  /** Whether they reach back to the beginning of what is drawn. */
  readonly isComplete: boolean
  /** How much is read at most, where that is why they do not reach back so far. */
  readonly bound?: string
}

/**
 * A number over the blocks of the chain: a line, which a finger, a mouse or the arrow keys read, how far back it is known, and
 * the same as a table.
 */
export function BlockChart(props: BlockChartProps) {
  const { label, unit, points, isComplete, bound, decimalOf } = props
  const { t, i18n } = useTranslation(['rates', 'chain'])
  const now = useNow(agePause)
  const [read, setRead] = useState<bigint | null>(null)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  // The newest point is read until somebody reads another one; what is read stays when a block comes.
  const at = read === null ? points.length - 1 : pointAt(placeOf(read, points), points)
  const point = points[at]!
  const line = stepLine(points)
  const block = (number: bigint): string => formatWhole(number, i18n.language)
  const age = (time: number): string => formatAge(now - time, i18n.language)
  const value =
    point.value === null
      ? t('chain:unknown')
      : `${formatDecimal(decimalOf(point.value), i18n.language)} ${unit}`
  const reading = t('chart.reading', { block: block(point.block), age: age(point.time), value })

  const readAt = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width === 0) return
    setRead(points[pointAt(((clientX - left) / width) * drawing.width, points)]!.block)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = placeAfter(event.key, at, points.length - 1)
    if (to === null) return
    event.preventDefault()
    setRead(points[to]!.block)
  }

  return (
    <div className={styles.chart}>
      <p className={styles.reading} aria-hidden="true">
        {reading}
      </p>
      <div className={styles.frame}>
        <Numbers points={points} decimalOf={decimalOf} />
        <svg
          className={styles.line}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {valueTicks(points).map(({ y }) => (
            <path key={y} className={styles.grid} d={`M0 ${y}H${drawing.width}`} />
          ))}
          <path d={line} />
          {read !== null && (
            <path className={styles.mark} d={`M${placeOf(point.block, points)} 0V${drawing.height}`} />
          )}
        </svg>
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={t('chart.read', { label })}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={at}
          aria-valuetext={reading}
          onKeyDown={onKeyDown}
          onPointerDown={readAt}
          onPointerMove={readAt}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setRead(null)}
        />
      </div>
      <Times points={points} />
      <p className={text.hint}>
        <span>
          {t(isComplete ? 'chart.whole' : 'chart.part', {
            from: block(first.block),
            to: block(last.block),
            age: age(first.time),
          })}
        </span>
        {!isComplete && bound !== undefined && <span>{` ${bound}`}</span>}
      </p>
      <Unfold label={t('chart.table')}>
        <ChartTable {...props} now={now} />
      </Unfold>
    </div>
  )
}

/** The numbers beside the line; a screen reader has the table. */
function Numbers({ points, decimalOf }: Pick<ChartFigures, 'points' | 'decimalOf'>) {
  const { i18n } = useTranslation()
  return (
    <div className={styles.numbers} aria-hidden="true">
      {valueTicks(points).map(({ value, y }) => (
        <span key={y} style={{ top: `${(y * 100) / drawing.height}%` }}>
          {formatDecimal(decimalOf(value), i18n.language)}
        </span>
      ))}
    </div>
  )
}

/** The times below the line. Of a line of a few seconds those that would read alike stand once. */
function Times({ points }: Pick<ChartFigures, 'points'>) {
  const { i18n } = useTranslation()
  const ticks = timeTicks(points)
  const style = timeStyle(ticks)
  const labels = new Set(ticks.map(({ time }) => formatTime(time, i18n.language, style)))
  return (
    <div className={styles.times} aria-hidden="true">
      {[...labels].map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  )
}

/** The point that a key leads to; null for keys that read nothing. */
function placeAfter(key: string, at: number, last: number): number | null {
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - leap,
    PageUp: at + leap,
    Home: 0,
    End: last,
  }[key]
  return to === undefined ? null : Math.min(last, Math.max(0, to))
}
