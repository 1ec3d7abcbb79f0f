import { expect, it } from 'vitest'
import { findExamples, runExample } from './examples'
import { readSources } from './imports'

it('what the examples of the pure packages say is what comes out', async () => {
  const examples = findExamples(await readSources())
  expect(examples.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(80)
  for (const example of examples)
    for (const { code, actual, said } of await runExample(example))
      expect(actual, `${example.file}:${example.line} ${code}`).toEqual(said)
})

it('runs what says a value, with what is declared above it, and no words', () => {
  const text = `/**
 * Adds.
 *
 * @example
 * const one = 1
 * add(one, 2) // 3
 * add(one, source) // what the source says
 * listen(add)
 */`
  expect(findExamples(new Map([['packages/abi/src/add.ts', text]]))).toEqual([
    {
      file: 'packages/abi/src/add.ts',
      line: 4,
      lines: [{ code: 'const one = 1\nreturn (add(one, 2))', value: '3' }],
    },
  ])
})

it('finds an example that says otherwise', async () => {
  const lines = [{ code: 'return (formatUnits(1500n, 3))', value: "'15'" }]
  const [outcome] = await runExample({ file: 'packages/primitives/src/amount.ts', line: 1, lines })
  expect(outcome).toMatchObject({ actual: '1.5', said: '15' })
})
