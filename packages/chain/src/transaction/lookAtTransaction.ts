import type { Requests, RequestOptions } from '../client/client'
import { getConfirmedTransaction } from '../reads/getConfirmedTransaction'
import { getRefusalStatus } from '../reads/getRefusalStatus'
import type { Fact } from './settle'

/** Asks one node about an id; no facts while it knows of none. Rejects with `RpcError`: nothing is known. */
export async function lookAtTransaction(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<readonly Fact[]> {
  // Both travel in one batch; the receipt decides.
  const refusal = getRefusalStatus(client, id, options)
  const found = await getConfirmedTransaction(client, id, options)
  if (found) {
    return [
      { kind: 'body', sent: found.sent },
      { kind: 'receipt', receipt: found.receipt },
    ]
  }
  const status = await refusal
  return status === null ? [] : [{ kind: 'dropped', id, status }]
}
