import type { ScillaJson, ScillaParam } from '@tyto/abi'
import type { TransactionRequest } from '@tyto/chain'
import type { Address, Hex } from '@tyto/primitives'
import type { EventLog, FailureReason, Refusal, TransitionLog } from '@tyto/execution'

/** The transactions that are simulated: one, or several one after the other. Plain data. */
export interface SimulationRequest {
  /** Sends every transaction that names no other sender. */
  readonly sender: Address
  readonly transactions: readonly SimulatedTransaction[]
  /** Facts that are taken for true in place of the chain's: for a rehearsal, never for a review. */
  readonly assumed?: readonly Assumption[]
}

export type SimulatedTransaction = TransactionRequest & { readonly sender?: Address }

export type Assumption =
  /** How many Qa more than the account has. */
  | { readonly kind: 'money'; readonly address: Address; readonly amount: bigint }
  /** An entry of a contract's map, or a whole field where there are no keys. */
  | {
      readonly kind: 'entry'
      readonly address: Address
      readonly field: string
      readonly keys: readonly string[]
      readonly json: ScillaJson
    }

/** The result of one of the transactions. */
export type SimulatedStep = SimulatedSuccess | SimulatedException | SimulatedRefusal

export interface SimulatedSuccess {
  readonly kind: 'success'
  /** Gas units. */
  readonly gasUsed: bigint
  readonly events: readonly EventLog[]
  readonly messages: readonly TransitionLog[]
  /** Where the contract of a deploy would stand. */
  readonly contract: Address | null
  /** Whether the called contract takes the amount; null where no contract is called. */
  readonly accepted: boolean | null
}

/** The call would fail: nothing but gas changes hands. */
export interface SimulatedException {
  readonly kind: 'exception'
  readonly reason: FailureReason
  /** Gas units that would be lost. */
  readonly gasUsed: bigint
  /** Gas units with which it would succeed, where gas is all that is missing; null otherwise. */
  readonly gasNeeded: bigint | null
  readonly contract: Address | null
  /** The name that the contract gives itself. */
  readonly contractName: string | null
  /** SHA-256 of that contract's code. */
  readonly codeHash: Hex | null
  /** Transitions and procedures that it passed through, innermost first. */
  readonly raisedIn: readonly string[]
  /** Line of the source, 1-based; 0 where there is none. */
  readonly line: number
  /** That line of the source. */
  readonly source: string
  /** As receipts print it. */
  readonly message: string
}

/** The chain would not take the transaction at all; it costs nothing. */
export interface SimulatedRefusal {
  readonly kind: 'refused'
  readonly code: Refusal
}

/** One field or entry that has another value afterwards. */
export interface StateChange {
  readonly contract: Address
  readonly contractName: string
  readonly field: string
  /** Keys of the entry, one per level; none for a whole field. */
  readonly keys: readonly string[]
  /** Scilla text of the value's type. */
  readonly type: string
  readonly before: SimulatedValue
  readonly after: SimulatedValue
}

/** JSON of the chain; null where there is no entry; its length alone where it is too long to be of use. */
export type SimulatedValue = { readonly json: ScillaJson } | { readonly length: number } | null

/** One balance that changes. Fees are part of the sender's. */
export interface SimulatedBalanceChange {
  readonly address: Address
  readonly token: SimulatedToken
  /** In the token's smallest unit. */
  readonly before: bigint
  readonly after: bigint
}

/** How much of a token a spender may take, where that changes. */
export interface AllowanceChange {
  readonly owner: Address
  readonly spender: Address
  readonly token: SimulatedToken
  /** In the token's smallest unit. */
  readonly before: bigint
  readonly after: bigint
}

export interface SimulatedToken {
  /** Null for ZIL. */
  readonly address: Address | null
  readonly symbol: string
  readonly decimals: number
}

/** The result of a simulation. Plain data, so that it can leave a worker. */
export interface Simulation {
  /** The block whose state it ran on. */
  readonly block: bigint
  /** False where blocks were made so fast that state of two of them may be mixed. */
  readonly isPinned: boolean
  readonly steps: readonly SimulatedStep[]
  readonly balances: readonly SimulatedBalanceChange[]
  readonly allowances: readonly AllowanceChange[]
  readonly changes: readonly StateChange[]
  /** Changes beyond those that are listed. */
  readonly moreChanges: number
  readonly createdContracts: readonly CreatedContract[]
  /** The names that contracts give themselves, of those that pay or are paid, send or are sent to. */
  readonly contractNames: Readonly<Record<Address, string>>
  /** Qa that the senders pay for gas. */
  readonly fee: bigint
  /** Round trips to the network. */
  readonly rounds: number
}

export interface CreatedContract {
  readonly address: Address
  readonly name: string
  readonly init: readonly ScillaParam[]
}
