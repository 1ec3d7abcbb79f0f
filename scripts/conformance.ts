/** `npm run conformance`: our Scilla beside the tests of the reference implementation. */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadAllParts } from '@tyto/scilla'
import { readCommandLine } from './command/commandLine'
import { checkCases } from './conformance/checker'
import { ackermannTime, expressionCases } from './conformance/expressions'
import { realContracts } from './conformance/realContracts'
import { formatPage, formatTable } from './conformance/report'
import { runCases } from './conformance/runner'
import { Suite } from './conformance/suite'

const reportPage = fileURLToPath(new URL('../packages/scilla/CONFORMANCE.md', import.meta.url))

const help = `Compares our Scilla with the tests of the reference implementation, a checkout of which lies in DIR, outside of this
repository. Prints a table and writes packages/scilla/CONFORMANCE.md. Ends with 1 where something differs.

  npm run conformance -- DIR [options]

  --list           each case that differs, too
  --contracts DIR  check, deploy and call all contracts of another directory, too
  --help           this text
`

interface Wanted {
  readonly folder: string | undefined
  readonly contracts: string | undefined
  readonly list: boolean
}

function main({ folder, contracts, list }: Wanted): number {
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

const { values, positionals } = readCommandLine({
  help,
  picks: () => true,
  options: { list: { type: 'boolean', default: false }, contracts: { type: 'string' } },
})
await loadAllParts()
process.exitCode = main({ ...values, folder: positionals[0], contracts: values.contracts })
