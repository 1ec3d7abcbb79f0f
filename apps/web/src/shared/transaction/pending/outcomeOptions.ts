import type { Client, NetworkId } from '@tyto/chain'
import type { Locks } from './locks'
import type { StoredTransaction } from './storedTransaction'
import { idOf } from './transactionMachine'
import type { TransactionStore } from './transactionStore'

/** What is needed to ask the chain about transactions and to store its answers. */
export interface OutcomeOptions {
  readonly store: TransactionStore
  readonly locks: Locks
  readonly chainOf: (network: NetworkId) => { readonly client: Client }
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }
}

/**
 * The ids of the other transactions. Equal transactions may follow each other: an id that belongs to another one is not
 * the one that we look for.
 */
export function otherIds(store: TransactionStore, { key }: StoredTransaction): ReadonlySet<string> {
  return new Set(store.list().flatMap((other) => (other.key === key ? [] : (idOf(other.state) ?? []))))
}
