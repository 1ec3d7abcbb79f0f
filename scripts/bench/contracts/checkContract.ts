import { checkContract, findWarnings, parseContract } from '@tyto/scilla'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'
import { readContracts } from '../../generate/bindings/readContracts'

function linesOf(source: string): number {
  return source.split('\n').length
}

/** Our contracts, the largest first. */
async function contractsBySize(): Promise<string[]> {
  const sources = (await readContracts(['ours'])).map(({ code }) => code)
  return sources.sort((a, b) => linesOf(b) - linesOf(a))
}

/**
 * The largest contract that has no more than so many lines, with its transitions and procedures repeated under other names
 * until it has them.
 */
export async function contractOfLines(lines: number): Promise<string> {
  const found = (await contractsBySize()).find((source) => linesOf(source) <= lines)
  if (found === undefined) throw new Error(`No contract of ${lines} lines or fewer`)
  let source = found
  const components = source.slice(source.search(/^(transition|procedure) /m))
  const declared = Array.from(
    components.matchAll(/^(?:transition|procedure) (\w+)/gm),
    ([, name = '']) => name,
  )
  for (let copy = 1; linesOf(source) < lines; copy++) {
    const renamed = declared.reduce(
      (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}${copy}`),
      components,
    )
    source = `${source}\n${renamed}`
  }
  return source
}

function millisecondsToCheck(source: string): number {
  return 1000 / ratePerCpuSecond(() => void findWarnings(checkContract(parseContract(source))), 1, 2)
}

export const contractChecks: readonly Benchmark[] = [
  {
    name: 'check-largest-contract',
    goal: { atMost: 50, unit: 'ms' },
    run: async () => millisecondsToCheck((await contractsBySize())[0]!),
  },
  {
    name: 'check-850-lines',
    goal: { atMost: 20, unit: 'ms' },
    run: async () => millisecondsToCheck(await contractOfLines(850)),
  },
]
