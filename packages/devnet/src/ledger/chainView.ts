import type { Address, GasRules, Hex } from '@tyto/primitives'
import type { MemoryState } from '@tyto/execution'
import type { Sequencer } from './sequencer'
import type { Executor } from './executor'
import type { BlockTimes } from './blockTimes'
import type { TransactionPool } from './transactionPool'
import type { RejectedTransaction } from './transactionRecords'

/** Everything that a block is made from. */
export interface ChainView {
  readonly chainId: number
  readonly genesisHash: string
  readonly height: number
  /** The rules of gas: its price, and how it is charged. */
  readonly gas: GasRules
  readonly state: MemoryState
  /** The root of the state. */
  readonly root: string
  readonly executor: Executor
  readonly sequencer: Sequencer
  readonly timeline: BlockTimes
  readonly pool: TransactionPool
  /** Public keys (lower-case hex) that act for another address than their own. */
  readonly impersonated: ReadonlyMap<Hex, Address>
  readonly rejected: ReadonlyMap<string, RejectedTransaction>
  /** Whether the state is written to the store. */
  readonly keepsState: boolean
  /** The version of the rules that hold in a block. */
  rulesAt(block: number): number
  /** Is told when nothing runs any more that this process may die of. */
  readonly executes: (id: undefined) => void
}
