import type { GasRules } from '@tyto/primitives'
import type { KeyValueStore } from '../store/keyValueStore'
import type { RulesHistory } from './rules'

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
