/** `npm run check`: everything that can be said about the code without running it. */
import { checkContractSizes } from './checks/contractSizes'
import { checkDocumentLinks } from './checks/documentLinks'
import { checkLayers } from './checks/layers'
import { checkLazyTexts } from './checks/lazyTexts'
import { checkLocales } from './checks/locales'
import { run } from './run'

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

const checks: readonly Check[] = [
  tool('types of the pure packages', 'tsc', '-p', 'tsconfig.pure.json'),
  tool('types of the app', 'tsc', '-p', 'tsconfig.web.json'),
  tool('types of everything else', 'tsc', '-p', 'tsconfig.node.json'),
  { name: 'layers', problems: checkLayers },
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('dead code', 'knip'),
  tool('bindings', 'tsx', 'scripts/generate.ts', '--check'),
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  { name: 'locales', problems: () => checkLocales() },
  { name: 'texts of lazy parts', problems: checkLazyTexts },
  { name: 'documentation links', problems: checkDocumentLinks },
  { name: 'contract sizes', problems: checkContractSizes },
]

interface Outcome {
  readonly problems: readonly string[]
  readonly seconds: string
}

async function perform({ problems }: Check): Promise<Outcome> {
  const started = performance.now()
  return { problems: await problems(), seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

// The slowest one, which keeps one core busy, goes on beside the others.
const aside = checks.find(({ name }) => name === 'format')
const asideOutcome = aside && perform(aside)

let failed = 0
for (const check of checks) {
  const { problems, seconds } = await (check === aside && asideOutcome ? asideOutcome : perform(check))
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`)
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '))
  if (problems.length > 0) failed += 1
}
console.log(`${checks.length - failed} checks passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
