import type { RuleSetName, RulesEntry } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SeededName } from '../genesis/seededName'
import type { WorldName } from '../genesis/worldPlan'
import type { Permaweb } from '../permaweb/permaweb'
import type { ClusterOptions } from '../etcd/etcdSequencer'
import type { Replica } from '../ledger/sequencer'
import type { RpcCaller } from '../rpc/handleRpc'
import type { FeedSource } from '../subscriptions/feed'

/** Where the chain is kept: nowhere, or in LevelDB under `<folder>/<genesis hash>/`. */
export type DevnetStorage = 'memory' | { readonly folder: string }

export interface ExecutionBounds {
  /** MB that its heap may hold. */
  readonly memory: number
  /** How long one transaction may take on the clock of the wall, in ms. */
  readonly patience: number
}

export interface DevnetOptions {
  readonly storage: DevnetStorage
  /** The world of a new chain, 'seeded' unless said otherwise; a folder is searched for a chain of this world alone. */
  readonly world?: WorldName | undefined
  /** How its node answers and what it asks for gas: of a chain that begins, the rules before Zilliqa 2 unless said otherwise; a folder is searched for a chain of these alone. */
  readonly rules?: RuleSetName | undefined
  /** The number of the chain; 222 unless said otherwise. */
  readonly chainId?: number
  /** Which chain of the folder: the one whose name begins so. Else the one that was used last. */
  readonly chain?: string | undefined
  /** Begins another chain beside those of the folder. */
  readonly begins?: boolean | undefined
  /** The version of the software, which a chain that begins keeps. */
  readonly version?: string | undefined
  /**
   * Milliseconds between blocks, or 'on demand': a block follows shortly after a transaction arrives and never
   * otherwise. 'manual' makes blocks only through `mineBlock`, for tests that look between the two.
   */
  readonly blockTime: number | 'on demand' | 'manual'
  /** On demand only: how long a block waits for more transactions, in ms. Default 20. */
  readonly onDemandDelay?: number
  /**
   * Transactions are executed in a process of its own, within these bounds (see `executionBounds`); without it they are
   * executed in this thread, which answers nobody meanwhile.
   */
  readonly execution?: Partial<ExecutionBounds>
  /** Several machines keep the chain together, in etcd; without it this one does alone. */
  readonly cluster?: ClusterOptions | undefined
  /** Milliseconds since 1970, for block timestamps. */
  readonly clock: () => number
  /** One line of plain text about something an operator should know (a new data folder, a resumed queue). */
  readonly log?: (line: string) => void
}

/** A test account: its key is made from the public test phrase and is no secret. */
export interface AccountDescription {
  readonly index: number
  readonly address: Address
  /** bech32, zil1... */
  readonly bech32: string
}

/** The content of `/-/network.json`: all that the app must know of this network beside its endpoint. JSON-safe. */
export interface NetworkDescription {
  readonly chainId: number
  /** The rules that it plays. */
  readonly rules: Pick<RulesEntry, 'set'> & { readonly forReading: null; readonly tellsHistory: boolean }
  readonly genesisHash: string
  /** The version of the software that began the chain, and that of this one; null where it is not known. */
  readonly begunBy: string | null
  readonly version: string | null
  /** When the chain began, in ms since 1970. */
  readonly begunAt: number
  /** Milliseconds between blocks, or 'on demand'. */
  readonly blockTime: number | 'on demand' | 'manual'
  /** The name registry of .ssi and .did. */
  readonly registry: Address
  /** The registry of the same code that serves .zlp. */
  readonly zlpRegistry: Address
  /** The protocol's contract, what a wallet is deployed with as `init`. */
  readonly init: Address
  /** The DID contract that stands under the name `init`. */
  readonly initDid: Address
  /** The ZRC-2 token TYRON. */
  readonly tyron: Address
  readonly faucet: Address
  /** Account i is that of this phrase at m/44'/313'/0'/0/i; published on purpose. */
  readonly testPhrase: string
  readonly accounts: readonly AccountDescription[]
  readonly names: readonly SeededName[]
}

/** A block that was just made. */
export interface BlockNotice {
  readonly number: bigint
  /** 64 hex digits without 0x, as the chain prints hashes. */
  readonly hash: string
  /** Microseconds since 1970, as the chain keeps them. */
  readonly timestamp: bigint
  readonly transactionIds: readonly string[]
}

export interface FaucetPayment {
  /** Transaction id, 64 hex digits without 0x. It is pending until the next block. */
  readonly id: string
  /** In Qa. */
  readonly amount: bigint
}

export interface NetworkFigures {
  readonly height: number
  readonly transactions: number
  readonly waiting: number
  readonly leads: boolean
}

/** A whole Zilliqa network in this process. */
export interface Devnet extends FeedSource {
  readonly network: NetworkDescription
  /** Permanent storage, kept beside the chain: what is stored outlives the chain it was made for. */
  readonly permaweb: Permaweb
  /**
   * Answers one JSON-RPC body: its text, or its parsed value; a batch is an array. Never rejects because of what
   * the body holds. `undefined` when nothing is to be answered (notifications only). The methods `devnet_` are
   * refused unless `caller` may rule.
   */
  handleRpc(body: unknown, caller?: RpcCaller): Promise<unknown>
  /** Makes the next block now, empty or not, and answers once it is durable. */
  mineBlock(): Promise<BlockNotice>
  /** Sends 10,000 ZIL from the faucet account as a signed transaction. */
  faucet(address: Address): Promise<FaucetPayment>
  /** Calls back after each block, and with the latest one after the chain went back; answers the way to stop. */
  subscribe(listener: (block: BlockNotice) => void): () => void
  /** Where this node stands: its latest block, transactions in all blocks, those that wait, and whether it makes the blocks. */
  figures(): NetworkFigures
  /** All machines that hold the chain with this one: none where it is alone. */
  replicas(): readonly Replica[]
  /** Why nothing is taken now, in one line; undefined while all is well. */
  trouble(): string | undefined
  /** Stops the timer, waits for the block in work and closes the store. Waiting transactions stay in the store. */
  close(): Promise<void>
}
