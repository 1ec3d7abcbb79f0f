import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPart } from './fetchPart'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fails so many times before it gives the part. */
function failing(times: number) {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
}

test('a part that is there is fetched once', async () => {
  const load = failing(0)
  expect(await fetchPart(load)).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that fails twice is fetched a third time, not at once', async () => {
  const load = failing(2)
  const part = fetchPart(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await part).toBe('part')
})

test('after the third time it is given up, with the last reason', async () => {
  const load = failing(3)
  const given = fetchPart(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await given).toBeInstanceOf(TypeError)
  expect(load).toHaveBeenCalledTimes(3)
})
