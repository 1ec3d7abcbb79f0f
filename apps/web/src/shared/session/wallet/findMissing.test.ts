import type { WalletAdapter } from '@tyto/chain'
import { toBech32 } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { findMissing, type SessionFacts } from './findMissing'
import { missingWallet } from './missingWallet'
import { exampleFacts } from './testing/exampleFacts'

const me = '0x00000000000000000000000000000000000000aa'
const other = '0x00000000000000000000000000000000000000bb'
const ready: SessionFacts = {
  ...exampleFacts(me),
  login: { address: other, controller: me },
  hasStorage: true,
}

it('[SS-10] nothing is missing where everything is there', () => {
  expect(findMissing({ needs: ['login', 'storage'], signer: me }, ready)).toBeNull()
  expect(findMissing({}, { ...ready, login: null, hasStorage: false })).toBeNull()
})

it('[BX-25] a network for reading is said before all else, and hinders nothing that is not signed', () => {
  const there = { ...ready, isForReading: true }
  const missing = { code: 'NetworkForReading', fix: 'chooseNetwork' }
  expect(findMissing({}, there)).toEqual(missing)
  expect(findMissing({}, { ...there, wallet: 'WalletLocked', account: null })).toEqual(missing)
  expect(findMissing({ signs: false }, there)).toBeNull()
  expect(findMissing({ signs: false }, { ...there, wallet: 'NoWallet' })).toMatchObject({ code: 'NoWallet' })
})

it.each([
  [{}, { wallet: 'NoWallet', account: null }, { code: 'NoWallet', fix: 'connectWallet' }],
  [{}, { wallet: 'WalletLocked', account: null }, { code: 'WalletLocked', fix: 'unlockWallet' }],
  [{}, { wallet: 'AccountNotConnected', account: null }, { code: 'AccountNotConnected', fix: 'reconnect' }],
  [{}, { wallet: 'UnknownNetwork' }, { code: 'UnknownNetwork', fix: 'askNetwork', expected: 'local' }],
  [{}, { wallet: 'WrongNetwork' }, { code: 'WrongNetwork', fix: 'switchNetwork', expected: 'local' }],
  [{ needs: ['login'] }, { login: null }, { code: 'NotLoggedIn', fix: 'logIn' }],
  [{ needs: ['login'] }, { account: other }, { code: 'WrongAccount', fix: 'switchAccount', expected: me }],
  [{ signer: other }, {}, { code: 'WrongAccount', fix: 'switchAccount', expected: other }],
  [{ needs: ['storage'] }, { hasStorage: false }, { code: 'NoStorageWallet', fix: 'connectStorage' }],
] as const)('[SS-10] [BX-11] needs %j with %j: %j', (needs, change, missing) => {
  expect(findMissing(needs, { ...ready, ...change })).toEqual(missing)
})

describe('the wallet itself', () => {
  const chain = { app: 222, other: 1 }
  const connected = {
    adapter: { kind: 'zilpay' } as WalletAdapter,
    account: { address: me, bech32: toBech32(me) },
    needsReconnect: false,
    chainId: chain.app,
  } as const

  it('[SS-10] is connected, open and on the network of the app, or says what it is not', () => {
    expect(missingWallet(connected, chain.app)).toBeNull()
    expect(missingWallet({ ...connected, chainId: chain.other }, chain.app)).toBe('WrongNetwork')
  })

  it('[SS-09] a network that it does not say is not the right one; while it is asked, nothing is said yet', () => {
    expect(missingWallet({ ...connected, chainId: null }, chain.app)).toBe('UnknownNetwork')
    expect(missingWallet({ ...connected, chainId: 'asking' }, chain.app)).toBeNull()
  })

  it('an account that it does not show here is not a locked wallet', () => {
    const dropped = { ...connected, account: null }
    expect(missingWallet({ ...dropped, needsReconnect: true }, chain.app)).toBe('AccountNotConnected')
    expect(missingWallet(dropped, chain.app)).toBe('WalletLocked')
  })

  it('says first what a person mends first', () => {
    const needs = { needs: ['storage', 'login'] } as const
    const missing = (wallet: Parameters<typeof missingWallet>[0]) =>
      findMissing(needs, {
        network: 'local',
        isForReading: false,
        leastLi: 2_000n,
        wallet: missingWallet(wallet, chain.app),
        account: wallet.account?.address ?? null,
        login: null,
        hasStorage: false,
      })?.code
    const nothing = { adapter: null, account: null, needsReconnect: false, chainId: chain.other }
    expect(missing(nothing)).toBe('NoWallet')
    expect(missing({ ...nothing, adapter: connected.adapter })).toBe('WalletLocked')
    expect(missing({ ...connected, chainId: chain.other })).toBe('WrongNetwork')
    expect(missing({ ...connected, chainId: null })).toBe('UnknownNetwork')
    expect(missing(connected)).toBe('NotLoggedIn')
  })
})
