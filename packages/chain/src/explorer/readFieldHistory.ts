import { isRecord, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeTime, decodeInteger, wrongShape } from '../reads/decode'
import { decodeBoolean, decodeList, decodeOptional, decodeText } from '../reads/decodeShapes'
import { rewindFields, type FieldsJson, type FieldsVersion, type PastWrite } from './rewindFields'

export interface FieldHistory {
  /** The fields as they are. */
  readonly state: FieldsJson
  /** One for each block that changed a field, oldest first. */
  readonly versions: readonly FieldsVersion[]
  /** Whether the first version is the contract's first state; if not, nothing is known of what was before it. */
  readonly isComplete: boolean
}

const method = 'tyto_getFieldHistory'

/**
 * Reads how fields of a contract came to be what they are; null where no contract stands. The network tells some thousand
 * changes at a time: so many `pages` are asked for at most, one after the other. Only networks that keep history know this call
 * (`tyto_getFieldHistory`, our local network): others answer with an `RpcError`.
 */
export async function readFieldHistory(
  client: Requests,
  address: Address,
  fields: readonly string[],
  { pages = 1, ...options }: RequestOptions & { readonly pages?: number } = {},
): Promise<FieldHistory | null> {
  let state: unknown
  const writes: PastWrite[] = []
  for (let page = 1, next: string | null = null; ; page++) {
    const place = next === null ? [] : [next]
    const answer: unknown = await client.request(method, [address.slice(2), fields, ...place], options)
    if (answer === null) return null
    state ??= ownValue(answer, 'state')
    writes.push(...decodeList(ownValue(answer, 'changes'), decodeWrite, method))
    next = decodeOptional(ownValue(answer, 'next'), decodeText, method)
    if (next !== null && page < pages) continue
    if (!isRecord(state)) throw wrongShape(method)
    return {
      state,
      versions: rewindFields(state, writes),
      isComplete: decodeBoolean(ownValue(answer, 'isComplete'), method),
    }
  }
}

function decodeWrite(json: unknown): PastWrite {
  const [keys, before] = [ownValue(json, 'keys'), ownValue(json, 'before')]
  const isKept = before === null || (isRecord(before) && Object.hasOwn(before, 'value'))
  if (!isKept || !Array.isArray(keys)) throw wrongShape(method)
  return {
    block: decodeInteger(ownValue(json, 'block'), method),
    time: decodeTime(ownValue(json, 'timestamp'), method),
    field: decodeText(ownValue(json, 'field'), method),
    keys: decodeList(keys, decodeText, method),
    before: ownValue(before, 'value'),
  }
}
