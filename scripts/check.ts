/** `npm run check`: everything that can be said about the code without running it. */
import { checkContractSizes } from './checks/contractSizes'
import { checkDocumentLinks } from './checks/documentLinks'
import { checkLintConfig } from './checks/lintConfigFile'
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
  { name: 'lint configuration', problems: checkLintConfig },
  tool('lint and layers', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  tool('dead code', 'knip'),
  tool('bindings', 'tsx', 'scripts/generate.ts', '--check'),
  { name: 'locales', problems: () => checkLocales() },
  { name: 'documentation links', problems: checkDocumentLinks },
  { name: 'contract sizes', problems: checkContractSizes },
]

let failed = 0
for (const { name, problems } of checks) {
  const started = performance.now()
  const found = await problems()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  for (const problem of found) console.log(problem.replace(/^/gm, '     '))
  if (found.length > 0) failed += 1
}
console.log(`${checks.length - failed} checks passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
