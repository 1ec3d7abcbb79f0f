import { isAddress, zeroAddress, type Address } from '@tyto/primitives'
import type { Difference } from '@tyto/execution'
import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'
import type { IncludedTransaction } from './transactionRecords'

/*
 * The transactions of an address, newest first: `of/<address>/<place>` holds an id. Places count down with blocks and with
 * the transactions of a block, so that the order of keys is the order of the list.
 */
const lastBlock = 0xff_ffff_ffff
const lastIndex = 0xff_ffff
/** Hex digits of the block and of the index in a place. */
const blockDigits = 10
const indexDigits = 6

function prefixOf(address: Address): string {
  return `of/${address}/`
}

function placeOf(block: number, index: number): string {
  const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0')
  return hex(lastBlock - block, blockDigits) + hex(lastIndex - index, indexDigits)
}

/** Is this text a place, such as `nextPlace` of a page? */
export function isPlace(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}

/** The records by which everybody whom a transaction touched finds it; `index` is its place in its block. */
export function indexOperations(
  transaction: IncludedTransaction,
  difference: Difference,
  index: number,
): Operation[] {
  const place = placeOf(transaction.block, index)
  return Array.from(touchedBy(transaction, difference), (address) =>
    put(prefixOf(address) + place, transaction.id),
  )
}

/** How many addresses that events name are indexed for one transaction: more would be a flood. */
const mostNamed = 200

/**
 * Sender, recipient, each account and contract that was paid, written to, asked or heard of on the way, and whom an event
 * names: the owner of tokens that somebody else moves is told by the token's event alone.
 */
function touchedBy(
  { transaction, sender, receipt, contract }: IncludedTransaction,
  { balances, contracts, writes }: Difference,
): ReadonlySet<Address> {
  const touched = new Set<Address>([sender, ...balances.keys()])
  const named = new Set<Address>()
  if (transaction.code === undefined) touched.add(transaction.toAddr)
  if (contract !== undefined) touched.add(contract)
  for (const { address } of contracts) touched.add(address)
  for (const { address } of writes) touched.add(address)
  for (const { addr, msg } of receipt.transitions ?? []) touched.add(addr).add(msg._recipient)
  for (const { address, params } of receipt.event_logs ?? []) {
    touched.add(address)
    for (const { type, value } of params) {
      if (type === 'ByStr20' && isAddress(value) && value !== zeroAddress) named.add(value)
    }
  }
  for (const address of [...named].slice(0, mostNamed)) touched.add(address)
  return touched
}

/** Throws TypeError where a record is no id of a transaction. */
function readId(key: string, record: string): string {
  if (!/^[0-9a-f]{64}$/.test(record)) throw new TypeError(`The record ${key} is no transaction`)
  return record
}

export interface IdPage {
  readonly ids: readonly string[]
  /** Where the next page begins; undefined after the oldest one. */
  readonly nextPlace: string | undefined
}

/** Ids of the transactions of an address from a place on, newest first. */
export async function readIds(
  store: KeyValueStore,
  address: Address,
  limit: number,
  from = '',
): Promise<IdPage> {
  const prefix = prefixOf(address)
  const ids: string[] = []
  for await (const [key, record] of store.entries(prefix, prefix + from)) {
    const id = readId(key, record)
    if (ids.length === limit) return { ids, nextPlace: key.slice(prefix.length) }
    ids.push(id)
  }
  return { ids, nextPlace: undefined }
}

/** A transaction of an address, its place in the list, and the number of its block. */
export interface TransactionPlace {
  readonly id: string
  readonly place: string
  readonly block: number
}

/** The transactions of an address from a place on, newest first. */
export async function* walkTransactions(
  store: KeyValueStore,
  address: Address,
  from = '',
): AsyncIterable<TransactionPlace> {
  const prefix = prefixOf(address)
  for await (const [key, record] of store.entries(prefix, prefix + from)) {
    const id = readId(key, record)
    const place = key.slice(prefix.length)
    yield { id, place, block: lastBlock - Number.parseInt(place.slice(0, blockDigits), 16) }
  }
}
