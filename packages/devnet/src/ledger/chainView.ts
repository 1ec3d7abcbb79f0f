import type { MemoryState, ProgramCache } from '@tyto/execution'
import type { Timeline } from './timeline'
import type { TransactionPool } from './transactionPool'
import type { RejectedTransaction } from './transactionRecords'

/** What a block is made from. */
export interface ChainView {
  readonly chainId: number
  readonly genesisHash: string
  readonly height: number
  readonly state: MemoryState
  readonly programs: ProgramCache
  readonly timeline: Timeline
  readonly pool: TransactionPool
  readonly rejected: ReadonlyMap<string, RejectedTransaction>
  /** Whether state needs to be written to the store. */
  readonly durable: boolean
  /** Is told of each transaction before it runs code of strangers, and of undefined when none runs any more. */
  readonly executes: (id: string | undefined) => void
  /** For failures that are ours, not the contract's. */
  readonly report: (error: unknown) => void
}
