import { ownValue } from '@tyto/primitives'
import { getLatestBlock, integer, type Block } from './chainReads'
import type { Client, RequestOptions } from './client'

/** So many blocks back: enough that one slow block does not count. */
const span = 500n
/** Where a chain has one block only, in ms. */
const guess = 1_000

/** The newest block of a chain, and how fast blocks have come lately. */
export interface BlockTime {
  readonly latest: Block
  /** Between two blocks, in ms: the mean of the last 500; at least 1. */
  readonly msPerBlock: number
}

/** Measures how long a block takes. Two trips. Rejects with `RpcError`. */
export async function measureBlockTime(
  client: Pick<Client, 'request'>,
  options?: RequestOptions,
): Promise<BlockTime> {
  const latest = await getLatestBlock(client, options)
  const first = latest.number > span ? latest.number - span : 0n
  if (first === latest.number) return { latest, msPerBlock: guess }
  const method = 'GetTxBlock'
  const header = ownValue(await client.request(method, [first.toString()], options), 'header')
  const time = Number(integer(ownValue(header, 'Timestamp'), method) / 1000n)
  return { latest, msPerBlock: Math.max(1, (latest.time - time) / Number(latest.number - first)) }
}

/** The last block of a span of time that begins now. `ms`: whole ms. */
export function blockAfter({ latest, msPerBlock }: BlockTime, ms: number): bigint {
  return latest.number + BigInt(Math.ceil(ms / msPerBlock))
}

/** How long until the end of a block, in ms as blocks come now; below 0 where it lies behind. */
export function timeUntil({ latest, msPerBlock }: BlockTime, block: bigint): number {
  return Number(block - latest.number) * msPerBlock
}
