import {
  reaches,
  type Benchmark,
  type FigureRow,
  type FigureTable,
  type Goal,
  type GrowthTable,
} from './benchmark'

/** A figure that could not be measured, and why. */
interface Failure {
  readonly name: string
  readonly failure: string
}

function formatNumber(value: number): string {
  const digits = value < 1 ? 3 : value < 100 ? 1 : 0
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}

function formatGoal(goal: Goal): string {
  return 'atLeast' in goal
    ? `>= ${formatNumber(goal.atLeast)} ${goal.unit}`.trimEnd()
    : `<= ${formatNumber(goal.atMost)} ${goal.unit}`.trimEnd()
}

/** A figure that is short of its goal ends with this mark. */
const shortMark = ' !'

function formatFigure(figure: number | undefined, goal: Goal | undefined): string {
  if (figure === undefined) return '-'
  const isShort = goal !== undefined && !reaches(figure, goal)
  return formatNumber(figure) + (isShort ? shortMark : ' '.repeat(shortMark.length))
}

const nameWidth = 40

/** How wide a column is: its name, or a long figure. */
function widthOf(column: string): number {
  return Math.max(column.length, 9) + shortMark.length
}

function sayCells(name: string, cells: readonly string[], columns: readonly string[], end = ''): void {
  const line = cells.map((cell, at) => cell.padStart(widthOf(columns[at]!)))
  console.log(`${name.padEnd(nameWidth)}${line.join('')}  ${end}`.trimEnd())
}

/** Does some work; where it throws, tells that in one line. */
async function orFailure<T>(name: string, work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work()
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).split('\n')[0]!
    console.error(`${name} failed: ${failure}`)
    return { name, failure }
  }
}

function stopwatch(): () => string {
  const start = performance.now()
  return () => `${formatNumber((performance.now() - start) / 1_000)} s`
}

/** Measures one figure and says it in one line, with its goal and how long it took. */
export function measureSingle(benchmark: Benchmark): Promise<object> {
  const { name, goal } = benchmark
  return orFailure(name, async () => {
    const took = stopwatch()
    const figure = await benchmark.run()
    const isReached = reaches(figure, goal)
    console.log(
      `${name.padEnd(nameWidth)} ${formatNumber(figure).padStart(10)} ${isReached ? 'ok   ' : 'short'} ${formatGoal(goal)}  (${took()})`,
    )
    return { name, figure, goal: formatGoal(goal), verdict: isReached ? 'ok' : 'short' }
  })
}

/** Measures the wanted parts of a table and says each row when it is there. */
export function measureFigures(table: FigureTable, parts: readonly string[]): Promise<object> {
  const { name, title, columns } = table
  return orFailure(name, async () => {
    console.log(`\n${name}: ${title}`)
    sayCells('', columns, columns)
    const rows: FigureRow[] = []
    let took = stopwatch()
    await table.measure((row) => {
      const goals = row.goals ?? []
      const cells = row.figures.map((figure, at) => formatFigure(figure, goals[at]))
      sayCells(row.name, cells, columns, `(${took()})`)
      rows.push(row)
      took = stopwatch()
    }, parts)
    const goals = new Set(
      rows.flatMap((row) => (row.goals ?? []).flatMap((goal) => goal ?? [])).map(formatGoal),
    )
    if (goals.size > 0) console.log(`goals: ${[...goals].join(', ')}`)
    return { name, columns, rows }
  })
}

/** Measures a thing at each of its sizes and says each row when it is there. */
export async function measureGrowth(table: GrowthTable): Promise<object[]> {
  const { name, size: unit, sizes } = table
  const rows: object[] = []
  console.log(`\n${name}`)
  for (const size of sizes) {
    const row = await orFailure(name, async () => {
      const took = stopwatch()
      const figures = await table.measure(size)
      const columns = figures.map(([column]) => column)
      if (rows.length === 0) sayCells(unit, columns, columns)
      sayCells(
        formatNumber(size),
        figures.map(([, figure]) => formatNumber(figure)),
        columns,
        `(${took()})`,
      )
      return { name, size, figures: Object.fromEntries(figures) }
    })
    rows.push(row)
  }
  return rows
}
