import { expect, it } from 'vitest'
import { closedReason } from './closedReason'
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
