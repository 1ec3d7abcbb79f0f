import type { Address } from '@tyto/primitives'
import type { ContractDescription } from './ContractDescription'
import type { ScillaParam, ScillaType } from './types'

/**
 * The TypeScript side of a contract, written by the generator next to its description: plain interfaces whose keys
 * are the names on chain and whose values are the types that the codec makes of the Scilla types.
 */
export interface ContractShape {
  /** Immutable parameters by name. */
  readonly init: object
  /** The parameters of each transition by name; `NoParams` if it has none. */
  readonly transitions: object
  readonly fields: object
  /** The values of each event by name. */
  readonly events?: object
}

/** Of a transition or contract without parameters: `AddFunds({})`. */
export type NoParams = Readonly<Record<string, never>>

/** A contract's binding: bind it to an address, or deploy a new one. */
export interface ContractBinding<S extends ContractShape> {
  (address: Address): BoundContract<S>
  readonly description: ContractDescription
  /** The events of the contract: `didWallet.events.GuardiansChanged.read(event)`. */
  readonly events: {
    readonly [Name in keyof NonNullable<S['events']>]: EventRead<NonNullable<S['events']>[Name]>
  }
  /** The init data of a new contract, `_scilla_version` included. Its code is loaded apart from the binding. */
  deploy(init: S['init'], options?: PaymentOptions): ContractDeploy
  /** The immutable parameters out of an answer of `GetSmartContractInit`; others than ours are passed over. */
  decodeInit(json: unknown): S['init']
}

/** How to read one kind of event. */
export interface EventRead<P> {
  /** As the chain has it. */
  readonly name: string
  /**
   * The values of an event, each null where it is missing or not of its type: whoever tells it may lie. Null for an event of
   * another name; that the contract told it at all is for the caller to see.
   */
  read(event: ToldEvent): { readonly [Name in keyof P]: P[Name] | null } | null
}

/** An event as receipts have it. */
export interface ToldEvent {
  readonly name: string
  readonly params: readonly ScillaParam[]
}

/** A contract at an address: one method per transition, and the reads of its fields. */
export type BoundContract<S extends ContractShape> = BoundTransitions<S['transitions']> & {
  readonly address: Address
  readonly fields: BoundFields<S['fields']> & ChainFields
}

type BoundTransitions<T> = {
  readonly [Name in keyof T]: (params: T[Name], options?: PaymentOptions) => ContractCall
}

type BoundFields<F> = { readonly [Name in keyof F]: FieldOf<F[Name]> }

/** Kept by the chain for every contract: its money in Qa. */
interface ChainFields {
  readonly _balance: FieldRead<bigint>
}

export interface PaymentOptions {
  /** Sent along, in Qa; nothing by default. */
  readonly amount?: bigint
}

/** A call of a transition: what a transaction to `to` carries. */
export interface ContractCall {
  readonly to: Address
  readonly transition: string
  readonly params: readonly ScillaParam[]
  /** In Qa. */
  readonly amount: bigint
}

/** A new contract: its init data, to be sent with its code. */
export interface ContractDeploy {
  readonly init: readonly ScillaParam[]
  /** In Qa. */
  readonly amount: bigint
}

/** One value of a contract's state: where it stands and how to read it. */
export interface FieldRead<T> {
  readonly address: Address
  readonly field: string
  /** The way into a map of maps, each key as state answers write it: `alice`, `42`, `0x` and lower-case hex. */
  readonly keys: readonly string[]
  /** The type of the value at this place. */
  readonly type: ScillaType
  /** The JSON found at this place to a value. Throws `AbiError`; what null means is not decided here. */
  decode(json: unknown): T
}

/** A map, or an entry of a map that is itself a map. */
export interface MapFieldRead<K, V> extends FieldRead<ReadonlyMap<K, V>> {
  at(key: K): FieldOf<V>
}

export type FieldOf<T> = [T] extends [ReadonlyMap<infer K, infer V>] ? MapFieldRead<K, V> : FieldRead<T>
