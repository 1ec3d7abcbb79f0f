/**
 * npm run mutate [-- area]: changes every operator, condition and value of what guards money by Stryker, an area at a time.
 * npm run mutate -- app [part of a file's name]: each fault of a list (scripts/mutate/faults.ts).
 * npm run mutate -- contracts: the contracts by a program (scripts/mutate/contracts.ts).
 * All in a copy of the sources, with the tests that must see it. The exit code is 1 where too much survives.
 */
import { mutateContracts } from './mutate/contracts'
import { tryFaults } from './mutate/tryFaults'

const [what = '', ...rest] = process.argv.slice(2)
const isGuarded = await (what === 'contracts'
  ? mutateContracts(rest)
  : what === 'app'
    ? tryFaults(rest[0] ?? '')
    : byStryker(what))
process.exitCode = isGuarded ? 0 : 1

/** Loaded for areas alone: the other two need no Stryker. */
async function byStryker(area: string): Promise<boolean> {
  const { tryAreas } = await import('./mutate/areas/tryAreas')
  return tryAreas(area)
}
