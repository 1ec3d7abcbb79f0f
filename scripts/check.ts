/** `npm run check`: everything that can be said about the code without running it. `npm run check -- --list` names it. */
import { checkBareTexts } from './checks/bareTexts'
import { checkBrowsers } from './checks/browsers'
import { checkClauses } from './checks/clauses'
import { checkContractSizes } from './checks/contractSizes'
import { checkDocumentLinks } from './checks/documentLinks'
import { checkGlossary } from './checks/glossary'
import { checkLayers } from './checks/layers'
import { checkAudit, checkLicences } from './checks/licences'
import { checkLocales } from './checks/locales'
import { checkPromises } from './checks/promises'
import { checkThreatTests } from './checks/threatTests'
import { readCommandLine } from './command/commandLine'
import { run } from './command/run'

interface Check {
  readonly name: string
  /** The problems found; none means that the check passed. */
  readonly problems: () => Promise<readonly string[]>
}

/** A tool of node_modules/.bin that says itself what is wrong. */
function tool(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    problems: async () => {
      const { code, output } = await run(command, args, { quiet: true })
      return code === 0 ? [] : [output.trim() || `${command} ended with ${code}`]
    },
  }
}

const all: readonly Check[] = [
  tool('types of the pure packages', 'tsc', '-p', 'tsconfig.pure.json'),
  tool('types of the app', 'tsc', '-p', 'tsconfig.web.json'),
  tool('types of everything else', 'tsc', '-p', 'tsconfig.node.json'),
  { name: 'layers', problems: checkLayers },
  { name: 'bare texts', problems: () => checkBareTexts() },
  { name: 'browsers', problems: checkBrowsers },
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('dead code', 'knip'),
  tool('bindings', 'tsx', 'scripts/generate.ts', '--check'),
  tool('format', 'oxfmt', '--check', '.'),
  { name: 'locales', problems: () => checkLocales() },
  { name: 'glossary', problems: () => checkGlossary() },
  { name: 'documentation links', problems: checkDocumentLinks },
  { name: 'promises and their tests', problems: checkPromises },
  { name: 'tests of the threat model', problems: checkThreatTests },
  { name: 'clauses of the specification', problems: checkClauses },
  { name: 'contract sizes', problems: checkContractSizes },
  { name: 'licences of what is shipped', problems: () => checkLicences() },
  { name: 'known holes in what is shipped', problems: checkAudit },
]

interface Outcome {
  readonly problems: readonly string[]
  readonly seconds: string
}

async function perform({ problems }: Check): Promise<Outcome> {
  const started = performance.now()
  return { problems: await problems(), seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

const help = `Everything that can be said about the code without running it. Ends with 1 where something is wrong.

  npm run check -- [name...] [options]

  --list  the names of the checks, and nothing else
  --help  this text

A name picks the checks that begin with it.
`

const { values, positionals } = readCommandLine({
  help,
  picks: (wanted) => all.some(({ name }) => name.startsWith(wanted)),
  options: { list: { type: 'boolean', default: false } },
})
const checks = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
)
if (values.list) {
  for (const { name } of all) console.log(name)
  process.exit(0)
}

// Two at a time, as a small machine has two cores; each is said as soon as all before it are.
const outcomes: Outcome[] = []
let next = 0
let said = 0
async function work(): Promise<void> {
  for (let at = next++; at < checks.length; at = next++) {
    outcomes[at] = await perform(checks[at]!)
    for (let outcome = outcomes[said]; outcome !== undefined; outcome = outcomes[said])
      say(checks[said++]!.name, outcome)
  }
}

function say(name: string, { problems, seconds }: Outcome): void {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '))
}

await Promise.all([work(), work()])
const failed = outcomes.filter(({ problems }) => problems.length > 0).length
console.log(`${checks.length - failed} checks passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
