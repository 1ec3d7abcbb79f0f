import type { Receipt } from '@tyto/execution'
import { BaseError, type Address, type Ok, type SignedTransaction } from '@tyto/primitives'
import type { LedgerRefusal } from './refusal'

/** Why a sequencer does not do what it was asked for. */
export type SequencerCode =
  /** Most of the machines that keep the order do not answer. */
  | 'NoMajority'
  /** Another machine makes the blocks now. */
  | 'NotLeader'
  /** This machine came to another state than the block says: it does nothing any more. */
  | 'Diverged'
  /** Only a chain of one machine can do this. */
  | 'Shared'
  /** What stands in the order cannot be read here: this machine does nothing any more. */
  | 'Unreadable'
  /** The machines that keep the order do not let this one in. */
  | 'Refused'
  /** Another machine has the name of this one. */
  | 'NameTaken'
  /** The order that is kept does not go on where the chain of this machine ends. */
  | 'Gap'

/** The order of the chain cannot be read or written as it was asked for. */
export class SequencerError extends BaseError<SequencerCode> {}

export function notLeader(): SequencerError {
  return new SequencerError('NotLeader', 'Another machine makes the blocks now.')
}

export function diverged(block: number, how: string): SequencerError {
  return new SequencerError('Diverged', `Block ${block} ${how} on this machine: it stops here.`)
}

/** A signed transaction that waits for a block. */
export interface Submission {
  readonly id: string
  readonly transaction: SignedTransaction
  readonly sender: Address
  /** Order of arrival at this machine. */
  readonly sequence: number
  /** Number of the latest block when it arrived. */
  readonly arrivedAt: number
}

/** A transaction of a block that is agreed upon. */
export interface SequencedTurn {
  readonly id: string
  /** The receipt, where a bound of the machine that made the block ended it: no other machine comes to the same by itself. */
  readonly ended?: Receipt
}

/** A block as all machines execute it. */
export interface SequencedBlock {
  readonly number: number
  /** Microseconds since 1970. */
  readonly time: number
  /** The version of the rules that hold in it. */
  readonly rules: number
  readonly turns: readonly SequencedTurn[]
  /** Those that leave without a place in it; the status is one of `rejection`. */
  readonly dropped: readonly { readonly id: string; readonly status: number }[]
  /** The root of the state before it and behind it. */
  readonly before: string
  readonly root: string
}

/** One of the machines that hold the chain. */
export interface Replica {
  readonly name: string
  readonly height: number
  readonly root: string
  readonly isLeader: boolean
}

/** The chain of this machine, as its sequencer sees it. */
export interface SequencedChain {
  readonly genesisHash: string
  readonly height: number
  readonly root: string
  /** A block of this chain; its root where it holds transactions. */
  block(number: number): { readonly hash: string; readonly root: string | undefined } | undefined
  /** Whether a transaction stands in a block. */
  has(id: string): boolean
  /** Whose transaction it is, where it is known. */
  placeOf(id: string): { readonly sender: Address; readonly nonce: bigint } | undefined
  /** A transaction waits, from whatever machine it came. */
  receive(submission: Omit<Submission, 'sequence' | 'arrivedAt'>): void
  /** Executes a block that is agreed upon, unless it stands here already. Throws `SequencerError` (Diverged). */
  follow(block: SequencedBlock): Promise<void>
  /** Whether the last block could be stored here: a machine that cannot store any makes none. */
  readonly isAble: boolean
  /** Blocks are made by this machine from now on. */
  lead(): void
}

/**
 * Orders and keeps what the chain is made of: transactions that wait, and blocks. The ledger executes, stores and answers; it does not
 * know whether one machine keeps the order or several do.
 */
export interface Sequencer {
  /** Whether this machine makes the blocks now. */
  readonly leads: boolean
  /** The most transactions that a block has room for, and the most that it drops. */
  readonly mostInBlock: number
  readonly mostDropped: number
  /** The newest rules that all machines play; 0 where the start of this one decides. */
  readonly rules: number
  /** Begins to tell the chain what is kept; fulfilled once it has caught up. */
  start(chain: SequencedChain): Promise<void>
  /** Keeps a transaction: it is as durable as this sequencer promises when the promise is fulfilled. */
  submit(submission: Submission): Promise<Ok<true> | LedgerRefusal>
  /** Puts a block behind the latest one. False where another one may stand there: it will be told. */
  propose(block: SequencedBlock): Promise<boolean>
  /** Waits until this machine knows all that was acknowledged by any before now. False where it can have missed nothing. */
  catchUp(): Promise<boolean>
  /** The time of the next block, by the clock of this machine (ms): what the others' clocks allow. */
  now(clock: number): number
  /** Throws `SequencerError` (Shared) where other machines would not hear of a change by hand. */
  requireAlone(): void
  /** Throws `SequencerError` (Diverged) where the state of this machine is not that of the others. */
  requireSound(): void
  /** Why nothing is taken now, in one line. */
  trouble(): string | undefined
  /** All machines that are there; none where this one is alone. */
  replicas(): readonly Replica[]
  /** Waits for the writes in work. */
  settled(): Promise<void>
  close(): Promise<void>
}
