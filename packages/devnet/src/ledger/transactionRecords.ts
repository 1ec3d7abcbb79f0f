import type { Receipt } from '@tyto/execution'
import {
  addressOfPublicKey,
  hexToBytes,
  transactionFromRpc,
  transactionToRpc,
  type Address,
  type RpcTransaction,
  type SignedTransaction,
} from '@tyto/primitives'
import { del, put, type Operation } from '../store/keyValueStore'

/** A transaction that stands in a block. */
export interface IncludedTransaction {
  readonly id: string
  readonly transaction: SignedTransaction
  readonly sender: Address
  readonly receipt: Receipt
  readonly block: number
  /** Of a deploy that succeeded. */
  readonly contract: Address | undefined
}

/**
 * Why an accepted transaction could not be put into a block; codes of GetTransactionStatus (dev.zilliqa.com), but for
 * `nodeDied`, of which no public network tells.
 */
export const rejection = {
  insufficientBalance: 21,
  staleNonce: 27,
  /** The process died while it executed this transaction. */
  nodeDied: 254,
  internalError: 255,
} as const

/** A transaction that was accepted and then dropped. */
export interface RejectedTransaction {
  readonly id: string
  readonly transaction: SignedTransaction
  readonly sender: Address
  /** One of `rejection`. */
  readonly status: number
  readonly block: number
}

export function transactionKey(id: string): string {
  return `tx/${id}`
}

export function rejectionKey(id: string): string {
  return `rejected/${id}`
}

/** Sequence numbers sort as text. */
export function pendingKey(sequence: number): string {
  return `pending/${sequence.toString(16).padStart(12, '0')}`
}

interface TransactionRecord {
  readonly tx: RpcTransaction
  readonly sender: Address
  readonly receipt: Receipt
  readonly block: number
  readonly contract?: Address
}

interface RejectionRecord {
  readonly tx: RpcTransaction
  readonly sender: Address
  readonly status: number
  readonly block: number
}

export function encodeConfirmed({
  transaction,
  sender,
  receipt,
  block,
  contract,
}: IncludedTransaction): string {
  const tx = transactionToRpc(transaction)
  const record: TransactionRecord = { tx, sender, receipt, block, ...(contract ? { contract } : {}) }
  return JSON.stringify(record)
}

export function decodeConfirmed(id: string, text: string): IncludedTransaction {
  const record = JSON.parse(text) as TransactionRecord
  const { sender, receipt, block, contract } = record
  return { id, transaction: readTransaction(record.tx), sender, receipt, block, contract }
}

/** Moves a waiting transaction to those that were dropped. */
export function dropOperations(sequence: number, rejected: RejectedTransaction): readonly Operation[] {
  return [del(pendingKey(sequence)), put(rejectionKey(rejected.id), encodeRejected(rejected))]
}

function encodeRejected({ transaction, sender, status, block }: RejectedTransaction): string {
  const record: RejectionRecord = { tx: transactionToRpc(transaction), sender, status, block }
  return JSON.stringify(record)
}

export function decodeRejected(id: string, text: string): RejectedTransaction {
  const { tx, sender, status, block } = JSON.parse(text) as RejectionRecord
  return { id, transaction: readTransaction(tx), sender, status, block }
}

interface PendingRecord {
  readonly id: string
  readonly tx: RpcTransaction
  /** Where it is not the address of the key that signed. */
  readonly sender?: Address
  readonly arrivedAt: number
}

export function encodePending(
  id: string,
  transaction: SignedTransaction,
  arrivedAt: number,
  sender: Address,
): string {
  const tx = transactionToRpc(transaction)
  const isOwn = sender === signerOf(transaction)
  const record: PendingRecord = { id, tx, ...(isOwn ? {} : { sender }), arrivedAt }
  return JSON.stringify(record)
}

export function decodePending(text: string): {
  readonly id: string
  readonly transaction: SignedTransaction
  readonly sender: Address
  readonly arrivedAt: number
} {
  const { id, tx, sender, arrivedAt } = JSON.parse(text) as PendingRecord
  const transaction = readTransaction(tx)
  return { id, transaction, sender: sender ?? signerOf(transaction), arrivedAt }
}

/** The address of the key that signed. */
export function signerOf({ senderPubKey }: SignedTransaction): Address {
  return addressOfPublicKey(hexToBytes(senderPubKey))
}

/** Throws if the record holds no transaction: then the store is damaged. */
function readTransaction(json: unknown): SignedTransaction {
  const transaction = transactionFromRpc(json)
  if (!transaction.ok) throw new TypeError(`Unreadable transaction: ${transaction.code}`)
  return transaction.value
}
