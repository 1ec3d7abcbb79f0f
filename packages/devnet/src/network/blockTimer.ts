import type { DevnetOptions } from './devnet'

export interface BlockTimer {
  /** A transaction has arrived. */
  arrived(): void
  stop(): void
}

/** A pause after a block that could not be made (a full disk), in ms. */
const afterFailure = 1000

/**
 * Decides when blocks are made. `produce` makes one; a failure is reported and tried again at the next occasion.
 * A timer keeps its pace however long a block takes.
 */
export function startBlockTimer(
  blockTime: DevnetOptions['blockTime'],
  onDemandDelay: number,
  chain: {
    readonly hasReady: () => boolean
    /** Whether blocks are made here now, and not by another machine. */
    readonly mayProduce: () => boolean
    readonly produce: () => Promise<unknown>
    readonly report: (error: unknown) => void
  },
): BlockTimer {
  let timer: NodeJS.Timeout | undefined
  let stopped = blockTime === 'manual'

  function schedule(delay: number): void {
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => void tick(), delay)
    // Waiting for the next block is no reason to keep a process alive.
    timer.unref()
  }

  async function tick(): Promise<void> {
    const start = performance.now()
    let delay = onDemandDelay
    try {
      if (blockTime === 'on demand' ? chain.hasReady() : chain.mayProduce()) await chain.produce()
    } catch (error) {
      chain.report(error)
      delay = afterFailure
    }
    timer = undefined
    if (typeof blockTime === 'number') schedule(Math.max(0, blockTime - (performance.now() - start)))
    else if (chain.hasReady()) schedule(delay)
  }

  if (typeof blockTime === 'number') schedule(blockTime)
  else if (chain.hasReady()) schedule(onDemandDelay)
  return {
    arrived: () => {
      if (blockTime === 'on demand') schedule(onDemandDelay)
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
