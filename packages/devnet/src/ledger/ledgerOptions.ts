import type { Address, GasRules } from '@tyto/primitives'
import type { KeyValueStore } from '../store/keyValueStore'
import type { Block } from './block'
import type { RulesHistory } from './rules'
import type { PendingTransaction } from './transactionPool'

export interface LedgerOptions {
  readonly chainId: number
  readonly genesisHash: string
  readonly store: KeyValueStore
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Told of failures of our own that the chain survives. */
  readonly report: (error: unknown) => void
  /** Of a chain that begins; today's, unless it is one that is made again. */
  readonly rules?: RulesHistory
  /** The rules of gas: its price, and how it is charged; as before Zilliqa 2 where they are left out. */
  readonly gas?: GasRules
  /** The number of the first block; 0 where it is left out. */
  readonly firstBlock?: number
  /** Keeps the state in the store although nobody opens that again: another process reads it from there. */
  readonly keepsState?: boolean
}

/** A transaction that waits for a block now. */
export interface Acceptance {
  readonly id: string
  readonly kind: PendingTransaction['request']['kind']
  /** Where the contract of a deploy will stand. */
  readonly contract: Address | undefined
}

/** Hears what a chain does that nobody of this machine asked for. */
export interface LedgerListener {
  /** Transactions wait that may stand in a block. */
  arrived(): void
  /** A block of another machine stands. */
  followed(block: Block): unknown
}
