/**
 * npm run bench [-- --json] [-- name...]: runs the benchmarks of scripts/bench and prints one table of figures and goals, then
 * one table for each page as it is served, and for what grows. A name picks the benchmark and all that begin with it. A figure short of its goal is said, not punished; only a benchmark that cannot run makes the exit code 1.
 */
import { asServed } from './bench/asServed'
import { balances } from './bench/balances'
import { collectibles } from './bench/collectibles'
import { staking } from './bench/staking'
import { contractChecks } from './bench/checkContract'
import { evaluations } from './bench/evaluator'
import { growthTables } from './bench/growth'
import { deleteHistories, growthOfHistory, historyStart } from './bench/history'
import { lighthouseScores } from './bench/lighthouse'
import { localNetwork } from './bench/localNetwork'
import { lookupMemory, lookups } from './bench/lookups'
import { largeStates } from './bench/largeState'
import { nameToDocument } from './bench/nameToDocument'
import { paymentSeries } from './bench/paymentSeries'
import { priceCharts } from './bench/priceChart'
import { profileRequests } from './bench/profileRequests'
import { quotes } from './bench/quotes'
import { scrollMotions } from './bench/scrollMotions'
import { simulations } from './bench/simulations'
import { stakingProgramme } from './bench/stakingProgramme'
import { tokenTransfers } from './bench/tokenTransfers'
import { openDialogs } from './bench/openDialogs'
import { paymentLists } from './bench/paymentLists'
import { typing } from './bench/typing'
import {
  reaches,
  type Benchmark,
  type FigureRow,
  type FigureTable,
  type Goal,
  type GrowthTable,
} from './benchmark'

interface Row {
  readonly name: string
  readonly figure: number | undefined
  readonly goal: string
  readonly verdict: 'ok' | 'short' | 'failed'
  readonly reason?: string
}

const benchmarks: readonly Benchmark[] = [
  ...tokenTransfers,
  ...contractChecks,
  ...evaluations,
  ...largeStates,
  ...nameToDocument,
  ...balances,
  ...staking,
  ...profileRequests,
  ...openDialogs,
  ...collectibles,
  ...simulations,
  ...stakingProgramme,
  ...paymentLists,
  ...quotes,
  ...priceCharts,
  ...typing,
  ...scrollMotions,
  ...paymentSeries,
  ...localNetwork,
  historyStart,
]

const figureTables: readonly FigureTable[] = [...asServed, ...lighthouseScores, lookups]

function formatNumber(value: number): string {
  const digits = value < 1 ? 3 : value < 100 ? 1 : 0
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}

function formatGoal(goal: Goal): string {
  return 'atLeast' in goal
    ? `>= ${formatNumber(goal.atLeast)} ${goal.unit}`.trimEnd()
    : `<= ${formatNumber(goal.atMost)} ${goal.unit}`.trimEnd()
}

async function measure(benchmark: Benchmark): Promise<Row> {
  const goal = formatGoal(benchmark.goal)
  try {
    const figure = await benchmark.run()
    return { name: benchmark.name, figure, goal, verdict: reaches(figure, benchmark.goal) ? 'ok' : 'short' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name: benchmark.name, figure: undefined, goal, verdict: 'failed', reason }
  }
}

/** Columns as wide as their widest cell; those named in `right` flush right. */
function printCells(table: readonly (readonly string[])[], right: (column: number) => boolean): void {
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)))
  for (const line of table) {
    const cells = line.map((cell, column) =>
      right(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.figure === undefined ? '-' : formatNumber(row.figure),
    row.goal,
    row.reason === undefined ? row.verdict : `${row.verdict}: ${row.reason.split('\n')[0]}`,
  ])
  printCells([['benchmark', 'figure', 'goal', 'result'], ...cells], (column) => column === 1)
}

/** A figure that is short of its goal ends with this mark. */
const shortMark = ' !'

function formatFigure({ figures, goals }: FigureRow, column: number): string {
  const figure = figures[column]
  const goal = goals?.[column]
  if (figure === undefined) return '-'
  const isShort = goal !== undefined && !reaches(figure, goal)
  return formatNumber(figure) + (isShort ? shortMark : ' '.repeat(shortMark.length))
}

function printFigures({ title, columns }: FigureTable, rows: readonly FigureRow[]): void {
  const cells = rows.map((row) => [
    row.name,
    ...columns.map((_, column) => formatFigure(row, column)),
    [...new Set((row.goals ?? []).flatMap((goal) => (goal ? formatGoal(goal) : [])))].join(', '),
  ])
  console.log(`\n${title}`)
  printCells(
    [['', ...columns.map((column) => column + ' '.repeat(shortMark.length)), 'goal'], ...cells],
    (column) => column > 0 && column <= columns.length,
  )
}

interface GrowthRow {
  readonly name: string
  readonly size: number
  readonly figures: Readonly<Record<string, number>>
}

async function measureGrowth({ name, sizes, measure: measureAt }: GrowthTable): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = []
  for (const size of sizes) rows.push({ name, size, figures: Object.fromEntries(await measureAt(size)) })
  return rows
}

function printGrowth({ size }: GrowthTable, rows: readonly GrowthRow[]): void {
  const head = [size, ...Object.keys(rows[0]!.figures)]
  const cells = rows.map((row) => [formatNumber(row.size), ...Object.values(row.figures).map(formatNumber)])
  console.log()
  printCells([head, ...cells], () => true)
}

/** What was measured before is not lost when one table fails. */
async function orSayWhy(name: string, measureTable: () => Promise<void>): Promise<void> {
  try {
    await measureTable()
  } catch (error) {
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

/** Says what is measured while it is, apart from the figures: some take minutes. */
async function sayHow<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.error(`measuring ${name}`)
  const start = performance.now()
  const result = await work()
  console.error(`  took ${formatNumber((performance.now() - start) / 1_000)} s`)
  return result
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const isJson = args.includes('--json')
  // Then only the figures go to standard output, whatever a build has to say.
  if (isJson) console.log = console.error
  const names = args.filter((arg) => !arg.startsWith('--'))
  const known = [...benchmarks, ...figureTables, ...growthTables, growthOfHistory, lookupMemory].map(
    (benchmark) => benchmark.name,
  )
  const picks = (name: string, known: string) => known === name || known.startsWith(`${name}-`)
  const unknown = names.filter((name) => !known.some((each) => picks(name, each)))
  if (unknown.length > 0) {
    console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ')}`)
    process.exitCode = 1
    return
  }
  const isWanted = ({ name }: { readonly name: string }) =>
    names.length === 0 || names.some((wanted) => picks(wanted, name))
  const rows: Row[] = []
  // One after the other: two at once would measure each other.
  const wanted = benchmarks.filter(isWanted)
  for (const [at, benchmark] of wanted.entries()) {
    rows.push(await sayHow(`${at + 1} of ${wanted.length}: ${benchmark.name}`, () => measure(benchmark)))
  }
  if (!isJson && rows.length > 0) printTable(rows)
  const tables: object[] = []
  for (const table of figureTables.filter(isWanted)) {
    await orSayWhy(table.name, async () => {
      const measured = await sayHow(table.name, () => table.measure())
      tables.push({ name: table.name, columns: table.columns, rows: measured })
      if (!isJson) printFigures(table, measured)
    })
  }
  const growth: GrowthRow[] = []
  for (const table of [...growthTables, growthOfHistory, lookupMemory].filter(isWanted)) {
    await orSayWhy(table.name, async () => {
      const measured = await sayHow(table.name, () => measureGrowth(table))
      growth.push(...measured)
      if (!isJson) printGrowth(table, measured)
    })
  }
  if (isJson) process.stdout.write(`${JSON.stringify([...rows, ...tables, ...growth], null, 2)}\n`)
  if (rows.some((row) => row.verdict === 'failed')) process.exitCode = 1
}

await main().finally(deleteHistories)
