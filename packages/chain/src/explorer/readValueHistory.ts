import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger, decodeTime } from '../reads/decode'
import { decodeBoolean, decodeList } from '../reads/decodeShapes'

/** A number of the state after the last change of a block. */
export interface DatedValue {
  readonly block: bigint
  /** Of the block, in ms since 1970. */
  readonly time: number
  readonly value: bigint
}

export interface ValueHistory {
  /** Oldest first: one for each block that changed the value, and the latest block. */
  readonly values: readonly DatedValue[]
  /** Whether they reach back to the contract's deploy; if not, nothing is known of what was before the first one. */
  readonly isComplete: boolean
}

const method = 'tyto_getValueHistory'

/**
 * How a number of a contract's state came to be what it is: the entry of a map, or the ZIL of a contract or an account as `_balance`.
 * Where there is nothing, it is 0. Null where no contract stands, and for an account that nothing was ever paid to. Only networks that keep history know this call
 * (`tyto_getValueHistory`, our local network): others answer with an `RpcError`.
 */
export async function readValueHistory(
  client: Requests,
  address: Address,
  place: { readonly field: string; readonly keys: readonly string[] },
  options?: RequestOptions,
): Promise<ValueHistory | null> {
  const answer = await client.request(method, [address.slice(2), place.field, place.keys], options)
  if (answer === null) return null
  const changes = decodeList(ownValue(answer, 'changes'), decodeChange, method)
  // The value after a block is the one that the next change replaced.
  const after = [numberOf(ownValue(answer, 'value')), ...changes.map(({ before }) => before)]
  const values = changes.map(({ block, time }, at) => ({ block, time, value: after[at]! }))
  const now = { ...decodeMoment(answer), value: after[0]! }
  const oldestFirst = values.reverse()
  const isNow = oldestFirst.at(-1)?.block === now.block
  return {
    values: isNow ? oldestFirst : [...oldestFirst, now],
    isComplete: decodeBoolean(ownValue(answer, 'isComplete'), method),
  }
}

function decodeChange(json: unknown): DatedValue & { readonly before: bigint } {
  const before = numberOf(ownValue(json, 'before'))
  return { ...decodeMoment(json), value: before, before }
}

function decodeMoment(json: unknown): Pick<DatedValue, 'block' | 'time'> {
  return {
    block: decodeInteger(ownValue(json, 'block'), method),
    time: decodeTime(ownValue(json, 'timestamp'), method),
  }
}

/** Null stands for nothing, which is 0. */
function numberOf(kept: unknown): bigint {
  return kept === null || kept === undefined ? 0n : decodeInteger(ownValue(kept, 'value'), method)
}
