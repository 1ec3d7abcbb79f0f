/**
 * The world as a running contract sees it. The evaluator knows nothing else: whoever runs a contract
 * (the execution of transactions, a test, the command line) implements this.
 *
 * Keys of map entries are key texts (`keyText` in `values.ts`): one per level of a nested map, none for the
 * whole field. A call must cost the same on a map of a million entries as on one of ten, so the evaluator
 * never asks for a whole map where the program names an entry.
 */
import type { ScillaType } from '@tyto/abi'
import type { GasMeter } from '../gas/gasMeter'
import type { NamedValue } from '../values/namedValue'
import type { Value } from '../values/values'

/** An address on the network: 0x and 40 lower-case hex digits. */
type HostAddress = `0x${string}`

export interface Host {
  /** Contract parameters as given at deployment, `_this_address`, `_creation_block` and `_scilla_version` among them. */
  readonly immutables: ReadonlyMap<string, Value>

  /** The caller: a person or the contract that sent the message. */
  readonly sender: HostAddress
  /** Who signed the transaction. */
  readonly origin: HostAddress
  /** The money in the message, in Qa. */
  readonly amount: bigint

  /** Number of the block that this call goes into. */
  readonly blockNumber: bigint
  readonly chainId: number
  /** Time of an earlier block in microseconds since 1970, `undefined` for this block, later ones and unknown ones. */
  timestamp(blockNumber: bigint): bigint | undefined

  readonly gas: GasMeter

  /** This contract's balance now, in Qa: `accept` changes it; what messages carry leaves it at the end of the call. */
  readonly balance: bigint

  /** A field or an entry of it; `undefined` where the field or one of the keys has no entry. */
  readField(field: string, keys: readonly string[]): Value | undefined
  /** Whether the entry exists. Never needs the value. */
  hasEntry(field: string, keys: readonly string[]): boolean
  /** Replaces a field (no keys) or an entry; maps that are missing on the way are made. */
  writeField(field: string, keys: readonly string[], value: Value): void
  /** Removes an entry; no effect where it or a map on the way does not exist. */
  removeEntry(field: string, keys: readonly string[]): void

  /** The account or contract at an address. Never `undefined`: an address that nobody uses is of kind `unused`. */
  account(address: HostAddress): AccountView
  /** The type of a field of the contract at an address, `undefined` where there is no such contract or field. */
  remoteFieldType(address: HostAddress, field: string): ScillaType | undefined
  readRemoteField(address: HostAddress, field: string, keys: readonly string[]): Value | undefined
  hasRemoteEntry(address: HostAddress, field: string, keys: readonly string[]): boolean

  /** `accept`: the first takes the amount, later ones have no effect. */
  accept(): void
  /** `send`: one call per message, in the order in which the messages are to be processed. */
  send(message: OutgoingMessage): void
  event(event: EmittedEvent): void
}

export interface AccountView {
  readonly kind: 'unused' | 'user' | 'contract' | 'library'
  /** Qa. */
  readonly balance: bigint
  readonly nonce: bigint
  /** sha256 of the code, 0x and 64 hex digits; `undefined` for users. */
  readonly codeHash: `0x${string}` | undefined
}

export interface OutgoingMessage {
  readonly tag: string
  readonly recipient: HostAddress
  /** Qa. */
  readonly amount: bigint
  readonly params: readonly NamedValue[]
}

export interface EmittedEvent {
  readonly name: string
  readonly params: readonly NamedValue[]
}
