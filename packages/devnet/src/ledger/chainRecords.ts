import type { Address } from '@tyto/primitives'
import type { KeyValueStore } from '../store/keyValueStore'
import { readIds, walkTransactions, type IdPage, type TransactionPlace } from './addressIndex'
import { blockHash, blockKey, decodeBody, emptyBody, type Block } from './block'
import type { BlockTimes } from './blockTimes'
import { changesKey, decodeChanges, type StateChanges } from './stateChanges'
import { stateEntries } from './stateRecords'
import { TransactionPool } from './transactionPool'
import {
  decodeConfirmed,
  signerOf,
  transactionKey,
  type IncludedTransaction,
  type RejectedTransaction,
} from './transactionRecords'

/** What a chain holds: blocks and their transactions, as they are read from its store, those that wait, and those that were dropped. */
export class ChainRecords {
  readonly genesisHash: string
  readonly timeline: BlockTimes
  readonly pool = new TransactionPool()
  /** Accepted and then dropped, the latest ones. */
  readonly rejected = new Map<string, RejectedTransaction>()
  readonly #store: KeyValueStore
  /** How many transactions stand in the blocks that were asked for: a block never changes. */
  readonly #counts = new Map<number, number>()

  constructor(genesisHash: string, timeline: BlockTimes, store: KeyValueStore) {
    this.genesisHash = genesisHash
    this.timeline = timeline
    this.#store = store
  }

  /** Number of the latest block. */
  get height(): number {
    return this.timeline.end - 1
  }

  block(number: number): Block | undefined {
    const time = this.timeline.at(number)
    if (time === undefined) return undefined
    const record = this.#store.get(blockKey(number))
    const body = record === undefined ? emptyBody : decodeBody(record)
    return { ...body, number, time, hash: blockHash(this.genesisHash, number, time, body.transactionIds) }
  }

  /** How many transactions a block holds. */
  transactionsIn(number: number): number {
    let count = this.#counts.get(number)
    if (count === undefined) {
      const record = this.#store.get(blockKey(number))
      count = record === undefined ? 0 : decodeBody(record).transactionIds.length
      if (number <= this.height) this.#counts.set(number, count)
    }
    return count
  }

  transaction(id: string): IncludedTransaction | undefined {
    const record = this.#store.get(transactionKey(id))
    return record === undefined ? undefined : decodeConfirmed(id, record)
  }

  /** Whether a transaction stands in a block. */
  has(id: string): boolean {
    return this.#store.get(transactionKey(id)) !== undefined
  }

  /** Whose transaction it is, where it is known. */
  placeOf(id: string): { readonly sender: Address; readonly nonce: bigint } | undefined {
    const waiting = this.pool.get(id)
    const known = waiting ?? this.transaction(id) ?? this.rejected.get(id)
    return (
      known && {
        sender: waiting?.request.sender ?? signerOf(known.transaction),
        nonce: known.transaction.nonce,
      }
    )
  }

  /** The changes of a transaction that stands in a block. */
  changes(id: string): StateChanges | undefined {
    const record = this.changesRecord(id)
    return record === undefined ? undefined : decodeChanges(record)
  }

  /** The same as it is kept. */
  changesRecord(id: string): string | undefined {
    return this.#store.get(changesKey(id))
  }

  /** Ids of the transactions that touched an address, newest first, from a place on. */
  idsOf(address: Address, limit: number, from?: string): Promise<IdPage> {
    return readIds(this.#store, address, limit, from)
  }

  /** The transactions that touched an address and their blocks, newest first. */
  transactionsOf(address: Address, from?: string): AsyncIterable<TransactionPlace> {
    return walkTransactions(this.#store, address, from)
  }

  /** The records of the state of the latest block, as `loadState` reads them. */
  stateEntries(): AsyncIterable<readonly [key: string, record: string]> {
    return stateEntries(this.#store)
  }

  /** Forgets what it counted above the latest block: the chain went back. */
  protected forgetCounts(): void {
    for (const number of this.#counts.keys()) if (number > this.height) this.#counts.delete(number)
  }
}
