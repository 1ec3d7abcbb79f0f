/**
 * npm run conformance -- DIR [--list] [--contracts DIR]: compares our Scilla with the tests of the reference implementation, a checkout of
 * which lies in DIR, outside of this repository. Prints a table and writes packages/scilla/CONFORMANCE.md; with --list
 * also prints each case that misses; with --contracts checks, deploys and calls all contracts of another directory too. The exit code is 1 where something differs.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadAllParts } from '@tyto/scilla'
import { checkCases } from './conformance/checker'
import { ackermannTime, expressionCases } from './conformance/expressions'
import { realContracts } from './conformance/realContracts'
import { formatPage, formatTable } from './conformance/report'
import { runCases } from './conformance/runner'
import { Suite } from './conformance/suite'

const reportPage = fileURLToPath(new URL('../packages/scilla/CONFORMANCE.md', import.meta.url))

function main(args: readonly string[]): number {
  const at = args.indexOf('--contracts')
  const contracts = at < 0 ? undefined : args[at + 1]
  const folder = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))
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
  if (args.includes('--list')) console.log(`\n${page.slice(page.indexOf('\n## '))}`)
  const cases = categories.flatMap(({ outcomes }) => outcomes)
  return cases.length > 0 && cases.every(({ equal }) => equal) ? 0 : 1
}

await loadAllParts()
process.exitCode = main(process.argv.slice(2))
