import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger, wrongShape } from '../reads/decode'
import { decodeAddress, decodeList, decodeOptional, decodeText } from '../reads/decodeShapes'

/** The changes that a transaction made. */
export interface StateChanges {
  readonly balances: readonly BalanceChange[]
  readonly fields: readonly FieldChange[]
  /** How many changes of fields there are beyond those that the node keeps. */
  readonly left: number
  /** The contract that failed, where one did. */
  readonly failedAt: Address | null
}

/** In Qa. */
export interface BalanceChange {
  readonly address: Address
  readonly before: bigint
  readonly after: bigint
}

export interface FieldChange {
  readonly address: Address
  readonly field: string
  readonly keys: readonly string[]
  /** The type's text; null where it is not known. */
  readonly type: string | null
  readonly before: KeptValue
  readonly after: KeptValue
}

/** A value's JSON, the length of the text of one that is too long, or null where there was none. */
export type KeptValue = { readonly value: unknown } | { readonly length: number } | null

/** The changes of a transaction that stands in a block. A call of the local network only. Rejects with `RpcError`. */
export async function getStateChanges(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<StateChanges> {
  const method = 'tyto_getStateChanges'
  const answer = await client.request(method, [id], options)
  return {
    balances: decodeList(ownValue(answer, 'balances'), decodeBalance, method),
    fields: decodeList(ownValue(answer, 'fields'), decodeField, method),
    left: Number(decodeInteger(ownValue(answer, 'left'), method)),
    failedAt: decodeOptional(ownValue(answer, 'failedAt'), decodeAddress, method),
  }
}

function decodeBalance(json: unknown, method: string): BalanceChange {
  return {
    address: decodeAddress(ownValue(json, 'address'), method),
    before: decodeInteger(ownValue(json, 'before'), method),
    after: decodeInteger(ownValue(json, 'after'), method),
  }
}

function decodeField(json: unknown, method: string): FieldChange {
  return {
    address: decodeAddress(ownValue(json, 'address'), method),
    field: decodeText(ownValue(json, 'field'), method),
    keys: decodeList(ownValue(json, 'keys'), decodeText, method),
    type: decodeOptional(ownValue(json, 'type'), decodeText, method),
    before: decodeOptional(ownValue(json, 'before'), decodeKept, method),
    after: decodeOptional(ownValue(json, 'after'), decodeKept, method),
  }
}

function decodeKept(json: unknown, method: string): Exclude<KeptValue, null> {
  const value = ownValue(json, 'value')
  if (value !== undefined) return { value }
  const length = ownValue(json, 'length')
  if (typeof length !== 'number') throw wrongShape(method)
  return { length }
}
