import { formatType, type ScillaParam, type ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  ContractFailure,
  valueToJson,
  type AccountView,
  type EmittedEvent,
  type GasMeter,
  type Host,
  type NamedValue,
  type OutgoingMessage,
  type Value,
} from '@tyto/scilla'
import type { EventLog } from './receipt'
import { requireStorable } from './storable'
import type { TransactionWorld } from './transactionWorld'

/** Who calls a contract and with what. */
export interface Invocation {
  readonly address: Address
  readonly sender: Address
  /** Qa in transit: taken from the sender already, the contract's once it accepts. */
  readonly amount: bigint
}

/** A message that a contract sent, and its parameters as the receipt shows them. */
export interface SentMessage {
  readonly message: OutgoingMessage
  readonly params: readonly ScillaParam[]
}

/** A contract sends more than it has. */
class BalanceTooLow extends ContractFailure<'BalanceTooLow'> {
  constructor() {
    super('BalanceTooLow', 'The balance is too low to transfer all the funds in the messages')
  }
}

/** One call of one contract: what it sees, and what it did. */
export class ContractHost implements Host {
  readonly immutables: ReadonlyMap<string, Value>
  readonly sender: Address
  readonly amount: bigint
  readonly gas: GasMeter

  accepted = false
  readonly sent: SentMessage[] = []
  readonly events: EventLog[] = []

  readonly #world: TransactionWorld
  readonly #address: Address

  constructor(world: TransactionWorld, invocation: Invocation, gas: GasMeter) {
    this.#world = world
    this.#address = invocation.address
    this.immutables = world.state.init(invocation.address)
    this.sender = invocation.sender
    this.amount = invocation.amount
    this.gas = gas
  }

  get origin(): Address {
    return this.#world.origin
  }

  get blockNumber(): bigint {
    return this.#world.block.number
  }

  get chainId(): number {
    return this.#world.block.chainId
  }

  timestamp(blockNumber: bigint): bigint | undefined {
    return this.#world.timestamp(blockNumber)
  }

  get balance(): bigint {
    return this.#world.state.balance(this.#address)
  }

  readField(field: string, keys: readonly string[]): Value | undefined {
    return this.#world.state.field(this.#address, field, keys)
  }

  hasEntry(field: string, keys: readonly string[]): boolean {
    return this.#world.state.has(this.#address, field, keys)
  }

  writeField(field: string, keys: readonly string[], value: Value): void {
    requireStorable(value)
    this.#world.state.write(this.#address, field, keys, value)
  }

  removeEntry(field: string, keys: readonly string[]): void {
    this.#world.state.write(this.#address, field, keys, undefined)
  }

  /** A person still has the amount that is on its way until it is accepted; a contract had it taken when it was sent. */
  account(address: Address): AccountView {
    const account = this.#world.account(address)
    if (this.accepted || this.amount === 0n || address !== this.sender || address !== this.origin)
      return account
    return { ...account, balance: account.balance + this.amount }
  }

  remoteFieldType(address: Address, field: string): ScillaType | undefined {
    return this.#world.fieldType(address, field)
  }

  readRemoteField(address: Address, field: string, keys: readonly string[]): Value | undefined {
    return this.#world.state.field(address, field, keys)
  }

  hasRemoteEntry(address: Address, field: string, keys: readonly string[]): boolean {
    return this.#world.state.has(address, field, keys)
  }

  accept(): void {
    if (this.accepted) return
    this.accepted = true
    this.#world.state.addBalance(this.#address, this.amount)
  }

  send(message: OutgoingMessage): void {
    this.sent.push({ message, params: message.params.map(toParam) })
  }

  /**
   * Ends the call: what its messages carry leaves the balance and is in transit until the recipients take it. The reference
   * does this behind the last statement, the documentation ("Accounting") at each `send`.
   */
  settle(): void {
    let total = 0n
    for (const { message } of this.sent) total += message.amount
    if (total === 0n) return
    if (total > this.balance) throw new BalanceTooLow()
    this.#world.state.addBalance(this.#address, -total)
  }

  event(event: EmittedEvent): void {
    this.events.push({
      _eventname: event.name,
      address: this.#address,
      params: event.params.map(toParam),
    })
  }
}

/** Throws ScillaRuntimeError for a value that has no JSON form; inside the call, so that the call fails. */
function toParam({ name, type, value }: NamedValue): ScillaParam {
  return { vname: name, type: formatType(type), value: valueToJson(value) }
}
