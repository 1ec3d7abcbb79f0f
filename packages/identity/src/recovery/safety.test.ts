import fc from 'fast-check'
import { expect, it } from 'vitest'
import { didStatuses } from '../wallets/didRecord'
import { safetyPosture, stepsDone, type SafetyFacts } from './safety'

const guarded: SafetyFacts = {
  status: 'Updated',
  hasKeys: true,
  hasLink: true,
  guardians: 4,
  unable: 0,
  drilled: 3,
  hasKit: true,
}

it('sits awake only where nothing is left that makes an identity safer', () => {
  expect(safetyPosture(guarded)).toBe('awake')
  expect(safetyPosture({ ...guarded, hasLink: false })).toBe('awake')
  for (const left of [{ hasKeys: false }, { unable: 1 }, { drilled: 2 }, { hasKit: false }]) {
    expect(safetyPosture({ ...guarded, ...left })).toBe('oneEye')
  }
})

it('is drowsy where nobody could recover it today', () => {
  expect(safetyPosture({ ...guarded, guardians: 2 })).toBe('drowsy')
  expect(safetyPosture({ ...guarded, guardians: 0, drilled: 0 })).toBe('drowsy')
  expect(safetyPosture({ ...guarded, unable: 2 })).toBe('drowsy')
})

it('tells a lock from an end, and an outage from both', () => {
  expect(safetyPosture({ ...guarded, status: 'Locked' })).toBe('asleep')
  expect(safetyPosture({ ...guarded, status: 'Deactivated' })).toBe('closed')
  expect(safetyPosture(null)).toBe('unknown')
})

it('counts the steps: a drill and a kit are none without enough guardians', () => {
  expect([...stepsDone(guarded)]).toEqual(['keys', 'link', 'guardians', 'drill', 'kit'])
  expect([...stepsDone({ ...guarded, guardians: 2 })]).toEqual(['keys', 'link'])
  expect([...stepsDone({ ...guarded, guardians: 6 })]).toEqual(['keys', 'link', 'guardians', 'kit'])
})

it('is never awake with a step of safety open', () => {
  const anyFacts = fc.record({
    status: fc.constantFrom(null, ...didStatuses),
    hasKeys: fc.boolean(),
    hasLink: fc.boolean(),
    guardians: fc.nat(9),
    unable: fc.nat(9),
    drilled: fc.nat(9),
    hasKit: fc.boolean(),
  })
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (safetyPosture(facts) !== 'awake') return
      const done = stepsDone(facts)
      expect(['keys', 'guardians', 'drill', 'kit'].every((step) => done.has(step as 'keys'))).toBe(true)
    }),
  )
})
