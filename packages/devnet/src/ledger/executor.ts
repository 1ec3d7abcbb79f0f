import type { Difference, Receipt, TransactionInput } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import type { Operation } from '../store/keyValueStore'
import type { ContractRecord } from './contractRecord'
import type { StateDraft } from './stateDraft'

/** A transaction whose turn it is. */
export interface Turn {
  readonly id: string
  readonly request: TransactionInput
  /** The gas that it took when it was made first; undefined for a new one. */
  readonly gasUsed?: bigint | undefined
  /** The receipt, where it was ended by a bound when it was made first. */
  readonly ended?: Receipt | undefined
  /** Ms that the processor may work for it, where that is not the usual bound. */
  readonly most?: number | undefined
}

/** The block in work. */
export interface BlockPlace {
  readonly number: number
  /** Microseconds since 1970. */
  readonly time: number
  /** The version of the rules that hold in it. */
  readonly rules: number
}

/** The effect of a transaction on the chain. */
export interface Outcome {
  readonly receipt: Receipt
  readonly gasUsed: bigint
  readonly difference: Difference
  /** The contract that it made, and what the chain says of it. */
  readonly made: { readonly address: Address; readonly record: ContractRecord } | undefined
  /** The difference as records of a store. */
  readonly records: readonly Operation[]
  /** Its changes, as `decodeChanges` reads them. */
  readonly changes: string
}

/** The outcome, or the code of the reason (see `rejection`) why the transaction cannot stand in a block. */
export interface Ran {
  readonly outcome: Outcome | number
  /** Ms that the processor worked for it. */
  readonly worked: number
  /** Whether a bound of this machine ended it: others would end it somewhere else, or not at all. */
  readonly isBounded?: boolean
}

/** A transaction that stands in a block. */
export type Executed = Ran & { readonly outcome: Outcome }

/** Executes the transactions of a block, one after the other: in this thread, or in a process of its own. */
export interface Executor {
  /**
   * Executes one on the state of the block in work, and changes that. `undefined`: it cannot be executed in this block, which
   * ends before it. Throws where nothing can be executed now.
   */
  execute(turn: Turn, place: BlockPlace, draft: StateDraft): Promise<Ran | undefined>
  /** The block that changed this draft is stored: it is the state of the chain. */
  kept(draft: StateDraft): void
  /** The state of the chain is another one than its blocks made of it: whoever has a copy reads it anew. No block is in work. */
  stateChanged(): Promise<void>
  close(): Promise<void>
}
