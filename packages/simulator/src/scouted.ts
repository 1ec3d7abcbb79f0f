import { isAddress, type Address } from '@tyto/primitives'
import type { BlockContext, StateNeed } from '@tyto/execution'
import type { Component, ContractModule, Program, Value } from '@tyto/scilla'

/** A call that is looked through without being run. */
export interface ScoutedCall {
  readonly to: Address
  readonly transition: string
  readonly sender: Address
  readonly origin: Address
  readonly amount: bigint
  /** By name; what is not known is left out. */
  readonly params: ReadonlyMap<string, Value>
}

/** A contract whose code is at hand. */
export interface ScoutedContract {
  readonly address: Address
  readonly program: Program
  readonly module: ContractModule
  readonly init: ReadonlyMap<string, Value>
  readonly components: ReadonlyMap<string, Component>
}

/** What the walk through one transition asks of whoever looks through the whole call. */
export interface Lookout {
  readonly block: BlockContext
  readonly blockNumber: Value
  readonly chainId: Value
  /** Enough was looked at. */
  readonly isTired: boolean
  countStatement(): void
  want(need: StateNeed): void
  /** A value of the state where it is known already; an old one will do. */
  peek(address: Address, field: string, keys: readonly string[]): Value | 'none' | undefined
  contract(address: Address): ScoutedContract | undefined
  /** Puts a message on the list of what to look through. */
  follow(call: ScoutedCall): void
}

/** The address that a value is; undefined for anything else. */
export function addressOf(value: Value | undefined): Address | undefined {
  return value?.kind === 'bytes' && isAddress(value.hex) ? value.hex : undefined
}
