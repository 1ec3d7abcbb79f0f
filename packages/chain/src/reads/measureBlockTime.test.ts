import { expect, test } from 'vitest'
import { blockAfter, measureBlockTime, timeUntil, type Client } from '../index'

/** Blocks of a chain whose block `n` stands at `timeOf(n)` ms. */
function chainAt(height: number, timeOf: (block: number) => number): Pick<Client, 'request'> {
  const block = (number: number) => ({
    header: { BlockNum: String(number), Timestamp: String(timeOf(number) * 1000), NumTxns: 0 },
  })
  return {
    request: (method, [parameter]) =>
      Promise.resolve(block(method === 'GetLatestTxBlock' ? height : Number(parameter))),
  }
}

test('is the mean of the last 500 blocks, and of all where there are fewer', async () => {
  const slowed = (number: number) => (number < 1_000 ? number * 1_000 : 1_000_000 + (number - 1_000) * 30_000)
  const far = await measureBlockTime(chainAt(1_500, slowed))
  expect(far.msPerBlock).toBe(30_000)
  expect((await measureBlockTime(chainAt(10, (number) => number * 2_000))).msPerBlock).toBe(2_000)
  expect((await measureBlockTime(chainAt(0, () => 0))).msPerBlock).toBe(1_000)
  expect((await measureBlockTime(chainAt(1_000, (number) => number / 1_000))).msPerBlock).toBe(1)
  expect(blockAfter(far, 86_400_000)).toBe(1_500n + 2_880n)
  expect(timeUntil(far, blockAfter(far, 86_400_000))).toBe(86_400_000)
  expect(timeUntil(far, 1_499n)).toBe(-30_000)
})

test('[BX-10] a clock that stands still, or goes back, says nothing: a deadline of minutes is not one of weeks', async () => {
  for (const timeOf of [() => 7, (number: number) => 1_000_000 - number]) {
    const time = await measureBlockTime(chainAt(600, timeOf))
    expect(time.msPerBlock).toBe(1_000)
    expect(blockAfter(time, 20 * 60_000)).toBe(600n + 1_200n)
  }
})

test('an answer of another shape is none', async () => {
  const client = { request: () => Promise.resolve({}) }
  await expect(measureBlockTime(client)).rejects.toThrow()
})
