import { walletGasPrice, type TransactionRequest } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'
import { SimulationError, type SimulatedStep, type Simulation } from '@tyto/simulator'
import { ActionError } from '../../errors/ActionError'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { AnyAction } from '../action/action'
import { gasBoundOf } from '../gas/gasBoundOf'
import type { PerformEffect } from '../review/createReview'
import { amountOf } from '../review/describeRequest'
import { suggestGas } from '../simulation/shownSimulation'
import type { Costs, MadeFor, MadeRequest } from '../review/reviewState'
import { summaryOf } from '../review/summaryOf'
import type { Summary } from '../action/summary'
import type { ReviewNeeds } from '../review/reviewNeeds'
import { askReview } from './askReview'
import type { SeriesItem } from './series'
import type { ItemProblem } from './seriesMachine'

/** The knowledge about one item before anything is signed. */
export interface ItemLook {
  readonly item: SeriesItem
  /** Null while it is made, and where it cannot be. */
  readonly request: TransactionRequest | null
  /** Why it cannot be made, or why the chain would undo it; null for neither, as far as is known. */
  readonly problem: ItemProblem | null
  /** In units; null where it was not simulated. */
  readonly gasUsed: bigint | null
}

export interface SeriesLook {
  readonly items: readonly ItemLook[]
  /** Null until a node was asked. */
  readonly costs: Costs | null
  /** The least price of gas of the network, in Li: it counts as long as the costs are not known. */
  readonly leastLi: bigint
  /** The plain sentences of the first one. */
  readonly first: Summary
  /** How many of the items have been looked at. */
  readonly seen: number
  readonly isDone: boolean
  /** How many were simulated together at most: a later one saw what these do before it, and nothing of the others. */
  readonly together: number
}

type PriceLook = Pick<SeriesLook, 'costs' | 'leastLi'>

type LookOptions = Pick<ReviewNeeds, 'simulate'> & {
  readonly perform: PerformEffect
  readonly for: MadeFor
  readonly facts: SessionFacts
  readonly onProgress: (look: SeriesLook) => void
  readonly signal: AbortSignal
}

/** How many are simulated in one run: more would read more state than one run may. */
const mostTogether = 10
/** How many requests are made at the same time: the client puts their reads into one batch. */
const madeAtOnce = 20

/**
 * Looks at every item of a series before the first is signed: makes its request and simulates it after those before it.
 * Ends early when the signal aborts. Never rejects: what cannot be made or simulated is said of the item.
 */
export async function lookAtSeries(items: readonly SeriesItem[], options: LookOptions): Promise<void> {
  const { perform, for: madeFor, facts, onProgress, signal } = options
  let look: SeriesLook = {
    items: items.map((item) => ({ item, request: null, problem: null, gasUsed: null })),
    costs: null,
    leastLi: facts.leastLi,
    first: [],
    seen: 0,
    isDone: false,
    together: 0,
  }
  const tell = (change: Partial<SeriesLook>): void => {
    look = { ...look, ...change }
    if (!signal.aborted) onProgress(look)
  }
  const note = (at: number, change: Partial<ItemLook>): void => {
    look = { ...look, items: look.items.map((each, index) => (index === at ? { ...each, ...change } : each)) }
  }

  tell({})
  const costsAnswer = await askReview(perform, { kind: 'readCosts', for: madeFor }, signal)
  if (signal.aborted) return
  const costs = costsAnswer.kind === 'costsRead' ? costsAnswer.costs : null
  tell({ costs })

  const made = new Map<number, Made>()
  for (let at = 0; at < items.length; at += madeAtOnce) {
    const group = items.slice(at, at + madeAtOnce)
    const results = await Promise.all(group.map((item) => make(item, options)))
    if (signal.aborted) return
    for (const [index, result] of results.entries()) {
      if ('problem' in result) note(at + index, { problem: result.problem })
      else {
        made.set(at + index, result)
        note(at + index, { request: requestOf(result, look) })
      }
    }
    tell({})
  }

  const first = made.get(0)
  if (first) tell({ first: await tellFirst(first, costs, items[0]!, options) })

  const runnable = look.items.flatMap(({ request }, at) => (request === null ? [] : [{ at, request }]))
  let seen = items.length - runnable.length
  let together = 0
  for (let from = 0; from < runnable.length && !signal.aborted;) {
    const group = runnable.slice(from, from + mostTogether)
    const answers = await tryTogether(
      group.map(({ request }) => request),
      options,
    )
    for (const [index, answer] of answers.entries()) {
      const { at, request } = group[index]!
      note(at, noteOf(request, answer))
    }
    // The items after a refused one were not run with it, and are tried anew.
    from += answers.length
    seen += answers.length
    together = Math.max(together, answers.length)
    tell({ seen, together })
  }
  tell({ isDone: true, seen: items.length })
}

interface Made extends Omit<MadeRequest, 'costs'> {
  readonly action: AnyAction
}

async function make(
  item: SeriesItem,
  { perform, for: madeFor, signal }: LookOptions,
): Promise<Made | { readonly problem: ItemProblem }> {
  const loaded = await askReview(perform, { kind: 'loadAction', name: item.action }, signal)
  if (loaded.kind !== 'actionLoaded') return { problem: problemOf(loaded) }
  const { action } = loaded
  // The label of a row is no name of the wallet that acts.
  const work = { kind: 'makeRequest', action, input: item.input, subject: '', for: madeFor } as const
  const made = await askReview(perform, work, signal)
  if (made.kind !== 'requestMade') return { problem: problemOf(made) }
  const { content, takesDonation, gasLimit, registry } = made
  return { action, content, takesDonation, gasLimit, registry }
}

function problemOf(answer: Awaited<ReturnType<typeof askReview>>): ItemProblem {
  const { code, cause } =
    answer.kind === 'failed' ? answer.problem : { code: 'Unexpected', cause: new ActionError('Unexpected') }
  return { code, cause, step: null }
}

function requestOf({ content, gasLimit }: Made, { costs, leastLi }: PriceLook): TransactionRequest {
  return { ...content, gasLimit, gasPriceLi: costs?.gasPriceLi ?? leastLi }
}

/** The first one is simulated alone: so it is told in the sentences of its action. */
async function tellFirst(
  { action, ...made }: Made,
  costs: Costs | null,
  item: SeriesItem,
  { perform, for: madeFor, facts, signal }: LookOptions,
): Promise<Summary> {
  const request = requestOf({ action, ...made }, { costs, leastLi: facts.leastLi })
  const answer = await askReview(perform, { kind: 'simulate', request, for: madeFor }, signal)
  const simulation =
    answer.kind === 'simulated'
      ? ({ status: 'done', result: answer.result, hasMoved: false } as const)
      : ({ status: 'unavailable', code: 'SimulatorFailed', details: '' } as const)
  return summaryOf(request, {
    action,
    facts,
    made: { ...made, costs },
    madeFor,
    simulation,
    subject: item.label,
  })
}

/** The result for one item: a step of the simulation, or why there is none. */
type Tried = SimulatedStep | SimulationError

/** Simulates a group, at least its first; a group that reads too much is tried in halves. Never rejects. */
async function tryTogether(
  requests: readonly TransactionRequest[],
  options: LookOptions,
): Promise<readonly Tried[]> {
  const { simulate, for: madeFor, signal } = options
  const run = (transactions: readonly TransactionRequest[]): Promise<Simulation> =>
    simulate(madeFor.network, { sender: madeFor.account, transactions }, signal)
  try {
    const { steps } = await run(requests)
    const isShort = steps.some((step) => step.kind === 'exception' && step.gasNeeded !== null)
    // Those that only lack gas get it when they are sent, and so do they here.
    return isShort ? (await run(requests.map((each, at) => withGas(each, steps[at])))).steps : steps
  } catch (error) {
    const failure =
      error instanceof SimulationError
        ? error
        : new SimulationError('SimulatorFailed', 'No simulation.', error)
    const isTooMuch = failure.code === 'TooMuchState' || failure.code === 'TooSlow'
    if (!isTooMuch || requests.length === 1) return requests.map(() => failure)
    return tryTogether(requests.slice(0, Math.ceil(requests.length / 2)), options)
  }
}

function withGas(request: TransactionRequest, step: SimulatedStep | undefined): TransactionRequest {
  const needed = step?.kind === 'exception' ? step.gasNeeded : null
  return needed === null ? request : { ...request, gasLimit: suggestGas(needed) }
}

function noteOf(request: TransactionRequest, tried: Tried): Partial<ItemLook> {
  if (tried instanceof SimulationError) return {}
  if (tried.kind === 'success') {
    const suggested = suggestGas(tried.gasUsed)
    const isShort = request.kind !== 'payment' && suggested > request.gasLimit
    return {
      gasUsed: tried.gasUsed,
      ...(isShort ? { request: { ...request, gasLimit: suggested } } : {}),
    }
  }
  return { problem: { code: 'WouldFail', cause: new ActionError('WouldFail'), step: tried } }
}

/** The figures of the whole, in Qa. What would fail is left out. */
export interface SeriesTotals {
  readonly amount: bigint
  /** Null where not all could be simulated. */
  readonly gasExpected: { readonly least: bigint; readonly most: bigint } | null
  readonly gasAtMost: bigint
  /** The balance that the account must hold so that each can be sent in its turn; gas that comes back is there for the next. */
  readonly needed: bigint
}

/** Does the account hold less than that? Not where its balance is unknown. */
export function isTooPoor(look: Pick<SeriesLook, 'items'> & PriceLook): boolean {
  const balance = look.costs?.balance ?? null
  return balance !== null && balance < totalsOf(look).needed
}

export function totalsOf({ items, costs, leastLi }: Pick<SeriesLook, 'items'> & PriceLook): SeriesTotals {
  const price = costs?.walletPrice ?? walletGasPrice('unknown', leastLi)
  let amount = 0n
  let gasAtMost = 0n
  let used: bigint | null = 0n
  let spent = 0n
  let needed = 0n
  for (const { request, problem, gasUsed } of items) {
    if (request === null || problem !== null) continue
    const bound = gasBoundOf(request.gasLimit, price)
    const sent = amountOf(request)
    const held = spent + sent + bound
    if (held > needed) needed = held
    amount += sent
    gasAtMost += bound
    used = used === null || gasUsed === null ? null : used + gasUsed
    spent += sent + (gasUsed === null ? bound : gasUsed * price.mostLi * qaPerLi)
  }
  const gasExpected =
    used === null ? null : { least: used * price.leastLi * qaPerLi, most: used * price.mostLi * qaPerLi }
  return { amount, gasExpected, gasAtMost, needed }
}
