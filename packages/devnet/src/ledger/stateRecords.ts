import type { ScillaParam, ScillaType } from '@tyto/abi'
import { BaseError, type Address } from '@tyto/primitives'
import {
  emptyMap,
  mapValue,
  valueFromJson,
  valueToJson,
  walkEntries,
  type Program,
  type Value,
} from '@tyto/scilla'
import {
  compileCode,
  type FieldWrite,
  type MemoryState,
  type ProgramCache,
  type StateReader,
} from '@tyto/execution'
import { largestChange } from '../bounds/bounds'
import { del, put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import type { ContractRecord } from './contractRecord'
import type { Outcome } from './executor'

/*
 * One record for each account, contract, code, field and entry of a map field, so that a write costs what it changes:
 *   account/<address>                            balance and nonce
 *   contract/<address>, code/<sha256>
 *   field/["<address>","<field>","<key>",...]    the value's JSON; `{}` says that there is an inner map, maybe an empty one
 */
function accountKey(address: Address): string {
  return `account/${address}`
}

export function contractKey(address: Address): string {
  return `contract/${address}`
}

function codeKey(hash: string): string {
  return `code/${hash}`
}

function fieldKey(address: Address, field: string, keys: readonly string[]): string {
  return `field/${JSON.stringify([address, field, ...keys])}`
}

const innerMap = '{}'

/** A transaction changes more than a block takes of one. */
export class ChangeTooLarge extends BaseError<'ChangeTooLarge'> {
  constructor() {
    super('ChangeTooLarge', 'The transaction changes more than this network takes of one.')
  }
}

/** Collects the records to store, and refuses when they become too many. */
class Records {
  readonly operations: Operation[] = []
  #size: number

  constructor(size: number) {
    this.#size = size
  }

  push(operation: Operation): void {
    this.operations.push(operation)
    this.#size += operation.key.length + (operation.type === 'put' ? operation.value.length : 0)
    if (this.operations.length > largestChange.records || this.#size > largestChange.size)
      throw new ChangeTooLarge()
  }
}

/** The record of an account. */
export function accountOperation(address: Address, state: Pick<StateReader, 'balance' | 'nonce'>): Operation {
  return put(accountKey(address), `${state.balance(address)} ${state.nonce(address)}`)
}

/** The records of a transaction's changes. `before` is the state without them. Throws `ChangeTooLarge`. */
export function operationsOf(
  { difference, receipt, made }: Pick<Outcome, 'difference' | 'receipt' | 'made'>,
  before: StateReader,
  programs: ProgramCache,
): readonly Operation[] {
  const into = new Records(JSON.stringify(receipt).length)
  for (const address of new Set([...difference.balances.keys(), ...difference.nonces.keys()])) {
    const balance = difference.balances.get(address) ?? before.balance(address)
    const nonce = difference.nonces.get(address) ?? before.nonce(address)
    into.push(put(accountKey(address), `${balance} ${nonce}`))
  }
  for (const { address, code } of difference.contracts) {
    const hash = programs.codeHash(code)
    into.push(put(codeKey(hash), code))
    into.push(put(contractKey(address), JSON.stringify({ code: hash, ...made?.record })))
  }
  for (const write of difference.writes) writeField(write, before, into)
  return into.operations
}

function writeField({ address, field, keys, value }: FieldWrite, before: StateReader, into: Records): void {
  const isNew = before.code(address) === undefined
  const old = isNew ? undefined : before.field(address, field, keys)
  if (old?.kind === 'map') removeValue({ address, field, keys, value: old }, into)
  if (value !== undefined) {
    putValue({ address, field, keys, value }, into)
    return
  }
  into.push(del(fieldKey(address, field, keys)))
  // A map that loses its last entry stays, empty: the maps on the way are said to be there.
  for (let depth = 1; depth < keys.length; depth++) {
    const way = keys.slice(0, depth)
    if (isNew || before.field(address, field, way) !== undefined)
      into.push(put(fieldKey(address, field, way), innerMap))
  }
}

/** A value and where it stands. */
type Placed = FieldWrite & { readonly value: Value }

function putValue({ address, field, keys, value }: Placed, into: Records): void {
  if (value.kind !== 'map') {
    into.push(put(fieldKey(address, field, keys), JSON.stringify(valueToJson(value))))
    return
  }
  if (keys.length > 0) into.push(put(fieldKey(address, field, keys), innerMap))
  for (const entry of walkEntries(value.entries)) {
    putValue({ address, field, keys: [...keys, entry.text], value: entry.value }, into)
  }
}

function removeValue({ address, field, keys, value }: Placed, into: Records): void {
  into.push(del(fieldKey(address, field, keys)))
  if (value.kind !== 'map') return
  for (const entry of walkEntries(value.entries)) {
    removeValue({ address, field, keys: [...keys, entry.text], value: entry.value }, into)
  }
}

/** All records of a state. */
export async function* stateEntries(
  store: KeyValueStore,
): AsyncGenerator<readonly [key: string, record: string]> {
  for (const prefix of ['account/', 'contract/', 'code/', 'field/']) yield* store.entries(prefix)
}

/** Fills an empty state with what was stored. Throws if a record cannot be read: then the store is damaged. */
export async function loadState(
  store: KeyValueStore,
  state: MemoryState,
  contracts: Map<Address, ContractRecord>,
  programs: ProgramCache,
): Promise<void> {
  for await (const [key, record] of store.entries('account/')) {
    const address = key.slice('account/'.length) as Address
    const [balance, nonce] = record.split(' ')
    state.setBalance(address, BigInt(balance!))
    state.setNonce(address, BigInt(nonce!))
  }
  const found: { readonly address: Address; readonly code: string; readonly init: readonly ScillaParam[] }[] =
    []
  for await (const [key, record] of store.entries('contract/')) {
    const address = key.slice('contract/'.length) as Address
    const { code: hash, ...contract } = JSON.parse(record) as ContractRecord & { code: string }
    const code = store.get(codeKey(hash))
    if (code === undefined) throw new RangeError(`The code ${hash} is missing`)
    contracts.set(address, contract)
    found.push({ address, code, init: contract.init })
  }
  // Libraries first: what contracts import has to stand there.
  const libraries = found.filter(({ init }) => init.some(({ vname }) => vname === '_library'))
  for (const { address, code, init } of libraries) {
    state.addContract({ address, code, init: compileCode(code, init, state, programs).init })
  }
  const loaded = found.map(({ address, code, init }) => ({
    address,
    code,
    ...compileCode(code, init, state, programs),
  }))
  const stored = await readFields(store)
  const writes = loaded.flatMap(({ address, program }) => {
    if (program === undefined) return []
    const fields = stored.get(address)
    return program.info.fields.map(({ name }): FieldWrite => {
      const type = program.fieldType(name, address)
      if (type === undefined) throw new RangeError(`The field ${name} of ${address} has no type`)
      const value = restoreValue(fields?.entries?.get(name), type, program, address)
      return { address, field: name, keys: [], value }
    })
  })
  state.apply({ balances: new Map(), nonces: new Map(), contracts: loaded, writes })
}

/** A stored value by the keys that lead to it: a leaf has a text, a map has entries. */
interface Stored {
  text: string | undefined
  entries: Map<string, Stored> | undefined
}

async function readFields(store: KeyValueStore): Promise<ReadonlyMap<string, Stored>> {
  const root: Stored = { text: undefined, entries: new Map() }
  for await (const [key, text] of store.entries('field/')) {
    let at = root
    for (const name of JSON.parse(key.slice('field/'.length)) as string[]) {
      at.entries ??= new Map()
      let next = at.entries.get(name)
      if (next === undefined) at.entries.set(name, (next = { text: undefined, entries: undefined }))
      at = next
    }
    at.text = text
  }
  return root.entries!
}

function restoreValue(
  stored: Stored | undefined,
  type: ScillaType,
  program: Program,
  address: Address,
): Value {
  if (type.kind === 'map') {
    if (stored?.entries === undefined) return emptyMap(type.key, type.value)
    const entries = Array.from(
      stored.entries,
      ([key, value]) =>
        [valueFromJson(type.key, key), restoreValue(value, type.value, program, address)] as const,
    )
    return mapValue(type.key, type.value, entries)
  }
  if (stored?.text === undefined) throw new RangeError(`A field of ${address} has no value`)
  return program.readValue(type, JSON.parse(stored.text) as unknown, address)
}
