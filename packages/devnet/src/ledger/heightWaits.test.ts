import { expect, test } from 'vitest'
import { HeightWaits } from './heightWaits'

test('[BX-29] whoever waits for a block is told once it stands, and no later', async () => {
  const waits = new HeightWaits()
  const [fifth, sixth] = [waits.until(5, 60_000), waits.until(6, 60_000)]
  waits.reached(5)
  expect(await fifth).toBe(true)
  expect(await Promise.race([sixth, Promise.resolve('waits')])).toBe('waits')
  waits.end()
  expect(await sixth).toBe(false)
})

test('a wait ends, and so many may wait at a time', async () => {
  const waits = new HeightWaits()
  expect(await waits.until(1, 1)).toBe(false)
  const all = Array.from({ length: 1_000 }, () => waits.until(1, 60_000))
  expect(await waits.until(1, 60_000)).toBe(false)
  waits.reached(1)
  expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
})
