/**
 * npm run bench [-- --json] [-- name...]: runs the benchmarks of scripts/bench and prints one table of figures and goals, then
 * one table each for what grows. A figure short of its goal is said, not punished; only a benchmark that cannot run makes the exit code 1.
 */
import { contractChecks } from './bench/checkContract'
import { evaluations } from './bench/evaluator'
import { growthTables } from './bench/growth'
import { localNetwork } from './bench/localNetwork'
import { largeStates } from './bench/largeState'
import { nameToDocument } from './bench/nameToDocument'
import { profileRequests } from './bench/profileRequests'
import { simulations } from './bench/simulations'
import { tokenTransfers } from './bench/tokenTransfers'
import { openDialogs } from './bench/openDialogs'
import { typing } from './bench/typing'
import { reaches, type Benchmark, type Goal, type GrowthTable } from './benchmark'

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
  ...profileRequests,
  ...openDialogs,
  ...simulations,
  ...typing,
  ...localNetwork,
]

function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })
}

function formatGoal(goal: Goal): string {
  return 'atLeast' in goal
    ? `>= ${formatNumber(goal.atLeast)} ${goal.unit}`
    : `<= ${formatNumber(goal.atMost)} ${goal.unit}`
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

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const isJson = args.includes('--json')
  // Then only the figures go to standard output, whatever a build has to say.
  if (isJson) console.log = console.error
  const names = args.filter((arg) => !arg.startsWith('--'))
  const known = [...benchmarks, ...growthTables].map((benchmark) => benchmark.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ')}`)
    process.exitCode = 1
    return
  }
  const isWanted = ({ name }: { readonly name: string }) => names.length === 0 || names.includes(name)
  const rows: Row[] = []
  // One after the other: two at once would measure each other.
  for (const benchmark of benchmarks.filter(isWanted)) rows.push(await measure(benchmark))
  if (!isJson && rows.length > 0) printTable(rows)
  const growth: GrowthRow[] = []
  for (const table of growthTables.filter(isWanted)) {
    try {
      const measured = await measureGrowth(table)
      growth.push(...measured)
      if (!isJson) printGrowth(table, measured)
    } catch (error) {
      // What was measured before is not lost.
      console.error(`${table.name} failed: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
  if (isJson) process.stdout.write(`${JSON.stringify([...rows, ...growth], null, 2)}\n`)
  if (rows.some((row) => row.verdict === 'failed')) process.exitCode = 1
}

await main()
