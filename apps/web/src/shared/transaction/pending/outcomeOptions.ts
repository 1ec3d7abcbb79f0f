import type { Client, NetworkId } from '@tyto/chain'
import type { Locks } from './locks'
import type { StoredTransaction } from './storedTransaction'
import { equalOf, idOf } from './transactionMachine'
import type { TransactionStore } from './transactionStore'

/** Needed to ask the chain about transactions and to store its answers. */
export interface OutcomeOptions {
  readonly store: TransactionStore
  readonly locks: Locks
  readonly chainOf: (network: NetworkId) => { readonly client: Client }
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }
}

/**
 * The ids of the other transactions. Equal transactions may follow each other: an id that belongs to another one is not
 * the one that we look for, nor is one of which the person said that it is another.
 */
export function otherIds(store: TransactionStore, { key }: StoredTransaction): ReadonlySet<string> {
  const ids = store.list().flatMap((other) => (other.key === key ? other.others : (idOf(other.state) ?? [])))
  return new Set(ids)
}

/** Is the person asked whether an equal one is this one, and does it still belong to no other? */
export function isAskedAbout(store: TransactionStore, transaction: StoredTransaction): boolean {
  const state = store.get(transaction.key)?.state
  const equal = state ? equalOf(state) : null
  return equal !== null && !otherIds(store, transaction).has(equal)
}
