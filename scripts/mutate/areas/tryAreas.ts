import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { inFolder } from '../../command/inFolder'
import { copySources } from '../copySources'
import { areas, areasOf, filesOf, type Area } from './areas'

const root = resolve(import.meta.dirname, '../../..')

/** Changes every operator, condition and value of an area, or of those that share what stands before the slash (all without a name), or one file of them, by Stryker. False where less than 90 of 100 changes are seen. */
export function tryAreas(name: string, file: string): Promise<boolean> {
  const chosen = name === '' ? areas : areasOf(name)
  if (chosen.length === 0)
    throw new Error(`No area is called ${name}: ${areas.map((area) => area.name).join(', ')}`)
  return inFolder(async (folder) => {
    copySources(folder)
    process.chdir(folder)
    const scores: number[] = []
    for (const area of chosen) scores.push(await scoreOf(area, file))
    return scores.every((score) => score >= 90)
  })
}

async function scoreOf(area: Area, file: string): Promise<number> {
  const { name, tests } = area
  const kept = join(root, '.stryker')
  mkdirSync(kept, { recursive: true })
  process.env['MUTATE_TESTS'] = JSON.stringify(tests)
  const results = await new Stryker({
    // Browser tests see the code that uses React.
    mutate: [...filesOf(area, file), '!**/*.test.ts', '!**/use*.ts'],
    testRunner: 'vitest',
    plugins: [join(root, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'scripts/mutate/areas/vitest.config.ts', related: false },
    // The types are read by no test, and the type checker is not asked.
    tsconfigFile: 'none.json',
    inPlace: true,
    incremental: true,
    incrementalFile: join(kept, `${name.replace('/', '-')}.json`),
    // A change that ends in time on an idle machine alone is not seen because another one was busy.
    timeoutMS: 60_000,
    // One core is left to whoever works meanwhile.
    concurrency: Math.max(1, availableParallelism() - 1),
    // A value that is made when a file is loaded needs all tests anew, so those are left to the lists of faults.
    ignoreStatic: true,
    warnings: false,
    reporters: ['progress-append-only'],
    allowEmpty: false,
  }).runMutationTest()
  return tell(name, results)
}

function tell(name: string, results: Awaited<ReturnType<Stryker['runMutationTest']>>): number {
  const seen = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const unseen = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { fileName, location, replacement } of unseen) {
    const put = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100)
    console.log(`${relative(process.cwd(), fileName)}:${location.start.line} ${put}`)
  }
  const score = (seen * 100) / (seen + unseen.length)
  console.log(`${name}: ${seen} killed, ${unseen.length} survived, score ${score.toFixed(1)}`)
  return score
}
