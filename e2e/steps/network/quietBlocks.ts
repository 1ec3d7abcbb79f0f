/**
 * Blocks in which nothing happens. The network of these tests makes a block when a transaction waits; a real one goes on, and
 * the app counts on that after a refusal: it looks at the next two blocks before it says that nothing was sent.
 */
import type { Devnet } from '@tyto/devnet'

/** The network of this worker; null before there is one. */
let network: Devnet | null = null

export function useQuietBlocks(devnet: Devnet | null): void {
  network = devnet
}

/** How many blocks are made, one each `pause` ms: the app notes where it begins to count within that time. */
const count = 8
const pause = 250

let timer: ReturnType<typeof setInterval> | undefined

/** Makes blocks beside what the test does next. */
export function makeQuietBlocks(): void {
  stopQuietBlocks()
  const devnet = network
  let made = 0
  timer = setInterval(() => {
    made += 1
    if (made >= count) stopQuietBlocks()
    void devnet?.mineBlock().catch(() => undefined)
  }, pause)
}

/** The test is over: the next one begins with a network of its own. */
export function stopQuietBlocks(): void {
  clearInterval(timer)
}
