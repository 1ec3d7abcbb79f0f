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

/** The largest contract with its transitions and procedures repeated under other names until it has so many lines. */
async function contractOfLines(lines: number): Promise<string> {
  let source = await largestContract()
  const components = source.slice(source.search(/^(transition|procedure) /m))
  const declared = Array.from(
    components.matchAll(/^(?:transition|procedure) (\w+)/gm),
    ([, name = '']) => name,
  )
  for (let copy = 1; source.split('\n').length < lines; copy++) {
    const renamed = declared.reduce(
      (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}${copy}`),
      components,
    )
    source = `${source}\n${renamed}`
  }
  return source
}

const millisecondsToCheck = (source: string): number =>
  1000 / ratePerCpuSecond(() => void checkContract(parseContract(source)), 1, 2)

export const contractChecks: readonly Benchmark[] = [
  {
    name: 'check-largest-contract',
    goal: { atMost: 50, unit: 'ms' },
    run: async () => millisecondsToCheck(await largestContract()),
  },
  {
    name: 'check-850-lines',
    goal: { atMost: 20, unit: 'ms' },
    run: async () => millisecondsToCheck(await contractOfLines(850)),
  },
]
