import type { Address, Hex } from '@tyto/primitives'
import type { MemoryState } from '@tyto/execution'
import type { LatestTransactions } from './latestTransactions'
import type { ContractRecord } from './contractRecord'
import type { PendingTransaction } from './transactionPool'
import type { RejectedTransaction } from './transactionRecords'

/** The latest block, as it stands in memory. */
export interface Memory {
  readonly state: MemoryState
  readonly root: string
  readonly latest: LatestTransactions
  /** How many blocks there are. */
  readonly blocks: number
}

/** All of a chain that stands in memory, as it was at one moment; what stands in the store is undone there. */
export interface Snapshot extends Memory {
  /** The place in the store. */
  readonly place: number
  readonly contracts: ReadonlyMap<Address, ContractRecord>
  readonly rejected: ReadonlyMap<string, RejectedTransaction>
  readonly waiting: readonly PendingTransaction[]
  readonly impersonated: ReadonlyMap<Hex, Address>
  /** Ms that the network's clock is ahead. */
  readonly ahead: number
}

/** Makes a map hold what another one holds. */
export function refill<K, V>(map: Map<K, V>, from: ReadonlyMap<K, V>): void {
  map.clear()
  for (const [key, value] of from) map.set(key, value)
}
