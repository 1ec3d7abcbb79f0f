import { createDevnet, measureTransfers } from '@tyto/devnet'
import { join } from 'node:path'
import { inFolder } from '../../command/inFolder'
import type { Benchmark } from '../benchmark'
import { processorTime } from './processorTime'

export const localNetwork: readonly Benchmark[] = [
  {
    name: 'local-network-start',
    goal: { atMost: 2000, unit: 'ms of one core' },
    async run() {
      const start = processorTime()
      const network = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
      const time = processorTime() - start
      await network.close()
      return time
    },
  },
  {
    name: 'local-network-transfers',
    goal: { atLeast: 300, unit: 'per second of one core' },
    async run() {
      // The engine compiles what is hot in the first network; the second one is measured.
      await measureTransfers(processorTime, { batches: 3 })
      return measureTransfers(processorTime)
    },
  },
  {
    name: 'local-network-transfers-kept',
    goal: { atLeast: 300, unit: 'per second of one core, in LevelDB' },
    run: () =>
      inFolder(async (folder) => {
        await measureTransfers(processorTime, { batches: 3, storage: { folder: join(folder, 'warm') } })
        return measureTransfers(processorTime, { storage: { folder: join(folder, 'measured') } })
      }),
  },
  {
    // As npm start has it: what this process works for each, another one executing.
    name: 'local-network-transfers-apart',
    goal: { atLeast: 300, unit: 'per second of one core' },
    run: () =>
      inFolder(async (folder) => {
        const execution = {}
        await measureTransfers(processorTime, {
          batches: 3,
          execution,
          storage: { folder: join(folder, 'warm') },
        })
        return measureTransfers(processorTime, { execution, storage: { folder: join(folder, 'measured') } })
      }),
  },
]
