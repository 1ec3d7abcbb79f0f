import { expect, it } from 'vitest'
import { closedReason, keysCount } from './closedReason'
import { didStatuses } from './didRecord'

it('closes the wallets that are locked or deactivated, and no other', () => {
  const closed = didStatuses.flatMap((status) => {
    const reason = closedReason(status)
    return reason === null ? [] : [[status, reason]]
  })
  expect(closed).toEqual([
    ['Deactivated', 'DidDeactivated'],
    ['Locked', 'DidLocked'],
  ])
  expect(closedReason(null)).toBeNull()
})

it('the keys of a document count until it is closed, and not while a recovery has left those of before', () => {
  expect(didStatuses.filter((status) => !keysCount(status))).toEqual(['Recovered', 'Deactivated', 'Locked'])
  expect(keysCount(null)).toBe(true)
})
