import type { Client, RequestOptions } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { ownValue, readHexAddress, readInteger, readList, readText, wrongAnswer } from './wire'

/** What a transaction changed. */
export interface StateChanges {
  readonly balances: readonly BalanceChange[]
  readonly fields: readonly FieldChange[]
  /** Changes of fields beyond those that the node keeps. */
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

const method = 'tyto_getStateChanges'

/** The changes of a transaction that stands in a block. */
export async function readChanges(
  client: Client,
  id: string,
  options?: RequestOptions,
): Promise<StateChanges> {
  const answer = await client.request(method, [id], options)
  const failedAt = ownValue(answer, 'failedAt') ?? null
  return {
    balances: readList(ownValue(answer, 'balances'), readBalance, method),
    fields: readList(ownValue(answer, 'fields'), readField, method),
    left: Number(readInteger(ownValue(answer, 'left'), method)),
    failedAt: failedAt === null ? null : readHexAddress(failedAt, method),
  }
}

function readBalance(json: unknown): BalanceChange {
  return {
    address: readHexAddress(ownValue(json, 'address'), method),
    before: readInteger(ownValue(json, 'before'), method),
    after: readInteger(ownValue(json, 'after'), method),
  }
}

function readField(json: unknown): FieldChange {
  const type = ownValue(json, 'type') ?? null
  return {
    address: readHexAddress(ownValue(json, 'address'), method),
    field: readText(ownValue(json, 'field'), method),
    keys: readList(ownValue(json, 'keys'), (key) => readText(key, method), method),
    type: type === null ? null : readText(type, method),
    before: readKept(ownValue(json, 'before')),
    after: readKept(ownValue(json, 'after')),
  }
}

function readKept(json: unknown): KeptValue {
  if (json === undefined || json === null) return null
  const value = ownValue(json, 'value')
  if (value !== undefined) return { value }
  const length = ownValue(json, 'length')
  if (typeof length !== 'number') throw wrongAnswer(method)
  return { length }
}
