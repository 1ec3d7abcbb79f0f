import { expect, test } from 'vitest'
import { inTurn, weekOf } from './inTurn'

const files = Array.from({ length: 131 }, (_, at) => `e2e/${at}.spec.ts`)

test('each file comes once in thirteen weeks, wherever they begin', () => {
  const turns = Array.from({ length: 13 }, (_, week) => inTurn(files, 2_969 + week))
  expect(turns.flat().toSorted()).toEqual(files.toSorted())
  expect(turns.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 12 }, () => 10),
    11,
  ])
  expect(inTurn(files, 2_982)).toEqual(inTurn(files, 2_969))
})

test('a week is seven days', () => {
  expect(weekOf(Date.UTC(1970, 0, 7, 23))).toBe(0)
  expect(weekOf(Date.UTC(1970, 0, 8))).toBe(1)
  // Two Mondays that follow each other.
  expect(weekOf(Date.UTC(2026, 11, 7)) - weekOf(Date.UTC(2026, 10, 30))).toBe(1)
})
