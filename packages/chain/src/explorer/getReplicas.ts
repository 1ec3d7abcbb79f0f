import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from '../reads/decode'
import { decodeBoolean, decodeList, decodeText, decodeTransactionId } from '../reads/decodeShapes'

/** One of the machines that hold a chain together. */
export interface Replica {
  readonly name: string
  /** The number of its latest block. */
  readonly height: bigint
  /** The root of its state behind that block, 64 hex digits: machines with the same root hold the same state. */
  readonly root: string
  /** Does it make the blocks? */
  readonly isLeader: boolean
}

/** The machines that hold the chain together; none where one holds it alone. A call of our own nodes only. Rejects with `RpcError`. */
export async function getReplicas(client: Requests, options?: RequestOptions): Promise<readonly Replica[]> {
  const method = 'tyto_getReplicas'
  const answer = await client.request(method, [], options)
  return decodeList(ownValue(answer, 'replicas'), decodeReplica, method)
}

function decodeReplica(json: unknown, method: string): Replica {
  return {
    name: decodeText(ownValue(json, 'name'), method),
    height: decodeInteger(ownValue(json, 'height'), method),
    root: decodeTransactionId(ownValue(json, 'root'), method),
    isLeader: decodeBoolean(ownValue(json, 'isLeader'), method),
  }
}
