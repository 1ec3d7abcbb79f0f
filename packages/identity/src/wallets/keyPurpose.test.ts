import { expect, test } from 'vitest'
import { compareKeyPurposes, createdKeyPurposes, isKeyPurpose, olderCreatedKeyPurposes } from './keyPurpose'

/** As the specification names them, in its order. */
const made = [
  'update',
  'socialrecovery',
  'general',
  'auth',
  'assertion',
  'agreement',
  'invocation',
  'delegation',
]

test('[DU-02] a document is made with eight keys; one for recovery came with older ones, one for credentials with none', () => {
  expect(createdKeyPurposes).toEqual(made)
  expect(olderCreatedKeyPurposes).toEqual([...made, 'recovery'])
  for (const purpose of [...made, 'recovery', 'vc']) expect(isKeyPurpose(purpose), purpose).toBe(true)
  for (const other of ['', 'VC', 'update ', 'constructor']) expect(isKeyPurpose(other), other).toBe(false)
})

test('keys stand in that order, and those of no known purpose behind them', () => {
  const mixed = ['zoo', 'vc', 'recovery', 'abc', ...made.toReversed()]
  expect(mixed.toSorted(compareKeyPurposes)).toEqual([...made, 'recovery', 'vc', 'abc', 'zoo'])
})
