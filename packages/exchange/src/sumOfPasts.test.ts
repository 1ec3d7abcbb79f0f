import { describe, expect, it } from 'vitest'
import type { Past } from './history'
import { sumOfPasts } from './sumOfPasts'

function past(
  isComplete: boolean,
  ...steps: readonly (readonly [block: number, value: number])[]
): Past<bigint> {
  const values = steps.map(([block, value]) => ({
    block: BigInt(block),
    time: block * 10,
    value: BigInt(value),
  }))
  return { values, isComplete }
}

describe('sumOfPasts', () => {
  it('adds what each held after every block of any of them', () => {
    const sum = sumOfPasts([past(true, [2, 10], [5, 4]), past(true, [3, 7], [5, 0])])
    expect(sum).toEqual(past(true, [2, 10], [3, 17], [5, 4]))
  })

  it('begins where the last of those begins of which more is not known', () => {
    const sum = sumOfPasts([past(true, [1, 1]), past(false, [4, 20], [6, 30]), past(false, [5, 2])])
    expect(sum).toEqual(past(false, [5, 23], [6, 33]))
  })

  it('is not known at all beside one of which nothing is known', () => {
    expect(sumOfPasts([past(true, [1, 1]), past(false)])).toEqual(past(false))
  })

  it('is nothing of nothing', () => {
    expect(sumOfPasts([])).toEqual(past(true))
  })
})
