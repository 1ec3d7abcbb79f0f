import type { Account } from '@tyto/chain'
import type { ScillaParam, ScillaType } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { compileCode, MissingState, type LoadedCode, type StateNeed, type StateReader } from '@tyto/execution'
import { emptyMap, mapGet, PartNotLoaded, ScillaError, ScillaRuntimeError, type Value } from '@tyto/scilla'
import { mostKept } from './limits'
import { fieldKey, needKey, type Needs } from './needs'
import { Programs } from './programs'
import { SimulationError } from './SimulationError'

/** Code and init data as a node gave them. */
export interface RawContract {
  readonly code: string
  readonly init: readonly ScillaParam[]
}

/** An answer and the simulation that it was fetched for: only those of this one are believed. */
interface Dated<T> {
  readonly run: number
  readonly value: T
}

interface FieldAnswer {
  /** Undefined where there is no such entry. */
  readonly json: unknown
  decoded?: { readonly value: Value | undefined }
}

/**
 * All that is known of one chain. What stands still (code, init data, the time of a block) is kept; everything else counts
 * for the simulation that fetched it, and is a guess for the next.
 */
export class KnownState {
  readonly programs = new Programs()
  readonly #accounts = new Map<Address, Dated<Account>>()
  readonly #contracts = new Map<Address, Dated<RawContract | null>>()
  readonly #loaded = new Map<RawContract, LoadedCode>()
  readonly #fields = new Map<string, Dated<FieldAnswer>>()
  readonly #blocks = new Map<bigint, bigint>()
  #run = 0

  /** A new simulation: all that can have changed is a guess from now on. */
  begin(): void {
    this.#run += 1
    if (this.#fields.size + this.#accounts.size > mostKept) this.forget()
  }

  forget(): void {
    this.programs.forget()
    this.#fields.clear()
    this.#accounts.clear()
    this.#contracts.clear()
    this.#loaded.clear()
    this.#blocks.clear()
  }

  learnAccount(address: Address, value: Account): void {
    this.#accounts.set(address, { run: this.#run, value })
  }

  learnContract(address: Address, value: RawContract | null): void {
    const before = this.#contracts.get(address)?.value
    const isSame = before && value && before.code === value.code && sameInit(before.init, value.init)
    this.#contracts.set(address, { run: this.#run, value: isSame ? before : value })
  }

  learnField(address: Address, field: string, keys: readonly string[], json: unknown): void {
    const key = fieldKey(address, field, keys)
    const before = this.#fields.get(key)?.value
    const isSame = before !== undefined && JSON.stringify(before.json) === JSON.stringify(json)
    this.#fields.set(key, { run: this.#run, value: isSame ? before : { json } })
  }

  learnBlock(number: bigint, timestamp: bigint): void {
    this.#blocks.set(number, timestamp)
  }

  /** Whether the answer is there and of this simulation. */
  isFresh(need: StateNeed): boolean {
    switch (need.kind) {
      case 'account':
        return this.#accounts.get(need.address)?.run === this.#run
      case 'code':
      case 'init':
        return this.#isContractKnown(need.address)
      case 'block':
        return this.#blocks.has(need.number)
      case 'field':
        return this.#fieldAt(need.address, need.field, need.keys, 'fresh') !== undefined
    }
  }

  account(address: Address): { readonly isFresh: boolean; readonly value: Account } | undefined {
    const found = this.#accounts.get(address)
    return found && { isFresh: found.run === this.#run, value: found.value }
  }

  /** Undefined where it is not known; a contract that stands there stays there. */
  contract(address: Address): { readonly isFresh: boolean; readonly value: RawContract | null } | undefined {
    const found = this.#contracts.get(address)
    return found && { isFresh: this.#isContractKnown(address), value: found.value }
  }

  blockTimestamp(number: bigint): bigint | undefined {
    return this.#blocks.get(number)
  }

  /** Code and init data as values; the same object for the same contract. `state` is asked for imported libraries. */
  loaded(contract: RawContract, state: StateReader): LoadedCode {
    const known = this.#loaded.get(contract)
    if (known !== undefined) return known
    try {
      const loaded = compileCode(contract.code, contract.init, state, this.programs)
      this.#loaded.set(contract, loaded)
      return loaded
    } catch (error) {
      if (error instanceof MissingState || error instanceof SimulationError || error instanceof PartNotLoaded)
        throw error
      throw new SimulationError('CodeUnreadable', 'The init data of a contract cannot be read.', error)
    }
  }

  /** A field or entry, from an answer to it or to a map around it. Undefined where neither is known. */
  field(
    {
      address,
      field,
      keys,
    }: { readonly address: Address; readonly field: string; readonly keys: readonly string[] },
    type: ScillaType,
    loaded: LoadedCode,
  ): { readonly isFresh: boolean; readonly value: Value | undefined } | undefined {
    const found = this.#fieldAt(address, field, keys, 'fresh') ?? this.#fieldAt(address, field, keys, 'any')
    if (found === undefined) return undefined
    const { answer, depth, isFresh } = found
    answer.decoded ??= {
      value: decode(
        answer.json,
        { type: typeAt(type, depth), address, place: depth > 0 ? 'entry' : 'field' },
        loaded,
      ),
    }
    let { value } = answer.decoded
    for (const key of keys.slice(depth)) value = value?.kind === 'map' ? mapGet(value, key) : undefined
    return { isFresh, value }
  }

  #isContractKnown(address: Address): boolean {
    const found = this.#contracts.get(address)
    return found !== undefined && (found.value !== null || found.run === this.#run)
  }

  #fieldAt(address: Address, field: string, keys: readonly string[], age: 'fresh' | 'any') {
    for (let depth = keys.length; depth >= 0; depth--) {
      const found = this.#fields.get(fieldKey(address, field, keys.slice(0, depth)))
      if (found === undefined) continue
      const isFresh = found.run === this.#run
      if (isFresh || age === 'any') return { answer: found.value, depth, isFresh }
    }
    return undefined
  }
}

function sameInit(a: readonly ScillaParam[], b: readonly ScillaParam[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function typeAt(type: ScillaType, depth: number): ScillaType {
  let at = type
  for (let i = 0; i < depth && at.kind === 'map'; i++) at = at.value
  return at
}

/** Strictly by its type: an answer that does not fit is no state of this contract. */
function decode(
  json: unknown,
  {
    type,
    address,
    place,
  }: { readonly type: ScillaType; readonly address: Address; readonly place: 'field' | 'entry' },
  { program }: LoadedCode,
): Value | undefined {
  if (json === undefined) {
    if (place === 'entry') return undefined
    // An empty map has no entries to be answered with.
    if (type.kind === 'map') return emptyMap(type.key, type.value)
    throw new SimulationError('StateUnreadable', 'The node does not answer with a field of the contract.')
  }
  try {
    return program!.readValue(type, json, address)
  } catch (error) {
    if (!(error instanceof ScillaRuntimeError || error instanceof ScillaError || error instanceof RangeError))
      throw error
    throw new SimulationError('StateUnreadable', 'State that the node gave is not of its type.', error)
  }
}

/** Says how a reader takes an account, a contract or an entry that was never seen: it throws, or takes it for absent. */
export type Unknown = 'missing' | 'absent'

/**
 * A reader over what is known. What is of an earlier simulation is given out as a guess and put on the list of what to
 * fetch; so is what is taken for absent. Anything else that was never seen throws `MissingState`. A run with an empty list
 * read nothing but what is fresh.
 */
export class KnownReader implements StateReader {
  readonly #known: KnownState
  readonly #wanted: Needs
  readonly #unknown: Unknown

  constructor(known: KnownState, wanted: Needs, unknown: Unknown = 'missing') {
    this.#known = known
    this.#wanted = wanted
    this.#unknown = unknown
  }

  balance(address: Address): bigint {
    return this.#account(address).balance
  }

  nonce(address: Address): bigint {
    return this.#account(address).nonce
  }

  code(address: Address): string | undefined {
    return this.#contract(address)?.code
  }

  init(address: Address): ReadonlyMap<string, Value> {
    return this.loaded(address)?.init ?? new Map<string, Value>()
  }

  field(address: Address, field: string, keys: readonly string[]): Value | undefined {
    const loaded = this.loaded(address)
    const type = loaded?.program?.fieldType(field, address)
    if (loaded === undefined || type === undefined) return undefined
    const found = this.#known.field({ address, field, keys }, type, loaded)
    const absent = keys.length > 0 ? { value: undefined } : undefined
    return this.#give({ kind: 'field', address, field, keys }, found, absent)
  }

  /** The contract at an address, compiled; undefined where none stands. */
  loaded(address: Address): LoadedCode | undefined {
    const contract = this.#contract(address)
    return contract && this.#known.loaded(contract, this)
  }

  timestamp(number: bigint): bigint {
    const found = this.#known.blockTimestamp(number)
    if (found === undefined) throw new MissingState([{ kind: 'block', number }])
    return found
  }

  #account(address: Address): Account {
    const absent = { value: { balance: 0n, nonce: 0n } }
    return this.#give({ kind: 'account', address }, this.#known.account(address), absent)
  }

  #contract(address: Address): RawContract | undefined {
    const found = this.#known.contract(address)
    return this.#give({ kind: 'code', address }, found, { value: null }) ?? undefined
  }

  /** `absent`: what it is where there is no such thing on the chain; undefined where there must be one. */
  #give<T>(
    need: StateNeed,
    found: { readonly isFresh: boolean; readonly value: T } | undefined,
    absent: { readonly value: T } | undefined,
  ): T {
    if (found === undefined) {
      if (absent === undefined || this.#unknown === 'missing') throw new MissingState([need])
      this.#wanted.add(need)
      return absent.value
    }
    if (!found.isFresh) this.#wanted.add(need)
    return found.value
  }
}

/** The needs of a list that are not known yet, and what is always fetched with them: an account with its code, and the reverse. */
export function wholeNeeds(needs: readonly StateNeed[], known: KnownState): readonly StateNeed[] {
  const found = new Map<string, StateNeed>()
  const add = (need: StateNeed): void => {
    if (!known.isFresh(need)) found.set(needKey(need), need)
  }
  for (const need of needs) {
    add(need)
    if (need.kind === 'account') add({ kind: 'code', address: need.address })
    if (need.kind === 'code' || need.kind === 'init') add({ kind: 'account', address: need.address })
  }
  return [...found.values()]
}
