import { expect, it } from 'vitest'
import { quickstartStep } from './quickstartStep'

it.each([
  ['nobody is connected', false, 900n, 1],
  ['nobody knows the balance', true, undefined, 2],
  ['less than a name costs', true, 699n, 2],
  ['as much as a name costs', true, 700n, 3],
  ['more than that', true, 900n, 3],
] as const)('[UI-02] %s', (_, isConnected, balance, step) => {
  expect(quickstartStep({ isConnected, balance, held: 500n, most: 700n })).toBe(step)
  // What a transaction holds back for its gas counts where it is more than what it costs, and where nobody knows the cost.
  expect(quickstartStep({ isConnected, balance, held: 700n, most: 500n })).toBe(step)
  expect(quickstartStep({ isConnected, balance, held: 700n, most: null })).toBe(step)
})
