/** `npm run mutate`: deliberate faults, each with the tests that must see it. `npm run mutate -- --help` says what can be chosen. */
import { readCommandLine } from './command/commandLine'
import { areas, areasOf } from './mutate/areas/areas'
import { mutateContracts } from './mutate/contracts'
import { tryFaults } from './mutate/tryFaults'
import { tryRefusals } from './mutate/tryRefusals'

const help = `Deliberate faults in a copy of the sources, each with the tests that must see it. Ends with 1 where too much survives.

  npm run mutate                       every operator, condition and value of what guards money, by Stryker, all areas
  npm run mutate -- AREA [FILE]        one area, or all before a slash: ${areas.map(({ name }) => name).join(', ')};
                                       or one file of it, by its name without .ts
  npm run mutate -- app [PART]         each fault of a list (scripts/mutate/faults.ts) whose file or text has that part
  npm run mutate -- refusals           each place where the app refuses that no test in Node meets
  npm run mutate -- contracts [NAME]   the contracts by a program, one place at a time

  --sample N   so many places of the contracts by chance, instead of all
  --seed N     which ones
  --kind KIND  of one kind: guard, comparison, amount, "map key", recipient
  --help       this text

docs/mutations.md has the figures.
`

const { values, positionals } = readCommandLine({
  help,
  picks: (name, at) => at > 0 || ['app', 'contracts', 'refusals'].includes(name) || areasOf(name).length > 0,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, kind: { type: 'string' } },
})
const [what = '', part = ''] = positionals
const isGuarded = await (what === 'contracts'
  ? mutateContracts({ name: part, ...values })
  : what === 'app'
    ? tryFaults(part)
    : what === 'refusals'
      ? tryRefusals()
      : byStryker(what, part))
process.exitCode = isGuarded ? 0 : 1

/** Loaded for areas alone: the other two need no Stryker. */
async function byStryker(area: string, file: string): Promise<boolean> {
  const { tryAreas } = await import('./mutate/areas/tryAreas')
  return tryAreas(area, file)
}
