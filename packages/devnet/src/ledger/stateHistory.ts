import { setImmediate } from 'node:timers/promises'
import type { ScillaJson } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import type { Value } from '@tyto/scilla'
import { entryAt } from './entryAt'
import type { Ledger } from './ledger'
import type { FieldChange, StateChanges, ValueRecord } from './stateChanges'

/** Some fields of a contract as they are now, with each change of them that is kept. */
export interface StateHistory {
  /** The block that `state` is of. */
  readonly block: number
  readonly state: ReadonlyMap<string, Value>
  /** Newest first: who undoes them one after the other has the state of every earlier block. */
  readonly changes: readonly DatedChange[]
  /** Whether the changes reach back to the contract's deploy. */
  readonly isComplete: boolean
  /** Where the next page begins; undefined where nothing older can be told. */
  readonly nextPlace: string | undefined
}

export interface DatedChange extends FieldChange {
  readonly block: number
}

export interface HistoryLimits {
  /** Transactions that are looked through. */
  readonly transactions: number
  readonly changes: number
  /** Characters of the changes' values. */
  readonly length: number
}

const historyLimits: HistoryLimits = { transactions: 5_000, changes: 1_000, length: 1_000_000 }
/** How many transactions are looked through before the network has its turn again. */
const slice = 50

/**
 * Reads the history of a contract's fields from the records that explain each transaction: nothing is written for it.
 * A page of it ends where it becomes long, and says where the next one begins (`from`); it ends for good where a record does
 * not tell all. Undefined where no contract stands.
 */
export async function readStateHistory(
  ledger: Ledger,
  address: Address,
  fields: readonly string[],
  { from, limits = historyLimits }: { readonly from?: string; readonly limits?: HistoryLimits } = {},
): Promise<StateHistory | undefined> {
  const contract = ledger.contracts.get(address)
  if (contract === undefined) return undefined
  // All of this is of one block: values never change, and nothing is awaited in between.
  const block = ledger.height
  const all = ledger.state.fields(address)
  const state = new Map(fields.flatMap((name) => (all.has(name) ? [[name, all.get(name)!]] : [])))
  const changes: DatedChange[] = []
  let length = 0
  let seen = 0
  const answer = (isComplete: boolean, nextPlace?: string): StateHistory => ({
    block,
    state,
    changes,
    isComplete,
    nextPlace,
  })

  for await (const place of ledger.transactionsOf(address, from)) {
    // A block that came meanwhile.
    if (place.block > block) continue
    if (++seen > limits.transactions) return answer(false, place.place)
    if (seen % slice === 0) await setImmediate()
    const record = ledger.changes(place.id)
    if (record === undefined || record.left > 0) return answer(false)
    const ofFields = record.fields.filter((each) => each.address === address && state.has(each.field))
    length += ofFields.reduce((sum, { before }) => sum + lengthOf(before), 0)
    const isTold = ofFields.every(({ before }) => typeof before !== 'number')
    if (!isTold) return answer(false)
    const isFull = length > limits.length || changes.length + ofFields.length > limits.changes
    // One transaction that is more than a page is never told.
    if (isFull) return answer(false, changes.length === 0 ? undefined : place.place)
    // Within one transaction no place changes twice, so their order says nothing.
    for (const change of ofFields) changes.push({ ...change, block: place.block })
    if (place.id === contract.transactionId) return answer(true)
  }
  return answer(false)
}

type Place = Pick<FieldChange, 'address' | 'field' | 'keys'>

/** One place of the state as it is now, with each change of it that is kept. */
export interface ValueHistory {
  /** The block that `value` is of. */
  readonly block: number
  /** Undefined where there is nothing. */
  readonly value: Value | bigint | undefined
  /** Newest first: what was there before each block that changed it. */
  readonly changes: readonly Pick<DatedChange, 'block' | 'before'>[]
  /** Whether the changes reach back to the contract's deploy, or to when an account held nothing yet. */
  readonly isComplete: boolean
}

/** The native balance of a contract or an account, beside its fields. */
const nativeBalance = '_balance'

/**
 * The same of one place alone, such as the entry of a map. The field `_balance` is what the contract or account holds, in Qa.
 * Undefined where no contract stands, and for an account that nothing was ever paid to.
 */
export async function readValueHistory(
  ledger: Ledger,
  place: Place,
  limits = historyLimits,
): Promise<ValueHistory | undefined> {
  const { address, field, keys } = place
  const contract = ledger.contracts.get(address)
  const isNative = field === nativeBalance
  if (contract === undefined && !isNative) return undefined
  const block = ledger.height
  const value = isNative
    ? ledger.state.balance(address)
    : entryAt(ledger.state.fields(address).get(field), keys)
  const changes: Pick<DatedChange, 'block' | 'before'>[] = []
  let seen = 0
  const answer = (isComplete: boolean): ValueHistory => ({ block, value, changes, isComplete })

  for await (const { id, block: at } of ledger.transactionsOf(address)) {
    if (at > block) continue
    if (++seen > limits.transactions || changes.length >= limits.changes) return answer(false)
    if (seen % slice === 0) await setImmediate()
    const record = ledger.changes(id)
    // Balances are all kept, of fields only so many.
    if (record === undefined || (record.left > 0 && !isNative)) return answer(false)
    const before = isNative ? balanceBefore(record, address) : fieldBefore(record, place)
    if (typeof before === 'number') return answer(false)
    if (before !== undefined) changes.push({ block: at, before })
    if (id === contract?.transactionId) return answer(true)
  }
  if (contract !== undefined) return answer(false)
  const first = changes.at(-1)?.before ?? null
  if (first === null) return value === 0n ? undefined : answer(false)
  return answer(typeof first === 'object' && first[0] === '0')
}

function balanceBefore({ balances }: StateChanges, of: Address): ValueRecord | undefined {
  const change = balances.find(({ address }) => address === of)
  return change && [change.before.toString()]
}

function fieldBefore({ fields }: StateChanges, { address, field, keys }: Place): ValueRecord | undefined {
  const isHere = (change: FieldChange): boolean =>
    change.address === address &&
    change.field === field &&
    change.keys.length === keys.length &&
    change.keys.every((key, at) => key === keys[at])
  return fields.find(isHere)?.before
}

function lengthOf(before: readonly [ScillaJson] | number | null): number {
  return typeof before === 'object' && before !== null ? JSON.stringify(before).length : 0
}
