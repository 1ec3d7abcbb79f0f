import { addressOfPublicKey, hexToBytes, isHex, ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { wrongShape } from './decode'
import { decodeSent, type SentTransaction } from './sentTransaction'

/** A sender's transactions in the blocks from `first` to `last`, in one batch. Rejects with `RpcError`. */
export async function readSentTransactions(
  client: Requests,
  sender: Address,
  { first, last }: { readonly first: bigint; readonly last: bigint },
  options?: RequestOptions,
): Promise<readonly SentTransaction[]> {
  const blocks: Promise<readonly unknown[]>[] = []
  for (let block = first; block <= last; block++) blocks.push(requestBodies(client, block, options))
  const bodies = (await Promise.all(blocks)).flat()
  return bodies.filter((body) => senderOf(body) === sender).map((body) => decodeSent(body, method))
}

const method = 'GetTxnBodiesForTxBlock'

async function requestBodies(
  client: Requests,
  block: bigint,
  options?: RequestOptions,
): Promise<readonly unknown[]> {
  try {
    const bodies = await client.request(method, [block.toString()], options)
    if (!Array.isArray(bodies)) throw wrongShape(method)
    return bodies
  } catch (error) {
    // A block without transactions is an error for the nodes.
    const isEmpty = error instanceof RpcError && /has no transactions/i.test(error.details ?? '')
    if (isEmpty) return []
    throw error
  }
}

function senderOf(body: unknown): Address | null {
  const key = ownValue(body, 'senderPubKey')
  const publicKey = typeof key === 'string' ? `0x${key.replace(/^0x/i, '').toLowerCase()}` : ''
  return isHex(publicKey, 33) ? addressOfPublicKey(hexToBytes(publicKey)) : null
}
