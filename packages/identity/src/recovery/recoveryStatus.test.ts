import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recoveryStatus, recoveryThreshold } from './recoveryStatus'

it('[DD-09] tells how many guardians there are and how many must sign', () => {
  expect(recoveryStatus(0)).toEqual({ isEnabled: false, guardians: 0, threshold: 3 })
  expect(recoveryStatus(2).isEnabled).toBe(false)
  expect(recoveryStatus(3)).toEqual({ isEnabled: true, guardians: 3, threshold: 3 })
  expect([3, 4, 5, 6, 7, 10].map(recoveryThreshold)).toEqual([3, 3, 3, 4, 4, 6])
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 1000 }), (guardians) => {
      const threshold = recoveryThreshold(guardians)
      expect(threshold).toBeGreaterThanOrEqual(3)
      expect(threshold).toBeLessThanOrEqual(guardians)
      expect(2 * threshold).toBeGreaterThan(guardians)
    }),
  )
})
