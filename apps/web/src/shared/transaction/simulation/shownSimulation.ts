import type {
  SimulatedBalanceChange,
  SimulatedStep,
  Simulation,
  SimulationCode,
  StateChange,
} from '@tyto/simulator'

/** A simulation as it is shown: under way, done, or not possible. */
export type ShownSimulation =
  /** `isLate`: it takes so long that the person may sign without it. */
  | { readonly status: 'running'; readonly isLate: boolean }
  /** `hasMoved`: the result differs from the one that was shown before. */
  | { readonly status: 'done'; readonly result: Simulation; readonly hasMoved: boolean }
  /** `details` for a report. */
  | { readonly status: 'unavailable'; readonly code: SimulationCode; readonly details: string }

/** The result for the one transaction of a review. */
export function stepOf(simulation: ShownSimulation | null): SimulatedStep | null {
  return simulation?.status === 'done' ? (simulation.result.steps[0] ?? null) : null
}

/** The gas that all of it uses, in units. */
export function gasUsedBy({ steps }: Simulation): bigint {
  return steps.reduce((sum, step) => sum + ('gasUsed' in step ? step.gasUsed : 0n), 0n)
}

/**
 * A gas limit a quarter above the used gas, plus a little: the state may change before the transaction is in its block.
 */
export function suggestGas(gasUsed: bigint): bigint {
  const wanted = gasUsed + gasUsed / 4n + 100n
  return ((wanted + 9n) / 10n) * 10n
}

export interface GasSuggestion {
  /** The limit that the action asks for. */
  readonly stated: bigint
  /** The limit that is needed as far as is known, with a margin. */
  readonly suggested: bigint | null
  /** The limit that the wallet gets. */
  readonly limit: bigint
}

export interface GasFacts {
  readonly stated: bigint
  readonly simulation: ShownSimulation | null
  /** The gas that an earlier simulation ran out of; null for none. It counts if this simulation gives no figure. */
  readonly needed: bigint | null
  /** The limit that the person chose; null for none. */
  readonly chosen: bigint | null
  /** The gas that the account can pay for; null while that is not known. */
  readonly affordable: bigint | null
}

/**
 * The gas limit: usually what the action asks for. It differs if the simulation would run out of gas, or if the account
 * can pay for the needed gas but not for that limit. A choice of the person is used if it is not below the needed gas.
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

/** The changes that are not already shown as a balance. */
export function otherChanges(
  changes: readonly StateChange[],
  balances: readonly SimulatedBalanceChange[],
): readonly StateChange[] {
  return changes.filter(
    ({ contract, field, keys }) =>
      field !== 'balances' ||
      !balances.some(({ token, address }) => token.address === contract && address === keys[0]),
  )
}

/** The changes grouped by contract, in the given order. */
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

/**
 * Do two simulations have the same outcome? If another transaction came in between, balances may differ, but not the
 * changes to them.
 */
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

/** A simulation as JSON, for people who want all details. */
export function simulationJson(result: Simulation): string {
  return JSON.stringify(
    result,
    (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    2,
  )
}
