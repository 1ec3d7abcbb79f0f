import type { SimulatedStep } from '@tyto/simulator'
import { idOf } from '../pending/transactionMachine'
import type { ItemState } from './itemStates'

/**
 * The present work of this page for a series: none, making one item ready for the wallet, or following the item that the
 * wallet was asked for. How the items ended is not in here.
 */
export type SeriesPhase =
  | { readonly kind: 'resting' }
  | { readonly kind: 'preparing'; readonly item: string; readonly ticket: number }
  | { readonly kind: 'following'; readonly item: string }

/** Why the page rests; the person goes on with a press. */
export type SeriesPause =
  /** The person wanted it. */
  | { readonly kind: 'person' }
  /** An item was rejected, failed, or is unknown: its state says which. */
  | { readonly kind: 'item'; readonly item: string }
  /** The wallet could not be asked for an item. */
  | { readonly kind: 'problem'; readonly item: string; readonly problem: ItemProblem }
  /** Another tab or another series is sending from this account. */
  | { readonly kind: 'elsewhere' }

/** Why the wallet could not be asked for an item. */
export interface ItemProblem {
  /** It has a text. */
  readonly code: string
  readonly cause: unknown
  /** The answer that the chain would give, where it would not take the transaction or undo it; null otherwise. */
  readonly step: SimulatedStep | null
}

/** A series in this page. Ticket numbers never come twice, so that a late answer changes nothing. */
export interface SeriesRun {
  readonly phase: SeriesPhase
  /** Rest after the item that is under way. */
  readonly isStopping: boolean
  /** Null while it goes on, before the first press, and when it is over. */
  readonly pause: SeriesPause | null
  readonly lastTicket: number
}

export const restingRun: SeriesRun = {
  phase: { kind: 'resting' },
  isStopping: false,
  pause: null,
  lastTicket: 0,
}

export type SeriesEvent =
  /** The person begins, or goes on. */
  | { readonly kind: 'go' }
  /** The person wants this one to be sent after all, and the others after it. */
  | { readonly kind: 'retry'; readonly item: string }
  /** The person pauses: what the wallet was asked for cannot be taken back, so that it is the last one. */
  | { readonly kind: 'pause' }
  /** The stored transactions changed. */
  | { readonly kind: 'stored' }
  /** The page cannot send now: another one does. */
  | { readonly kind: 'elsewhere' }
  /** The intent of the item is stored; its wallet opens at this moment. */
  | { readonly kind: 'asked'; readonly ticket: number }
  /** An earlier attempt of the item turned out to have gone: nothing is asked. */
  | { readonly kind: 'hadGone'; readonly ticket: number }
  | { readonly kind: 'notAsked'; readonly ticket: number; readonly problem: ItemProblem }

/** Makes an item ready and asks the wallet for it. */
export interface PrepareEffect {
  readonly item: string
  readonly ticket: number
}

export interface SeriesStep {
  readonly run: SeriesRun
  readonly effect: PrepareEffect | null
}

/**
 * Returns the next state, and the item to send, if any. One transaction at a time: the next is asked for once the one
 * before stands in a block.
 *
 * Bearby gives a transaction the nonce after that of the node, which counts only what stands in a block: asked too early,
 * it signs two with one nonce, and one of them is lost. Classic ZilPay counts its own as well, but ten at most, and none
 * that were sent from elsewhere. Waiting for the block is right for each of them, and a failure is seen before the next
 * signature.
 */
export function nextRun(run: SeriesRun, event: SeriesEvent, states: readonly ItemState[]): SeriesStep {
  const { phase } = run
  switch (event.kind) {
    case 'go':
      return go({ ...run, isStopping: false }, states)
    case 'retry': {
      const state = states.find(({ item }) => item.key === event.item)
      const isFree = phase.kind === 'resting' && underWay(states) === null
      if (!state || !isFree || !mayRetry(state, states)) return stay(run)
      return prepare({ ...run, isStopping: false }, event.item)
    }
    case 'pause':
      if (phase.kind === 'preparing') return rest(run, { kind: 'person' })
      return phase.kind === 'following' ? stay({ ...run, isStopping: true }) : stay(run)
    case 'stored':
      return phase.kind === 'following' ? follow(run, phase.item, states) : stay(run)
    case 'elsewhere':
      return phase.kind === 'resting' ? rest(run, { kind: 'elsewhere' }) : stay(run)
    default:
      // Nobody waits for an answer with another ticket.
      if (phase.kind !== 'preparing' || phase.ticket !== event.ticket) return stay(run)
      return hear(run, phase.item, event, states)
  }
}

type Answer = Extract<SeriesEvent, { readonly ticket: number }>

function hear(run: SeriesRun, item: string, answer: Answer, states: readonly ItemState[]): SeriesStep {
  switch (answer.kind) {
    case 'asked':
    case 'hadGone':
      return follow({ ...run, phase: { kind: 'following', item } }, item, states)
    case 'notAsked':
      return rest(run, { kind: 'problem', item, problem: answer.problem })
  }
}

function go(run: SeriesRun, states: readonly ItemState[]): SeriesStep {
  if (run.phase.kind !== 'resting') return stay(run)
  const open = underWay(states)
  if (open !== null) return stay({ ...run, phase: { kind: 'following', item: open.item.key }, pause: null })
  const next = states.find((state) => state.status === 'toSend' && !isBlocked(state, states))
  return next ? prepare(run, next.item.key) : rest(run, null)
}

/** Follows the item that the wallet was asked for: goes on once it stands in a block. */
function follow(run: SeriesRun, item: string, states: readonly ItemState[]): SeriesStep {
  const status = states.find((state) => state.item.key === item)?.status
  if (status === 'awaiting' || status === 'submitted') return stay(run)
  if (status !== 'confirmed') return rest(run, { kind: 'item', item })
  const isLeft = states.some((state) => state.status === 'toSend')
  if (run.isStopping) return rest(run, isLeft ? { kind: 'person' } : null)
  return go({ ...run, phase: { kind: 'resting' } }, states)
}

function prepare(run: SeriesRun, item: string): SeriesStep {
  const ticket = run.lastTicket + 1
  const phase = { kind: 'preparing', item, ticket } as const
  return { run: { ...run, phase, pause: null, lastTicket: ticket }, effect: { item, ticket } }
}

function rest(run: SeriesRun, pause: SeriesPause | null): SeriesStep {
  return stay({ ...run, phase: { kind: 'resting' }, isStopping: false, pause })
}

function stay(run: SeriesRun): SeriesStep {
  return { run, effect: null }
}

/** The item that waits for the wallet or for its block. */
function underWay(states: readonly ItemState[]): ItemState | null {
  return states.find(({ status }) => status === 'awaiting' || status === 'submitted') ?? null
}

/** May the person have this one sent after all? */
export function mayRetry(state: ItemState, states: readonly ItemState[]): boolean {
  const { status } = state
  const isNotOnItsWay = ['toSend', 'rejected', 'failed', 'skipped'].includes(status)
  return isNotOnItsWay && !isBlocked(state, states)
}

/**
 * Must it wait, because the very same transaction may have been signed already? On the chain nobody could tell the two
 * apart.
 */
export function isBlocked({ item }: ItemState, states: readonly ItemState[]): boolean {
  return states.some(
    ({ item: other, status, transaction }) =>
      other.key !== item.key &&
      other.action === item.action &&
      other.input === item.input &&
      (status === 'awaiting' || status === 'unknown') &&
      transaction !== null &&
      idOf(transaction.state) === null,
  )
}
