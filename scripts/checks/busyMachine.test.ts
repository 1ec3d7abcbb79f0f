/** A busy machine takes ten times as long, and no test may fail for that. */
import { expect, test } from 'vitest'
import { readSources } from './imports'

/** Only what never comes meets it, in ms. */
const patience = 60_000
/** The product in processes: it is held to its own time-outs still. */
const known = 'scripts/start/start.test.ts'

/** Lines that hold what passed to a bound of ms, or wait less than a minute for what ought to come. */
function boundsIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => {
    const timeout = /\btimeout: (\d[\d_]*)/.exec(line)?.[1]?.replaceAll('_', '')
    return (
      /(?:performance|Date)\.now\(\) - \w+\)\.toBeLess/.test(line) ||
      (timeout !== undefined && Number(timeout) < patience)
    )
  })
}

test.each([
  ['expect(performance.now() - began).toBeLessThan(5_000)', 1],
  ['await expect.poll(count, { timeout: 20_000 }).toBe(2)', 1],
  ['await expect.poll(count, { interval: 5 }).toBe(2)', 0],
  ['expect(growthOf(textOf, parse, 1_000)).toBeLessThan(mostGrowth)', 0],
])('a bound of ms is found: %s', (line, count) => {
  expect(boundsIn(line)).toHaveLength(count)
})

test('no test in Node is held to one: what grows is held to a ratio, and what comes is waited for', async () => {
  const found = [...(await readSources())].flatMap(([file, text]) =>
    /\.test\.tsx?$/.test(file) && file !== known && !file.startsWith('scripts/checks/busyMachine')
      ? boundsIn(text).map((line) => `${file}: ${line.trim()}`)
      : [],
  )
  expect(found).toEqual([])
})
