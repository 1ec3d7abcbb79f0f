/** A world made of JSON files (state, blockchain), for one run of one contract, as the reference runner reads them. */
import {
  equalTypes,
  eraseAddresses,
  formatType,
  parseType,
  type ScillaParam,
  type ScillaType,
} from '@tyto/abi'
import { MemoryState } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import {
  ScillaRuntimeError,
  valueToJson,
  type AccountView,
  type EmittedEvent,
  type GasMeter,
  type Host,
  type NamedValue,
  type OutgoingMessage,
  type Program,
  type Value,
} from '@tyto/scilla'
import { readParams, textOf, wholeNumber } from './jsonText'

interface External {
  readonly view: AccountView
  readonly types: ReadonlyMap<string, ScillaType>
}

export interface Replay {
  readonly program: Program
  readonly immutables: ReadonlyMap<string, Value>
  readonly address: Address
  readonly sender: Address
  readonly origin: Address
  readonly amount: bigint
  readonly gas: GasMeter
  readonly state: readonly ScillaParam[]
  readonly chain: readonly ScillaParam[]
}

export class ReplayHost implements Host {
  readonly address: Address
  readonly immutables: ReadonlyMap<string, Value>
  readonly sender: Address
  readonly origin: Address
  readonly amount: bigint
  readonly gas: GasMeter
  readonly blockNumber: bigint
  readonly chainId: number
  balance = 0n
  accepted = false
  readonly messages: unknown[] = []
  /** Last first, as the reference prints them. */
  readonly events: unknown[] = []

  readonly #state = new MemoryState()
  readonly #externals = new Map<string, External>()
  #sent = 0n
  readonly #replay: Replay

  constructor(replay: Replay) {
    this.#replay = replay
    this.address = replay.address
    this.immutables = replay.immutables
    this.sender = replay.sender
    this.origin = replay.origin
    this.amount = replay.amount
    this.gas = replay.gas
    this.blockNumber = wholeNumber(this.#ask('BLOCKNUMBER') ?? '0', 'BLOCKNUMBER')
    this.chainId = Number(this.#ask('CHAINID') ?? 1)
    this.#state.addContract({ address: replay.address, code: '', init: replay.immutables })
    const known = new Set(['BLOCKNUMBER', 'CHAINID', 'TIMESTAMP'])
    const stray = replay.chain.find(({ vname }) => !known.has(vname))
    if (stray !== undefined) throw invalid(`The chain has no ${stray.vname}.`)
    const seen = new Set<string>()
    for (const { vname, type, value } of replay.state) {
      if (seen.has(vname)) throw invalid(`The field ${vname} stands twice in the state.`)
      seen.add(vname)
      if (vname === '_balance') this.balance = wholeNumber(value, '_balance')
      else if (vname === '_external') for (const one of readExternals(value)) this.#addExternal(one)
      else {
        if (typeof type !== 'string') throw invalid(`The field ${vname} has no type.`)
        replay.program.readValue(parseType(type), value, replay.address, 'printable')
      }
    }
    for (const { vname, type, value } of replay.state) {
      if (vname.startsWith('_')) continue
      const declared = replay.program.fieldType(vname, replay.address)
      if (declared === undefined) throw new UndeclaredField(`The contract has no field ${vname}.`)
      if (!equalTypes(eraseAddresses(parseType(type)), eraseAddresses(declared)))
        throw new UndeclaredField(`The field ${vname} is of type ${formatType(declared)}, not ${type}.`)
      this.#write(replay.address, vname, [], readDeclared(replay, declared, value))
    }
    if (replay.amount < 0n || replay.amount >= 1n << 128n) throw invalid('The amount is no Uint128.')
  }

  #ask(name: string): unknown {
    return this.#replay.chain.find(({ vname }) => vname === name)?.value
  }

  #addExternal({ address, state }: ExternalJson): void {
    const key = address.toLowerCase() as Address
    const types = new Map<string, ScillaType>()
    const implicit = new Map(state.map(({ vname, value }) => [vname, value]))
    const balance = wholeNumber(implicit.get('_balance') ?? '0', '_balance')
    const nonce = wholeNumber(implicit.get('_nonce') ?? '0', '_nonce')
    const codeHash = implicit.get('_codehash') as `0x${string}` | undefined
    const isContract = implicit.has('_this_address')
    const isUsed = balance > 0n || nonce > 0n
    const kind = isContract ? 'contract' : codeHash !== undefined ? 'library' : isUsed ? 'user' : 'unused'
    this.#state.addContract({ address: key, code: '', init: new Map() })
    for (const { vname, type, value } of state) {
      if (vname.startsWith('_')) continue
      const parsed = parseType(type)
      types.set(vname, parsed)
      if (value !== undefined)
        this.#write(
          key,
          vname,
          [],
          this.#replay.program.readValue(parsed, value, this.#replay.address, 'printable'),
        )
    }
    this.#externals.set(key, { view: { kind, balance, nonce, codeHash }, types })
  }

  #write(address: Address, field: string, keys: readonly string[], value: Value | undefined): void {
    const none = new Map<Address, bigint>()
    const writes = [{ address, field, keys, value }]
    this.#state.apply({ balances: none, nonces: none, contracts: [], writes })
  }

  timestamp(blockNumber: bigint): bigint | undefined {
    const times = this.#ask('TIMESTAMP') as Readonly<Record<string, string>> | undefined
    const time = times?.[String(blockNumber)]
    return time === undefined ? undefined : BigInt(time)
  }

  readField(field: string, keys: readonly string[]): Value | undefined {
    if (keys.length > 0) this.#requireField(field)
    return this.#state.field(this.#replay.address, field, keys)
  }

  hasEntry(field: string, keys: readonly string[]): boolean {
    return this.readField(field, keys) !== undefined
  }

  writeField(field: string, keys: readonly string[], value: Value): void {
    if (keys.length > 0) this.#requireField(field)
    this.#write(this.#replay.address, field, keys, value)
  }

  /** A state that was given may lack a field; nothing can be read from its entries, or written to them. */
  #requireField(field: string): void {
    if (this.#state.field(this.#replay.address, field, []) === undefined)
      throw invalid(`The field ${field} has no value.`)
  }

  removeEntry(field: string, keys: readonly string[]): void {
    this.#requireField(field)
    this.#write(this.#replay.address, field, keys, undefined)
  }

  account(address: Address): AccountView {
    return this.#externals.get(address)?.view ?? unused
  }

  remoteFieldType(address: Address, field: string): ScillaType | undefined {
    return this.#externals.get(address)?.types.get(field)
  }

  readRemoteField(address: Address, field: string, keys: readonly string[]): Value | undefined {
    return this.#state.field(address, field, keys)
  }

  hasRemoteEntry(address: Address, field: string, keys: readonly string[]): boolean {
    return this.readRemoteField(address, field, keys) !== undefined
  }

  accept(): void {
    if (this.accepted) return
    this.accepted = true
    // The reference counts in 128 bits, and begins anew behind the last one.
    this.balance = BigInt.asUintN(128, this.balance + this.amount)
    const sender = this.#externals.get(this.sender)
    if (sender === undefined) return
    const balance = sender.view.balance - this.amount
    if (balance < 0n)
      throw new ScillaRuntimeError('InvalidMessage', 'The sender has not enough to be accepted.')
    this.#externals.set(this.sender, { ...sender, view: { ...sender.view, balance } })
  }

  send({ tag, amount, recipient, params }: OutgoingMessage): void {
    this.#sent += amount
    this.messages.push({
      _tag: tag,
      _amount: String(amount),
      _recipient: recipient,
      params: params.map(toParam),
    })
  }

  /** Ends the call: what its messages carry leaves the balance. */
  settle(): void {
    if (this.#sent > this.balance) throw invalid('The balance is too low.')
    this.balance -= this.#sent
    this.#sent = 0n
  }

  event({ name, params }: EmittedEvent): void {
    this.events.unshift({ _eventname: name, params: params.map(toParam) })
  }
}

/** The state has a field that the contract has not, or has as another type. */
export class UndeclaredField extends ScillaRuntimeError {
  constructor(message: string) {
    super('InvalidValue', message)
  }
}

function readDeclared(replay: Replay, type: ScillaType, value: unknown): Value {
  try {
    return replay.program.readValue(type, value, replay.address)
  } catch (error) {
    throw new UndeclaredField(error instanceof Error ? error.message : String(error))
  }
}

interface ExternalJson {
  readonly address: string
  readonly state: readonly ScillaParam[]
}

/** The other contracts of a state. Throws TypeError. */
function readExternals(json: unknown): readonly ExternalJson[] {
  if (!Array.isArray(json)) throw new TypeError('_external is no list.')
  return json.map((one: Partial<ExternalJson> | null) => ({
    address: textOf(one?.address, 'The address of an external contract'),
    state: readParams(one?.state, 'The state of an external contract'),
  }))
}

function invalid(message: string) {
  return new ScillaRuntimeError('InvalidValue', message)
}

const unused: AccountView = { kind: 'unused', balance: 0n, nonce: 0n, codeHash: undefined }

function toParam({ name, type, value }: NamedValue): unknown {
  return {
    vname: name,
    type: formatType(type),
    value: valueToJson(value),
  }
}
