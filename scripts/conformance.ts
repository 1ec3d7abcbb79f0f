/** `npm run conformance`: our Scilla beside the tests of the reference implementation. */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadAllParts } from '@tyto/scilla'
import { readCommandLine } from './command/commandLine'
import { answeredCases } from './conformance/answers'
import { checkCases } from './conformance/checker'
import { ackermannTime, expressionCases } from './conformance/expressions'
import { realContracts } from './conformance/realContracts'
import { isExact } from './conformance/outcome'
import { formatMissing, formatPage, formatTable } from './conformance/report'
import { runCases } from './conformance/runner'
import { Suite } from './conformance/suite'

const reportPage = fileURLToPath(new URL('../packages/scilla/CONFORMANCE.md', import.meta.url))

const help = `Compares our Scilla with the tests of the reference implementation, a checkout of which lies in DIR, outside of this
repository. Prints a table and writes packages/scilla/CONFORMANCE.md. Ends with 1 where something differs.

  npm run conformance -- DIR [options]
  npm run conformance -- --answers DIR [--list]

  --answers DIR    replay what the reference was recorded to answer (packages/scilla/test/answers) instead
  --list           each case that differs, too
  --contracts DIR  check, deploy and call all contracts of another directory, too
  --help           this text
`

interface Wanted {
  readonly folder: string | undefined
  readonly contracts: string | undefined
  readonly list: boolean
  readonly answers: string | undefined
}

function main({ folder, contracts, list, answers }: Wanted): number {
  if (answers !== undefined) return replayAnswers(answers, list)
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
    console.error('Which directory? npm run conformance -- DIR (a checkout of the reference suite)')
    return 2
  }
  const suite = new Suite(folder)
  const categories = [
    ...runCases(suite),
    ...checkCases(suite),
    ...expressionCases(suite),
    realContracts(contracts),
  ]
  const page = formatPage(categories, ackermannTime(suite))
  writeFileSync(reportPage, page)
  console.log(formatTable(categories))
  if (list) console.log(`\n${page.slice(page.indexOf('\n## '))}`)
  const cases = categories.flatMap(({ outcomes }) => outcomes)
  return cases.length > 0 && cases.every(({ equal }) => equal) ? 0 : 1
}

function replayAnswers(folder: string, list: boolean): number {
  try {
    const categories = answeredCases(folder)
    console.log(formatTable(categories))
    if (list) console.log(`\n${categories.flatMap(formatMissing).join('\n')}`)
    return categories.flatMap(({ outcomes }) => outcomes).every(isExact) ? 0 : 1
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(error.message)
    return 2
  }
}

const { values, positionals } = readCommandLine({
  help,
  picks: () => true,
  options: {
    list: { type: 'boolean', default: false },
    contracts: { type: 'string' },
    answers: { type: 'string' },
  },
})
await loadAllParts()
process.exitCode = main({
  ...values,
  folder: positionals[0],
  contracts: values.contracts,
  answers: values.answers,
})
