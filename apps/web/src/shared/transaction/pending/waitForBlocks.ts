import { blocksToWait, getLatestBlock, type Client } from '@tyto/chain'
import { ActionError } from '../../errors/ActionError'

/** Between two looks whether they are there, in ms, and how many looks at most. */
const blockPause = 1_000
const mostLooks = 120

interface WaitOptions {
  readonly clock: { sleep(ms: number, signal?: AbortSignal): Promise<void> }
  readonly signal: AbortSignal
}

/** Waits until what waits at a node now must stand in a block. Rejects if the chain does not answer or makes no block. */
export async function waitForBlocks(client: Client, { clock, signal }: WaitOptions): Promise<void> {
  const { number: from } = await getLatestBlock(client, { signal })
  for (let looks = 0; looks < mostLooks; looks++) {
    await clock.sleep(blockPause, signal)
    signal.throwIfAborted()
    const { number } = await getLatestBlock(client, { signal })
    if (number >= from + blocksToWait) return
  }
  throw new ActionError('NoBlock')
}
