import type { Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { changesSince, guardianHealth, type DidRecord, type WatchedState } from '../index'

const hash = (digit: string): Hex => `0x${digit.repeat(64)}`
const seen: WatchedState = {
  controller: `0x${'11'.repeat(20)}`,
  guardians: [hash('a'), hash('b')],
  status: 'Created',
}

describe('changesSince', () => {
  test('everyday life is none: an update, the same guardians in another order', () => {
    expect(changesSince(seen, { ...seen, status: 'Updated', guardians: [hash('b'), hash('a')] })).toEqual([])
  })

  test('another controller, other guardians, a recovery', () => {
    const controller = `0x${'22'.repeat(20)}` as const
    expect(
      changesSince(seen, { controller, guardians: [hash('b'), hash('c')], status: 'Recovered' }),
    ).toEqual([
      { kind: 'controller', from: seen.controller, to: controller },
      { kind: 'guardians', added: [hash('c')], removed: [hash('a')] },
      { kind: 'status', to: 'Recovered' },
    ])
    const locked = { ...seen, status: 'Locked' } as const
    expect(changesSince(locked, locked)).toEqual([])
    expect(changesSince(seen, { ...seen, status: null })).toEqual([])
    expect(changesSince(seen, locked)).toEqual([{ kind: 'status', to: 'Locked' }])
  })
})

describe('guardianHealth', () => {
  const wallet = (version: string, encrypted?: string): DidRecord => ({
    address: `0x${'11'.repeat(20)}`,
    did: '',
    controller: null,
    version,
    status: 'Created',
    verificationMethods: new Map(encrypted === undefined ? [] : [['socialrecovery', hash('a')]]),
    dkms: new Map(encrypted === undefined ? [] : [['socialrecovery', encrypted]]),
    addressServices: new Map(),
    services: new Map(),
    guardians: [],
    subdomains: new Map(),
    pendingController: null,
    pendingUsername: null,
    balance: 0n,
    unreadable: [],
  })
  test.each([
    ['ready', wallet('DIDxWALLET_7.0.0', 'text')],
    ['ready', wallet('xwallet_3.0.0', 'text')],
    ['noWallet', null],
    ['cannotSign', wallet('DEFIxWALLET_7.0.0', 'text')],
    ['noKey', wallet('DIDxWALLET_7.0.0')],
    ['keyNotKept', wallet('DIDxWALLET_7.0.0', 'none')],
  ] as const)('%s', (health, record) => {
    expect(guardianHealth(record)).toBe(health)
  })
})
