import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from '../reads/decode'
import { decodeBlock, getBlock, type BlockDetails } from './getBlock'

/** The newest block and those before it, newest first: `count` at most. Two trips. Rejects with `RpcError`. */
export async function readLatestBlocks(
  client: Requests,
  count: number,
  options?: RequestOptions,
): Promise<readonly BlockDetails[]> {
  const method = 'GetLatestTxBlock'
  const latest = decodeBlock(await client.request(method, [''], options), method)
  const earlier: Promise<BlockDetails>[] = []
  for (let number = latest.number - 1n; number >= 0n && earlier.length < count - 1; number--) {
    earlier.push(readEarlier(number))
  }
  return [latest, ...(await Promise.all(earlier))]

  async function readEarlier(number: bigint): Promise<BlockDetails> {
    const block = await getBlock(client, number, options)
    // A node that has the latest block has those before it.
    if (block === null) throw wrongShape('GetTxBlock')
    return block
  }
}
