import type { StoredTransaction } from '../pending/storedTransaction'
import { isOpen } from '../pending/transactionMachine'
import type { Series, SeriesItem } from './series'

/** The state of an item. Once it was sent, its transaction says it. */
export type ItemStatus = 'toSend' | 'skipped' | StoredTransaction['state']['status']

export interface ItemState {
  readonly item: SeriesItem
  readonly status: ItemStatus
  /** The transaction that its status is taken from; null where none was stored. */
  readonly transaction: StoredTransaction | null
}

/** The state of each item, in their order: the one place that says so. */
export function itemStates(
  { id, items, skipped }: Series,
  transactions: readonly StoredTransaction[],
): readonly ItemState[] {
  const attempts = attemptsOf(id, transactions)
  return items.map((item) => {
    const transaction = telling(attempts.get(item.key) ?? [])
    const isSkipped = skipped.includes(item.key) && (transaction === null || mayBeSentAgain(transaction))
    const status = isSkipped ? 'skipped' : (transaction?.state.status ?? 'toSend')
    return { item, status, transaction }
  })
}

/** All transactions that were stored for each item, newest first. */
export function attemptsOf(
  id: string,
  transactions: readonly StoredTransaction[],
): ReadonlyMap<string, readonly StoredTransaction[]> {
  const attempts = new Map<string, StoredTransaction[]>()
  for (const transaction of transactions) {
    const { series } = transaction
    if (series?.id !== id) continue
    const known = attempts.get(series.item)
    if (known) known.push(transaction)
    else attempts.set(series.item, [transaction])
  }
  return attempts
}

/** The attempt that counts: one that went, else one that may have gone or may yet go, else the newest. */
function telling(attempts: readonly StoredTransaction[]): StoredTransaction | null {
  return (
    attempts.find(({ state }) => state.status === 'confirmed') ??
    attempts.find(({ state }) => isOpen(state) || state.status === 'strayed') ??
    attempts[0] ??
    null
  )
}

/** Did it not happen, as far as is known? The chain is asked once more before the next attempt. */
export function mayBeSentAgain({ state }: StoredTransaction): boolean {
  return state.status === 'rejected' || state.status === 'failed'
}

/** How many items are in each state. */
export function countStates(states: readonly ItemState[]): Readonly<Record<ItemStatus, number>> {
  const counts: Record<ItemStatus, number> = {
    toSend: 0,
    skipped: 0,
    awaiting: 0,
    submitted: 0,
    confirmed: 0,
    failed: 0,
    rejected: 0,
    strayed: 0,
    unknown: 0,
  }
  for (const { status } of states) counts[status]++
  return counts
}

/** Is nothing left to send or to wait for? Items that failed or were rejected may still be tried again by a press. */
export function isOver(states: readonly ItemState[]): boolean {
  const { toSend, awaiting, submitted, unknown } = countStates(states)
  return toSend + awaiting + submitted + unknown === 0
}
