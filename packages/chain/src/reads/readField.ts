import type { FieldRead } from '@tyto/abi'
import { isRecord, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { decodeInteger, wrongShape } from './decode'
import { isStateJson } from './stateJson'
import { isDeployed } from './isDeployed'
import { requestIfUsed, requestOrNull } from './requestOrNull'

/**
 * The result of a read of contract state. The third of three different answers, "unknown", is no value: it is the `RpcError`
 * that the read rejects with. Nothing else in this project interprets a node's null.
 */
export type Reading<T> =
  | { readonly kind: 'value'; readonly value: T }
  /** The contract is there; the field, or the entry of the map, is not. */
  | { readonly kind: 'none' }
  /** No contract stands at the address. */
  | { readonly kind: 'not deployed' }

/** A reading before its JSON is decoded. */
export type RawReading = Reading<unknown>

export type Readings<R> = {
  readonly [K in keyof R]: R[K] extends { decode(json: unknown): infer T } ? Reading<T> : never
}

/** Reads one field, or one entry of a map. Rejects with `RpcError`: nothing is known then. */
export async function readField<T>(
  client: Requests,
  read: FieldRead<T>,
  options?: RequestOptions,
): Promise<Reading<T>> {
  return decodeReading(read, await fetchField(client, read, options))
}

/** Reads several fields, of one contract or many, in one batch. Rejects if one of them cannot be read. */
export async function readFields<R extends Readonly<Record<string, FieldRead<unknown>>>>(
  client: Requests,
  reads: R,
  options?: RequestOptions,
): Promise<Readings<R>> {
  const raw = await fetchFields(client, reads, options)
  const entries = Object.entries(reads).map(([name, read]) => [name, decodeReading(read, raw[name]!)])
  return Object.fromEntries(entries) as Readings<R>
}

/** The value of a reading, or a stand-in where there is none. */
export function valueOr<T, D>(reading: Reading<T>, fallback: D): T | D {
  return reading.kind === 'value' ? reading.value : fallback
}

/** A reading's JSON to its value. Throws `RpcInvalidAnswer` if it is not of the field's type. */
export function decodeReading<T>(read: FieldRead<T>, reading: RawReading): Reading<T> {
  if (reading.kind !== 'value') return reading
  try {
    return { kind: 'value', value: read.decode(reading.value) }
  } catch (cause) {
    throw new RpcError('RpcInvalidAnswer', `The node's answer does not fit the field ${read.field}.`, {
      cause,
    })
  }
}

/**
 * Reads an entry of a map of a contract that is known to stand; null where there is none. It is one call, where
 * `readField` needs two. Rejects with `RpcError`, also where the contract is gone.
 */
export async function readStandingEntry<T>(
  client: Requests,
  read: FieldRead<T>,
  options?: RequestOptions,
): Promise<T | null> {
  const params = [read.address.slice(2), read.field, read.keys]
  const answer = await client.request('GetSmartContractSubState', params, options)
  const value = partAskedFor(answer ?? null, [read.field, ...read.keys])
  return value === null ? null : valueOr(decodeReading(read, { kind: 'value', value }), null)
}

/** Where a value stands on chain. */
type Place = Pick<FieldRead<unknown>, 'address' | 'field' | 'keys'>

/** Fetches the JSON of one field, or of one entry of a map. Rejects with `RpcError`: nothing is known then. */
export function fetchField(client: Requests, place: Place, options?: RequestOptions): Promise<RawReading> {
  return fetchFrom(client, place, askIfDeployed(client, place.address, options), options)
}

/** Fetches the JSON of several fields in one batch; each contract is asked once whether it stands. */
export async function fetchFields<R extends Readonly<Record<string, Place>>>(
  client: Requests,
  places: R,
  options?: RequestOptions,
): Promise<{ readonly [K in keyof R]: RawReading }> {
  const deployed = new Map<Address, Promise<boolean>>()
  const fetched = Object.values(places).map((place) => {
    const isThere = deployed.get(place.address) ?? askIfDeployed(client, place.address, options)
    deployed.set(place.address, isThere)
    return fetchFrom(client, place, isThere, options)
  })
  const readings = await Promise.all(fetched)
  const entries = Object.keys(places).map((name, index) => [name, readings[index]])
  return Object.fromEntries(entries) as { readonly [K in keyof R]: RawReading }
}

/** Asked beside the field itself: if nobody needs the answer, its failure is nobody's. */
function askIfDeployed(client: Requests, address: Address, options?: RequestOptions): Promise<boolean> {
  const isThere = isDeployed(client, address, options)
  isThere.catch(() => undefined)
  return isThere
}

/**
 * Nodes answer null or an empty object for a missing field and, some of them, for a missing contract too, so the
 * contract's init data is asked for in the same batch.
 */
async function fetchFrom(
  client: Requests,
  read: Place,
  isThere: Promise<boolean>,
  options?: RequestOptions,
): Promise<RawReading> {
  if (read.field === '_balance') return fetchBalance(client, read.address, isThere, options)

  const answer = await requestOrNull(
    client,
    'GetSmartContractSubState',
    [read.address.slice(2), read.field, read.keys],
    options,
  )
  const json = partAskedFor(answer, [read.field, ...read.keys])
  if (json !== null) return { kind: 'value', value: json }
  return (await isThere) ? { kind: 'none' } : { kind: 'not deployed' }
}

/**
 * The part of an answer that was asked for; null where the node says that there is none: with null or an empty object in
 * place of the whole answer. A record that holds something else answers another question, and tells nothing of this one.
 */
function partAskedFor(answer: unknown, path: readonly string[]): unknown {
  if (answer === null || (isRecord(answer) && Object.keys(answer).length === 0)) return null
  if (isOfLongerName(answer, path[0] ?? '')) return null
  let part: unknown = answer
  for (const name of path) {
    if (!isRecord(part) || !Object.hasOwn(part, name)) throw wrongShape('GetSmartContractSubState')
    part = part[name]
  }
  if (!isStateJson(part)) throw wrongShape('GetSmartContractSubState')
  return part
}

/** Nodes of Zilliqa 2 answer for a field that is missing with those whose names begin with its name. */
function isOfLongerName(answer: unknown, field: string): boolean {
  if (!isRecord(answer)) return false
  return Object.keys(answer).every((name) => name.length > field.length && name.startsWith(field))
}

/** To most nodes a contract's ZIL is its field `_balance`; to all it is the balance of an account. Both go in one batch. */
async function fetchBalance(
  client: Requests,
  address: Address,
  isThere: Promise<boolean>,
  options?: RequestOptions,
): Promise<RawReading> {
  const [method, field] = ['GetSmartContractSubState', '_balance']
  const account = requestIfUsed(client, 'GetBalance', [address.slice(2)], options)
  account.catch(() => undefined)
  const said = await requestOrNull(client, method, [address.slice(2), field, []], options).catch(
    nullIfRefused,
  )
  const json = partAskedFor(said, [field])
  if (json !== null) return { kind: 'value', value: json }
  const answer = await account
  if (!(await isThere)) return { kind: 'not deployed' }
  const balance = answer === null ? '0' : ownValue(answer, 'balance')
  return { kind: 'value', value: decodeInteger(balance, 'GetBalance').toString() }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof RpcError && error.code === 'RpcNodeError') return null
  throw error
}
