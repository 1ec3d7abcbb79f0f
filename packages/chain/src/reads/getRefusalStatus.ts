import { ownValue } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { ruleSets } from '../rules/ruleSets'
import { decodeTransactionId } from './decodeShapes'

/** From the documentation of GetTransactionStatus (dev.zilliqa.com): 0 to 6 wait or are unknown, these are refused. */
const firstRefusal = 10
/** With these, nodes of some rules say that it stands in a block and was undone, before it can be looked up: nothing was refused. */
const inBlock: ReadonlySet<unknown> = new Set(Object.values(ruleSets).map(({ failedStatus }) => failedStatus))
/** `modificationState` of a transaction with which the node is done. */
const isDone = 2

/**
 * The node's number for why it took a transaction out of its pool for good; null if it did not, or does not say. Never
 * rejects: not every node knows this method, or the transaction, and that is no answer to rest a failure on.
 */
export async function getRefusalStatus(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<number | null> {
  try {
    const method = 'GetTransactionStatus'
    const answer = await client.request(method, [id], options)
    if (decodeTransactionId(ownValue(answer, 'ID'), method) !== decodeTransactionId(id, method)) return null
    const status = ownValue(answer, 'status')
    const isOver = ownValue(answer, 'modificationState') === isDone && ownValue(answer, 'success') === false
    const isRefusal = typeof status === 'number' && status >= firstRefusal && !inBlock.has(status)
    return isOver && isRefusal ? status : null
  } catch {
    return null
  }
}
