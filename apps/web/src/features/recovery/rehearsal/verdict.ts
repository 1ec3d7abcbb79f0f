import type { SimulatedStep, Simulation } from '@tyto/simulator'
import type { Act, Scenario } from './scenarios'
import type { RehearsedWallet } from './rehearsedWallet'

/** One call of a scenario, and what came of it. */
export interface PlayedAct extends Act {
  readonly step: SimulatedStep | null
  /** The cost at the chain's price of gas now, in Qa. */
  readonly fee: bigint
}

/**
 * The result of a scenario. Of a theft: guardians undo it (`undone`), they do not (`lasting`), or the contract refuses it
 * (`refused`). Of a rescue: the thief is kept from harm (`helps`), or not (`noHelp`). `unknown`: nothing is shown.
 */
export type Verdict = 'undone' | 'lasting' | 'refused' | 'helps' | 'noHelp' | 'unknown'

/** Where the name and its money are. */
interface Place {
  readonly record: Pick<RehearsedWallet['record'], 'address'>
  readonly registry: RehearsedWallet['registry']
}

type Shown = Pick<Simulation, 'isPinned' | 'balances' | 'changes'>

/** The verdict on a scenario, by the results of its calls and by what is different at the end. */
export function verdictOf(
  kind: Scenario['kind'],
  acts: readonly PlayedAct[],
  rehearsed: Place,
  simulation: Shown,
): Verdict {
  // State of two blocks, or a failure that is none of the contract's own, proves nothing.
  if (!simulation.isPinned || acts.some((act) => !isDone(act) && !isThrown(act))) return 'unknown'
  const thefts = acts.filter(({ by }) => by === 'thief')
  const isRefused = thefts.some((act) => !isDone(act))
  const helpers = acts.filter(({ by }) => by !== 'thief')
  const isHelped = helpers.length > 0 && helpers.every(isDone)
  if (kind === 'rescue') return isRefused && isHelped ? 'helps' : 'noHelp'
  if (isRefused) return 'refused'
  return isHelped && !isLost(rehearsed, simulation) ? 'undone' : 'lasting'
}

function isDone({ step }: PlayedAct): boolean {
  return step?.kind === 'success'
}

function isThrown({ step }: PlayedAct): boolean {
  return step?.kind === 'exception' && step.reason === 'ScillaException'
}

/** Does anything of the wallet lie elsewhere at the end: coins, or its name? */
function isLost({ record, registry }: Place, { balances, changes }: Shown): boolean {
  const isPoorer = balances.some(({ address, before, after }) => address === record.address && after < before)
  return isPoorer || changes.some(({ contract }) => contract === registry)
}
