import { measureTransfers } from '@tyto/devnet'
import type { Benchmark } from '../benchmark'

/** Time of this process's own work in ms: other programs on the machine do not count, and waiting does not either. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const localNetworkTransfers: readonly Benchmark[] = [
  {
    name: 'local-network-transfers',
    goal: { atLeast: 300, unit: 'per second of one core' },
    async run() {
      // The engine compiles what is hot in the first network; the second one is measured.
      await measureTransfers(processorTime, 3)
      return measureTransfers(processorTime)
    },
  },
]
