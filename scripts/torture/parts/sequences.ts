import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../../command/run'
import type { Ordeal, Part } from '../part'

const folder = fileURLToPath(new URL('../../../packages/contracts/test', import.meta.url))
const ending = '.property.test.ts'
/** The tests of what acts tell, over whole histories; they are a part of their own. */
const promised = `promises/promises${ending}`
/** Titles of the properties that hold over sequences of calls; others hold for single trades. */
const overSequences = 'whatever|whoever|any sequence|any order|an airdrop|nobody without|paused, it'
/** Longer than any of them takes, in ms. */
const patience = 24 * 3_600_000

/** Random sequences of calls for each contract, against the invariants of its property tests. */
export const sequences: Part = {
  name: 'sequences',
  counts: 'sequences',
  full: 10_000,
  run: async (size, seed) => {
    const files = (await readdir(folder, { recursive: true }))
      .map((name) => name.split(sep).join('/'))
      .filter((name) => name.endsWith(ending) && name !== promised)
      .sort()
    return holdProperties(files, size, seed)
  },
}

/** Random legal histories, and what is said of each act held against the chain. */
export const promises: Part = {
  name: 'promises',
  counts: 'histories',
  full: 10_000,
  run: (size, seed) => holdProperties([promised], size, seed),
}

async function holdProperties(files: readonly string[], size: number, seed: number): Promise<Ordeal> {
  const figures: [string, string][] = []
  const losses: string[] = []
  for (const file of files) {
    const start = performance.now()
    const { code, output } = await run(
      'vitest',
      [
        'run',
        '--project=packages',
        `--testTimeout=${patience}`,
        `packages/contracts/test/${file}`,
        '-t',
        overSequences,
      ],
      { env: { TORTURE_SEQUENCES: String(size), TORTURE_SEED: String(seed) } },
    )
    const [, passed = '0'] = /Tests\D*(\d+) passed/.exec(stripVTControlCharacters(output)) ?? []
    const seconds = Math.round((performance.now() - start) / 1_000)
    figures.push([file.replace(ending, ''), `${passed} properties of ${size} sequences, ${seconds} s`])
    if (code !== 0 || passed === '0') losses.push(`${file}: ${output.slice(-600)}`)
  }
  return { figures, losses }
}
