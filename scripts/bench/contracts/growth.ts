import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { checkContract, findWarnings, parseContract } from '@tyto/scilla'
import { ratePerCpuSecond, type GrowthTable } from '../benchmark'
import { contractOfLines } from './checkContract'
import { register } from './largeState'

const entryCounts = [10, 1_000, 100_000, 1_000_000]
const lineCounts = [250, 500, 850, 1_700, 3_400]

/** Bytes that are in use once all garbage is gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

function growthOfState(entries: number): readonly [string, number][] {
  const before = bytesInUse()
  const call = register(entries)
  call()
  const bytes = bytesInUse() - before
  return [
    ['call, µs', 1_000_000 / ratePerCpuSecond(call, 1, 1)],
    ['state, MB', bytes / 1_000_000],
  ]
}

async function growthOfContract(lines: number): Promise<readonly [string, number][]> {
  const source = await contractOfLines(lines)
  const milliseconds =
    1000 / ratePerCpuSecond(() => void findWarnings(checkContract(parseContract(source))), 1, 1)
  return [
    ['check, ms', milliseconds],
    ['per 100 lines, ms', (milliseconds * 100) / source.split('\n').length],
  ]
}

/** How time and memory grow with what they depend on. */
export const growthTables: readonly GrowthTable[] = [
  {
    name: 'growth-of-state',
    size: 'entries',
    sizes: entryCounts,
    measure: async (size) => growthOfState(size),
  },
  { name: 'growth-of-contract', size: 'lines', sizes: lineCounts, measure: growthOfContract },
]
