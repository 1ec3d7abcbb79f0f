import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivedOf } from './arrived'

const units = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })

test('what the receiver has more is what arrived, whatever the token says', () => {
  fc.assert(
    fc.property(units, units, units, (sent, had, has) => {
      const arrived = arrivedOf({ sent, had, has })
      if (has < had) expect(arrived).toEqual({ kind: 'sent', sent })
      else if (has - had < sent) expect(arrived).toEqual({ kind: 'less', sent, arrived: has - had })
      else expect(arrived).toEqual({ kind: 'got', sent })
    }),
  )
})

test('where one of both is not known only what was sent is said', () => {
  expect(arrivedOf({ sent: 5n, had: null, has: 9n })).toEqual({ kind: 'sent', sent: 5n })
  expect(arrivedOf({ sent: 5n, had: 4n, has: null })).toEqual({ kind: 'sent', sent: 5n })
})
