import type { Requests, RequestOptions } from '../client/client'
import { wrongShape } from './decode'
import { getBlockTimestamp } from './getBlockTimestamp'
import { getLatestBlock, type Block } from './getLatestBlock'

/** How many blocks are measured: enough that one slow block does not count. */
const span = 500n
/** For a chain that has one block only, or whose clock stands still or goes back: it says nothing of time. In ms. */
const guess = 1_000

/** The newest block of a chain, and how fast blocks have come lately. */
export interface BlockTime {
  readonly latest: Block
  /** Between two blocks, in ms: the mean of the last 500, at least 1; a guess where the chain does not say. */
  readonly msPerBlock: number
}

/** Measures how long a block takes. Two trips. Rejects with `RpcError`. */
export async function measureBlockTime(client: Requests, options?: RequestOptions): Promise<BlockTime> {
  const latest = await getLatestBlock(client, options)
  const first = latest.number > span ? latest.number - span : 0n
  if (first === latest.number) return { latest, msPerBlock: guess }
  const microseconds = await getBlockTimestamp(client, first, options)
  // A node that has the latest block has those before it.
  if (microseconds === null) throw wrongShape('GetTxBlock')
  const time = Number(microseconds / 1000n)
  const passed = latest.time - time
  return { latest, msPerBlock: passed > 0 ? Math.max(1, passed / Number(latest.number - first)) : guess }
}

/** The last block of a span of time that begins now. `ms`: whole ms. */
export function blockAfter({ latest, msPerBlock }: BlockTime, ms: number): bigint {
  return latest.number + BigInt(Math.ceil(ms / msPerBlock))
}

/** How long until the end of a block, in ms as blocks come now; below 0 where it lies behind. */
export function timeUntil({ latest, msPerBlock }: BlockTime, block: bigint): number {
  return Number(block - latest.number) * msPerBlock
}
