import { transactionFromRpc, transactionToRpc, type Address, type RpcTransaction } from '@tyto/primitives'
import type { SequencedBlock, SequencedTurn, Submission } from '../ledger/sequencer'

/** The chain that all replicas hold. */
export interface Beginning {
  readonly hash: string
  /** The time of its first block, ms since 1970: whoever makes the same world at that time makes the same blocks. */
  readonly begunAt: number
}

/** Where the blocks that are kept begin: behind this one. */
export interface Base {
  readonly height: number
  readonly root: string
  /** The hash of that block. */
  readonly hash: string
}

/** A block as it is kept, with a mark of the very attempt that put it there. */
export interface KeptBlock extends SequencedBlock {
  readonly by: string
}

/** What a replica says of itself. */
export interface ReplicaNews {
  readonly height: number
  readonly root: string
  /** Its clock, ms since 1970. */
  readonly clock: number
  /** The newest rules that it plays. */
  readonly rules: number
}

interface BlockText extends Omit<KeptBlock, 'turns'> {
  /** An id alone, where nothing else is to be said. */
  readonly turns: readonly (string | SequencedTurn)[]
}

export function encodeBlock({ turns, ...block }: KeptBlock): string {
  const text: BlockText = { ...block, turns: turns.map((turn) => (turn.ended ? turn : turn.id)) }
  return JSON.stringify(text)
}

export function decodeBlock(value: string): KeptBlock {
  const { turns, ...block } = JSON.parse(value) as BlockText
  return { ...block, turns: turns.map((turn) => (typeof turn === 'string' ? { id: turn } : turn)) }
}

interface TransactionText {
  readonly tx: RpcTransaction
  readonly sender: Address
}

export function encodeTransaction({ transaction, sender }: Submission): string {
  return JSON.stringify({ tx: transactionToRpc(transaction), sender } satisfies TransactionText)
}

export type KeptTransaction = Pick<Submission, 'id' | 'transaction' | 'sender'>

/** Throws where it is none. */
export function decodeTransaction(id: string, value: string): KeptTransaction {
  const { tx, sender } = JSON.parse(value) as TransactionText
  const transaction = transactionFromRpc(tx)
  if (!transaction.ok)
    throw new TypeError(`The transaction ${id} in etcd cannot be read: ${transaction.code}`)
  return { id, sender, transaction: transaction.value }
}
