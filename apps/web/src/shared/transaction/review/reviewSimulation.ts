import type { BalanceChange, SimulatedStep, Simulation, SimulationCode, StateChange } from '@tyto/simulator'

/** What is known of what a transaction would do. */
export type ReviewSimulation =
  /** `isLate`: nobody should be kept waiting for it any longer. */
  | { readonly status: 'running'; readonly isLate: boolean }
  /** `hasMoved`: what was shown before is no longer what would happen. */
  | { readonly status: 'done'; readonly result: Simulation; readonly hasMoved: boolean }
  /** `details` for a report. */
  | { readonly status: 'unavailable'; readonly code: SimulationCode; readonly details: string }

/** The one transaction of a review. */
export function stepOf(simulation: ReviewSimulation | null): SimulatedStep | null {
  return simulation?.status === 'done' ? (simulation.result.steps[0] ?? null) : null
}

/** A quarter more than was used, and a little: state may change before the transaction is in its block. */
export function suggestGas(gasUsed: bigint): bigint {
  const wanted = gasUsed + gasUsed / 4n + 100n
  return ((wanted + 9n) / 10n) * 10n
}

export interface GasSuggestion {
  /** What the action asks for. */
  readonly stated: bigint
  /** What is needed as far as is known, with a margin. */
  readonly suggested: bigint | null
  /** What the wallet is asked for. */
  readonly limit: bigint
}

export interface GasFacts {
  readonly stated: bigint
  readonly simulation: ReviewSimulation | null
  /** What an earlier simulation ran out of; null for none. It counts where this one says nothing. */
  readonly needed: bigint | null
  /** What the person chose; null for none. */
  readonly chosen: bigint | null
  /** Gas that the account can pay for; null while that is not known. */
  readonly affordable: bigint | null
}

/**
 * The gas limit: what the action asks for, unless the simulation says that it would run out, or the account can pay for
 * what is needed but not for that. A choice stands as long as it is not below what is needed.
 */
export function gasOf({ stated, simulation, needed: earlier, chosen, affordable }: GasFacts): GasSuggestion {
  const step = stepOf(simulation)
  const needed =
    step?.kind === 'success' ? step.gasUsed : step?.kind === 'exception' ? step.gasNeeded : earlier
  if (needed === null) return { stated, suggested: null, limit: stated }
  const suggested = suggestGas(needed)
  if (chosen !== null && chosen >= suggested) return { stated, suggested, limit: chosen }
  const isShort = suggested > stated
  const isDear = affordable !== null && affordable < stated
  return { stated, suggested, limit: isShort || isDear ? suggested : stated }
}

/** Changes that are not told as a balance already. */
export function otherChanges(
  changes: readonly StateChange[],
  balances: readonly BalanceChange[],
): readonly StateChange[] {
  return changes.filter(
    ({ contract, field, keys }) =>
      field !== 'balances' ||
      !balances.some(({ token, address }) => token.address === contract && address === keys[0]),
  )
}

/** Changes of one contract stand together, in the order in which they come. */
export function byContract(
  changes: readonly StateChange[],
): ReadonlyMap<StateChange['contract'], readonly StateChange[]> {
  const groups = new Map<StateChange['contract'], StateChange[]>()
  for (const change of changes) {
    const group = groups.get(change.contract)
    if (group) group.push(change)
    else groups.set(change.contract, [change])
  }
  return groups
}

/** Does the same come of it? Where another transaction came in between, balances may differ, not what becomes of them. */
export function sameOutcome(a: Simulation, b: Simulation): boolean {
  return outcomeText(a) === outcomeText(b)
}

function outcomeText({ steps, changes, moreChanges, balances, createdContracts }: Simulation): string {
  return JSON.stringify([
    steps.map((step) =>
      step.kind === 'exception'
        ? [step.kind, step.message]
        : step.kind === 'refused'
          ? [step.code]
          : step.kind,
    ),
    otherChanges(changes, balances),
    moreChanges,
    balances
      .map(({ address, token, before, after }) => `${address} ${token.address} ${after - before}`)
      .toSorted(),
    createdContracts.map(({ address }) => address),
  ])
}

/** A simulation as JSON, for who wants all of it. */
export function simulationJson(result: Simulation): string {
  return JSON.stringify(
    result,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  )
}
