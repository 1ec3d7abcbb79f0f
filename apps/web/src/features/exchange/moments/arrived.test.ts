import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivedOf, inAll, momentToCount } from './arrived'

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

test('what somebody has counts within ten blocks after a trade: before, a node is behind, and later they may have spent of it', () => {
  const at = (latest: bigint) => momentToCount({ trade: 100n, latest })
  expect([99n, 100n, 110n, 111n, 10_000n].map(at)).toEqual(['behind', 'now', 'now', 'late', 'late'])
})

test('two trades that are one brought the sum of both, from what there was before the first', () => {
  const second = { id: 'b', block: 8n, sent: 7n, had: 105n }
  const first = { id: 'a', block: 5n, sent: 5n, had: 100n }
  expect(inAll([second, first])).toEqual({ sent: 12n, had: 100n, last: second, isSoon: true })
  expect(inAll([first])).toEqual({ sent: 5n, had: 100n, last: first, isSoon: true })
  expect(inAll([first, { ...second, sent: null }]).sent).toBeNull()
  // Hours may lie between both, in which somebody spends of what the first one brought.
  expect(inAll([first, { ...second, block: 16n }]).isSoon).toBe(false)
})
