import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkContract, parseContract } from '@tyto/scilla'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const folder = fileURLToPath(new URL('../../packages/contracts/scilla', import.meta.url))

async function largestContract(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.scilla'))
  const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return sources.reduce((largest, source) => (source.length > largest.length ? source : largest), '')
}

export const contractChecks: readonly Benchmark[] = [
  {
    name: 'check-largest-contract',
    goal: { atMost: 50, unit: 'ms' },
    async run() {
      const source = await largestContract()
      return 1000 / ratePerCpuSecond(() => void checkContract(parseContract(source)), 1, 2)
    },
  },
]
