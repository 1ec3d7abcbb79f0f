import { transactionFromRpc, transactionToRpc, type Address, type RpcTransaction } from '@tyto/primitives'
import type { RuleSetName } from '@tyto/chain'
import type { WorldName } from '../genesis/worldPlan'
import { SequencerError, type SequencedBlock, type SequencedTurn, type Submission } from '../ledger/sequencer'
import type { EtcdEntry } from './etcd'

/** A key and its value: what is read of an entry. */
type Found = Pick<EtcdEntry, 'key' | 'value'>

/** What one asks for who begins a chain. */
export interface Asked {
  readonly world: WorldName
  readonly rules: RuleSetName
}

/** The chain that all replicas hold. */
export interface Beginning {
  readonly hash: string
  /** What it began with; not said by earlier versions. */
  readonly asked?: Asked
  /** Whether one machine had made it before: then nobody can make it again from what stands in etcd. */
  readonly isKept?: boolean
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
  /** The process that says it: two with one name are told apart. */
  readonly by: string
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

/** Throws `SequencerError` (Unreadable), as all that read here do. */
export function decodeBlock(entry: Found): KeptBlock {
  const { turns, ...block } = parse(entry, (value): BlockText => {
    const text = value as BlockText
    requireThat([text.number, text.time, text.rules].every(Number.isSafeInteger))
    requireThat([text.before, text.root, text.by].every((each) => typeof each === 'string'))
    requireThat(text.turns.every((turn) => typeof (typeof turn === 'string' ? turn : turn.id) === 'string'))
    requireThat(text.dropped.every(({ id, status }) => typeof id === 'string' && Number.isInteger(status)))
    return text
  })
  return { ...block, turns: turns.map((turn) => (typeof turn === 'string' ? { id: turn } : turn)) }
}

export function decodeBase(entry: Found): Base {
  return parse(entry, (value): Base => {
    const base = value as Base
    requireThat(Number.isSafeInteger(base.height) && typeof base.root === 'string')
    return base
  })
}

export function decodeBeginning(entry: Found): Beginning {
  return parse(entry, (value): Beginning => {
    const beginning = value as Beginning
    requireThat(typeof beginning.hash === 'string' && Number.isFinite(beginning.begunAt))
    return beginning
  })
}

export function decodeNews(entry: Found): ReplicaNews {
  return parse(entry, (value): ReplicaNews => {
    const news = value as ReplicaNews
    requireThat(Number.isSafeInteger(news.height) && typeof news.root === 'string')
    requireThat(Number.isFinite(news.clock) && Number.isSafeInteger(news.rules))
    return news
  })
}

/** The id of the transaction that has a nonce, and the attempt that put it there. */
export function decodeWaiting(value: string): { readonly id: string; readonly token: string } {
  const [id = '', token = ''] = value.split(' ')
  return { id, token }
}

interface TransactionText {
  readonly tx: RpcTransaction
  readonly sender: Address
}

export function encodeTransaction({ transaction, sender }: Submission): string {
  return JSON.stringify({ tx: transactionToRpc(transaction), sender } satisfies TransactionText)
}

export type KeptTransaction = Pick<Submission, 'id' | 'transaction' | 'sender'>

export function decodeTransaction(id: string, entry: Found): KeptTransaction {
  return parse(entry, (value): KeptTransaction => {
    const { tx, sender } = value as TransactionText
    const transaction = transactionFromRpc(tx)
    requireThat(transaction.ok && typeof sender === 'string')
    return { id, sender, transaction: transaction.value }
  })
}

function parse<T>({ key, value }: Found, read: (value: unknown) => T): T {
  try {
    return read(JSON.parse(value))
  } catch (cause) {
    const message = `What stands in etcd at ${key} cannot be read by this version: this machine stops here.`
    throw new SequencerError('Unreadable', message, { cause })
  }
}

function requireThat(isSo: boolean): asserts isSo {
  if (!isSo) throw new TypeError('Not what was expected')
}
