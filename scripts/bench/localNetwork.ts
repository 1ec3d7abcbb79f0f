import { createDevnet, measureTransfers } from '@tyto/devnet'
import type { Benchmark } from '../benchmark'

/** Time of this process's own work in ms: other programs on the machine do not count, and waiting does not either. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

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
      await measureTransfers(processorTime, 3)
      return measureTransfers(processorTime)
    },
  },
  {
    // As npm start has it: what this process works for each, another one executing.
    name: 'local-network-transfers-apart',
    goal: { atLeast: 300, unit: 'per second of one core' },
    async run() {
      await measureTransfers(processorTime, 3, {})
      return measureTransfers(processorTime, 10, {})
    },
  },
]
