import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../test/manualClock'
import { ruleSetNames, ruleSets } from '../rules/ruleSets'
import { createPace } from './pace'

const balances = (count: number) =>
  Array.from({ length: count }, () => ({ method: 'GetBalance', params: [] }))

describe('[BX-26] the pace of a client', () => {
  it('keeps what is asked in any second below 40,000 credits, in the order of the asking', async () => {
    const clock = createManualClock()
    const pace = createPace(ruleSets['zilliqa-2'].requests, clock)
    const left: { readonly at: number; readonly calls: number }[] = []
    // 250 credits each: 100,000.
    for (const batch of pace.split(balances(400)))
      void pace.turn(batch).then(() => left.push({ at: clock.now(), calls: batch.length }))
    await clock.pass(10_000)
    expect(left.reduce((sum, { calls }) => sum + calls, 0)).toBe(400)
    expect(left[0]?.at).toBe(0)
    for (const { at } of left) {
      const within = left.filter((each) => each.at >= at && each.at < at + 1_000)
      expect(within.reduce((sum, { calls }) => sum + calls * 250, 0)).toBeLessThanOrEqual(40_000)
    }
  })

  it('lets small batches go at once, as long as they come to no more together', async () => {
    const clock = createManualClock()
    const pace = createPace(ruleSets['zilliqa-2'].requests, clock)
    await Promise.all([pace.turn(balances(40)), pace.turn(balances(40))])
    expect(clock.sleeps).toEqual([])
  })

  it('counts nothing where nodes count nothing, and keeps the bound of a batch', async () => {
    const clock = createManualClock()
    const pace = createPace(ruleSets['zilliqa-1'].requests, clock)
    const batches = pace.split(balances(1_000))
    expect(batches.map(({ length }) => length)).toEqual([499, 499, 2])
    await Promise.all(batches.map((batch) => pace.turn(batch)))
    expect(clock.sleeps).toEqual([])
  })

  it('counts what has left until it is answered, and a while after: a node may come to it late', async () => {
    const clock = createManualClock()
    const pace = createPace(ruleSets['zilliqa-2'].requests, clock)
    let answer = (): void => undefined
    await pace.turn(balances(100))
    pace.follow(new Promise((resolve) => (answer = () => resolve([{ ok: true, result: '1' }, undefined]))))
    let hasLeft = false
    void pace.turn(balances(100)).then(() => (hasLeft = true))
    await clock.pass(9_000)
    expect(hasLeft).toBe(false)
    answer()
    await clock.pass(1_000)
    expect(hasLeft).toBe(false)
    await clock.pass(101)
    expect(hasLeft).toBe(true)
    expect(pace.taken).toBe(1)
  })

  it.each(ruleSetNames)('lets nothing leave while nodes of %s rest, then all in its order', async (name) => {
    const clock = createManualClock()
    const pace = createPace(ruleSets[name].requests, clock)
    pace.rest(2_000)
    pace.rest(3_000)
    const left: number[] = []
    for (const at of [1, 2]) void pace.turn(balances(1)).then(() => left.push(at))
    await clock.pass(2_999)
    expect(left).toEqual([])
    await clock.pass(1)
    expect(left).toEqual([1, 2])
  })
})
