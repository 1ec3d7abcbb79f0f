/** `npm run bench`: what the product takes, beside its goals. `npm run bench -- --help` says what can be chosen. */
import { asServed } from './bench/opening/asServed'
import { balances } from './bench/reading/balances'
import { clusterFigures } from './bench/cluster/cluster'
import { collectibles } from './bench/using/collectibles'
import { staking } from './bench/reading/staking'
import { contractChecks } from './bench/contracts/checkContract'
import { draws } from './bench/opening/draws'
import { evaluations } from './bench/contracts/evaluator'
import { growthTables } from './bench/contracts/growth'
import { deleteHistories, growthOfHistory, historyStart } from './bench/reading/history'
import { lighthouseScores } from './bench/opening/lighthouse'
import { localNetwork } from './bench/reading/localNetwork'
import { lookupMemory, lookups } from './bench/reading/lookups'
import { largeStates } from './bench/contracts/largeState'
import { nameToDocument } from './bench/reading/nameToDocument'
import { paymentSeries } from './bench/using/paymentSeries'
import { priceCharts } from './bench/using/priceChart'
import { profileRequests } from './bench/using/profileRequests'
import { quotes } from './bench/contracts/quotes'
import { scrollMotions } from './bench/using/scrollMotions'
import { simulations } from './bench/contracts/simulations'
import { stakingProgramme } from './bench/contracts/stakingProgramme'
import { tokenTransfers } from './bench/contracts/tokenTransfers'
import { openDialogs } from './bench/using/openDialogs'
import { paymentLists } from './bench/using/paymentLists'
import { typing } from './bench/using/typing'
import { pageTables } from './bench/opening/pages'
import { measureFigures, measureGrowth, measureSingle } from './bench/sayFigures'
import type { Benchmark, FigureTable, GrowthTable } from './bench/benchmark'
import { readCommandLine } from './command/commandLine'

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

const figureTables: readonly FigureTable[] = [
  ...asServed,
  ...pageTables,
  draws,
  lighthouseScores,
  lookups,
  clusterFigures,
]

const growths: readonly GrowthTable[] = [...growthTables, growthOfHistory, lookupMemory]

const names: readonly string[] = [
  ...benchmarks.map(({ name }) => name),
  ...figureTables.flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => `${name}-${part}`)]),
  ...growths.map(({ name }) => name),
]

const help = `What the product takes, beside its goals: each line as soon as it is there, and how long that took. A figure short of its goal is said,
not punished; ends with 1 where a benchmark cannot run.

  npm run bench -- [name...] [options]

  --list  the names, and nothing else
  --json  at the end everything as JSON; the lines go to standard error
  --help  this text

A name picks the benchmark and all that begin with it: pages, pages-owner, pages-owner-send.
`

const { values, positionals } = readCommandLine({
  help,
  picks: (wanted) => names.some((name) => isPicked(name, wanted)),
  options: { list: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})

function isPicked(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted}-`)
}

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.some((wanted) => isPicked(name, wanted))
}

/** The parts of a table that are wanted; null where nothing of it is. */
function wantedParts({ name, parts }: FigureTable): readonly string[] | null {
  if (parts === undefined) return isWanted(name) ? [] : null
  const wanted = parts.filter((part) => isWanted(`${name}-${part}`))
  return wanted.length === 0 ? null : wanted
}

async function measureAll(): Promise<void> {
  // One after the other: two at once would measure each other.
  const results: object[] = []
  for (const benchmark of benchmarks.filter(({ name }) => isWanted(name)))
    results.push(await measureSingle(benchmark))
  for (const table of figureTables) {
    const parts = wantedParts(table)
    if (parts !== null) results.push(await measureFigures(table, parts))
  }
  for (const table of growths.filter(({ name }) => isWanted(name)))
    results.push(...(await measureGrowth(table)))
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
  if (results.some((result) => 'failure' in result)) process.exitCode = 1
}

if (values.list) for (const name of names) console.log(name)
else {
  // Then only the JSON goes to standard output, whatever a build has to say.
  if (values.json) console.log = console.error
  await measureAll().finally(deleteHistories)
}
