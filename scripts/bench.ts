/**
 * npm run bench [-- --json] [-- name...]: runs the benchmarks of scripts/bench and prints one table.
 * A figure short of its goal is said, not punished; only a benchmark that cannot run makes the exit code 1.
 */
import { contractChecks } from './bench/checkContract'
import { evaluations } from './bench/evaluator'
import { homeSize } from './bench/homeSize'
import { localNetworkTransfers } from './bench/localNetworkTransfers'
import { largeStates } from './bench/largeState'
import { nameToDocument } from './bench/nameToDocument'
import { tokenTransfers } from './bench/tokenTransfers'
import { openDialogs } from './bench/openDialogs'
import { typing } from './bench/typing'
import { reaches, type Benchmark, type Goal } from './benchmark'

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
  ...homeSize,
  ...nameToDocument,
  ...openDialogs,
  ...typing,
  ...localNetworkTransfers,
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

function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.figure === undefined ? '-' : formatNumber(row.figure),
    row.goal,
    row.reason === undefined ? row.verdict : `${row.verdict}: ${row.reason.split('\n')[0]}`,
  ])
  const table = [['benchmark', 'figure', 'goal', 'result'], ...cells]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]!.length)))
  for (const [name, figure, goal, result] of table) {
    console.log(
      [name!.padEnd(widths[0]!), figure!.padStart(widths[1]!), goal!.padEnd(widths[2]!), result].join('  '),
    )
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const isJson = args.includes('--json')
  // Then only the figures go to standard output, whatever a build has to say.
  if (isJson) console.log = console.error
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown.length > 0) {
    console.error(
      `No benchmark named ${unknown.join(', ')}. There are: ${benchmarks.map((b) => b.name).join(', ')}`,
    )
    process.exitCode = 1
    return
  }
  const rows: Row[] = []
  // One after the other: two at once would measure each other.
  for (const benchmark of benchmarks) {
    if (names.length === 0 || names.includes(benchmark.name)) rows.push(await measure(benchmark))
  }
  if (isJson) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  else printTable(rows)
  if (rows.some((row) => row.verdict === 'failed')) process.exitCode = 1
}

await main()
