import { isAddress, type Address } from '@tyto/primitives'
import type { BlockContext, StateNeed } from '@tyto/execution'
import type { Component, ContractModule, Program, Value } from '@tyto/scilla'
import type { Lookup } from './predictedValues'

/** A call whose reads are predicted; it is not run. */
export interface PredictedCall {
  readonly to: Address
  readonly transition: string
  readonly sender: Address
  readonly origin: Address
  readonly amount: bigint
  /** By name; what is not known is left out. */
  readonly params: ReadonlyMap<string, Value>
}

/** A contract whose code is at hand. */
export interface PredictedContract {
  readonly address: Address
  readonly program: Program
  readonly module: ContractModule
  readonly init: ReadonlyMap<string, Value>
  readonly components: ReadonlyMap<string, Component>
}

/** Asked by the walk through one transition of the predictor of the whole call. */
export interface PredictionContext {
  readonly block: BlockContext
  readonly blockNumber: Value
  readonly chainId: Value
  /** The limit of statements is reached: nothing more is predicted. */
  readonly isExhausted: boolean
  countStatement(): void
  want(need: StateNeed): void
  /** A value of the state where it is known already; an old one will do. */
  peek(address: Address, field: string, keys: readonly string[]): Lookup
  contract(address: Address): PredictedContract | undefined
  /** Puts a call on the list of those to predict. */
  follow(call: PredictedCall): void
}

/** The address that a value is; undefined for anything else. */
export function addressOf(value: Value | undefined): Address | undefined {
  return value?.kind === 'bytes' && isAddress(value.hex) ? value.hex : undefined
}
