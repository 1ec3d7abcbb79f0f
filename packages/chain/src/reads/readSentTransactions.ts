import { addressOfPublicKey, hexToBytes, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { getBlockBodies } from './getBlockBodies'
import { decodeSent, readPublicKey, type SentTransaction } from './sentTransaction'

/**
 * A sender's transactions in the blocks from `first` to `last`, in one batch; those of the chain's other address space are
 * passed over. Rejects with `RpcError`.
 */
export async function readSentTransactions(
  client: Requests,
  sender: Address,
  { first, last }: { readonly first: bigint; readonly last: bigint },
  options?: RequestOptions,
): Promise<readonly SentTransaction[]> {
  const blocks: Promise<readonly unknown[]>[] = []
  for (let block = first; block <= last; block++) blocks.push(getBlockBodies(client, block, options))
  const bodies = (await Promise.all(blocks)).flat()
  return bodies
    .filter((body) => !isForeign(body) && senderOf(body) === sender)
    .map((body) => decodeSent(body, method))
}

const method = 'GetTxnBodiesForTxBlock'
const nativeForm = 1

/**
 * Was it signed in another one of the chain's forms than Zilliqa's own? The lower half of a version says which; what says
 * none is no answer.
 */
function isForeign(body: unknown): boolean {
  const version = ownValue(body, 'version')
  return /^\d+$/.test(String(version)) && (Number(version) & 0xffff) !== nativeForm
}

function senderOf(body: unknown): Address | null {
  const key = readPublicKey(ownValue(body, 'senderPubKey'))
  return key === null ? null : addressOfPublicKey(hexToBytes(key))
}
