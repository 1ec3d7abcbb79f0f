import type { SignedTransaction } from '@tyto/primitives'
import { del, type KeyValueStore, type Operation } from '../store/keyValueStore'
import { requestOf } from './signedRequest'
import type { TransactionPool } from './transactionPool'
import { decodePending, decodeRejected, type RejectedTransaction } from './transactionRecords'

/** The state of a kept chain when it was opened. */
export interface Resumption {
  /** The transaction that was being executed when the last process ended: tried once more, or dropped where two ended at it. */
  readonly suspect: string | undefined
  readonly isDropped: boolean
  /** How many blocks had been made and are in the store no more: its end is gone. */
  readonly lostBlocks: number
  /** Whether newer rules hold from the next block on. */
  readonly hasNewRules: boolean
  /** How far the clock is behind the latest block, in ms; 0 where it is not. */
  readonly behind: number
}

export async function readRejected(
  store: KeyValueStore,
  into: Map<string, RejectedTransaction>,
): Promise<void> {
  for await (const [key, record] of store.entries('rejected/')) {
    const id = key.slice('rejected/'.length)
    into.set(id, decodeRejected(id, record))
  }
}

/** Hands those on to the machines that keep the order now, which waited while this one kept it alone. */
export async function sendWaiting(
  store: KeyValueStore,
  submit: (transaction: SignedTransaction) => Promise<unknown>,
): Promise<void> {
  const kept: Operation[] = []
  for await (const [key, record] of store.entries('pending/')) {
    await submit(decodePending(record).transaction)
    kept.push(del(key))
  }
  if (kept.length > 0) await store.write(kept)
}

/** The number of the next one that arrives here, behind those that waited while this machine kept the order alone. */
export async function nextSequence(store: KeyValueStore): Promise<number> {
  let next = 0
  for await (const key of store.keys('pending/')) next = Math.max(next, sequenceOf(key) + 1)
  return next
}

/** Has those wait again that the store keeps; the number of the next one that arrives. */
export async function readWaiting(store: KeyValueStore, pool: TransactionPool): Promise<number> {
  let next = 0
  for await (const [key, record] of store.entries('pending/')) {
    const sequence = sequenceOf(key)
    const { id, transaction, sender, arrivedAt } = decodePending(record)
    const request = requestOf(transaction, sender)
    if (!request.ok) throw new TypeError(`Unreadable waiting transaction ${id}: ${request.code}`)
    next = Math.max(next, sequence + 1)
    pool.add({ id, transaction, request: request.value, sequence, arrivedAt, stored: true })
  }
  return next
}

/** Throws where a record has no place in the order of arrival. */
function sequenceOf(key: string): number {
  const digits = key.slice('pending/'.length)
  const sequence = /^[0-9a-f]+$/.test(digits) ? Number.parseInt(digits, 16) : NaN
  if (!Number.isSafeInteger(sequence)) throw new TypeError(`A waiting transaction has no number: ${key}`)
  return sequence
}
