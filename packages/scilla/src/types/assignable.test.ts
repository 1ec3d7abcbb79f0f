import { parseType } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { isAssignable } from './assignable'

const field = (...fields: readonly string[]) =>
  `ByStr20 with contract ${fields.map((text) => `field ${text}`).join(', ')} end`

describe('isAssignable', () => {
  it.each([
    ['ByStr20', 'ByStr20 with end'],
    ['ByStr20', field('a : Uint32')],
    ['ByStr20 with end', 'ByStr20 with library end'],
    ['ByStr20 with _codehash end', 'ByStr20 with contract end'],
    ['ByStr20 with contract end', field('a : Uint32')],
    [field('a : Uint32'), field('b : Bool', 'a : Uint32')],
    [field('a : ByStr20'), field('a : ByStr20 with end')],
    ['List (ByStr20)', 'List (ByStr20 with end)'],
    ['Map (ByStr20) (ByStr20)', 'Map (ByStr20 with end) (ByStr20 with end)'],
    ['(ByStr20 with end) -> ByStr20', 'ByStr20 -> (ByStr20 with end)'],
    ["forall 'A. 'A -> 'A", "forall 'B. 'B -> 'B"],
  ])('%s takes %s, not the other way round unless they are equal', (to, from) => {
    expect(isAssignable(parseType(to), parseType(from))).toBe(true)
    expect(isAssignable(parseType(from), parseType(to))).toBe(to.startsWith('forall'))
  })

  it.each([
    ['ByStr21', 'ByStr20 with end'],
    ['ByStr20 with contract end', 'ByStr20 with library end'],
    ['ByStr20 with _codehash end', 'ByStr20 with end'],
    [field('a : Uint32'), field('a : Uint64')],
    [field('a : Uint32'), 'ByStr20 with contract end'],
    ['Option (ByStr20 with end)', 'List (ByStr20 with end)'],
    ['Uint32', 'Uint64'],
  ])('%s does not take %s', (to, from) => {
    expect(isAssignable(parseType(to), parseType(from))).toBe(false)
  })
})
