import { expect, it } from 'vitest'
import { findMissing, type SessionFacts } from './findMissing'

const me = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const ready: SessionFacts = {
  network: 'local',
  wallet: 'connected',
  account: me,
  isOnNetwork: true,
  login: { address: other, controller: me },
  hasStorage: true,
}

it('[SS-10] nothing is missing where everything is there', () => {
  expect(findMissing({ needs: ['login', 'storage'], signer: me }, ready)).toBeNull()
  expect(findMissing({}, { ...ready, login: null, hasStorage: false, isOnNetwork: null })).toBeNull()
})

it.each([
  [{}, { wallet: 'none', account: null }, { code: 'NoWallet', fix: 'connectWallet' }],
  [{}, { wallet: 'locked', account: null }, { code: 'WalletLocked', fix: 'unlockWallet' }],
  [{}, { isOnNetwork: false }, { code: 'WrongNetwork', fix: 'switchNetwork', expected: 'local' }],
  [{ needs: ['login'] }, { login: null }, { code: 'NotLoggedIn', fix: 'logIn' }],
  [{ needs: ['login'] }, { account: other }, { code: 'WrongAccount', fix: 'switchAccount', expected: me }],
  [{ signer: other }, {}, { code: 'WrongAccount', fix: 'switchAccount', expected: other }],
  [{ needs: ['storage'] }, { hasStorage: false }, { code: 'NoStorageWallet', fix: 'connectStorage' }],
] as const)('[SS-10] [BX-11] needs %j with %j: %j', (needs, change, missing) => {
  expect(findMissing(needs, { ...ready, ...change })).toEqual(missing)
})

it('says first what a person mends first', () => {
  const nothing: SessionFacts = {
    ...ready,
    wallet: 'none',
    account: null,
    isOnNetwork: false,
    login: null,
    hasStorage: false,
  }
  expect(findMissing({ needs: ['storage', 'login'] }, nothing)?.code).toBe('NoWallet')
  const connected = { ...nothing, wallet: 'connected', account: me } as const
  expect(findMissing({ needs: ['storage', 'login'] }, connected)?.code).toBe('WrongNetwork')
  expect(findMissing({ needs: ['storage', 'login'] }, { ...connected, isOnNetwork: true })?.code).toBe(
    'NotLoggedIn',
  )
})
