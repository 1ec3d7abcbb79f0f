import { toBech32, toChecksumAddress } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { firstAccount, secondAccount, sentId } from '../../test/fakeZilPay'
import { openZilPay } from '../../test/zilPayWorld'
import { readChainId, readSentId, readZilPayState, zilPayBuild, type ZilPay } from './zilPay'

const base16 = toChecksumAddress(firstAccount)
const bech32 = toBech32(firstAccount)
const method = () => undefined

/** What stands in the place of a wallet's object. */
const object = (parts: object) => parts as unknown as ZilPay

describe('which build it is', () => {
  it.each([
    ['nothing', undefined, 'unknown'],
    ['no provider', { wallet: { connect: method }, provider: null }, 'unknown'],
    ['a provider that is no object', { wallet: { connect: method }, provider: 'send' }, 'unknown'],
    ['a provider that sends nothing', { wallet: { connect: method }, provider: { send: 7 } }, 'unknown'],
    ['a wallet that connects nobody', { wallet: {}, provider: { send: method } }, 'unknown'],
    ['one that can encrypt', { wallet: { connect: method, encrypt: method } }, 'classic'],
    ['one that can decrypt', { wallet: { connect: method, decrypt: method } }, 'classic'],
    ['one that can do both', { wallet: { connect: method, encrypt: method, decrypt: method } }, 'bearby'],
  ])('%s', (_, parts, build) => {
    expect(zilPayBuild(parts && object({ provider: { send: method }, ...parts }))).toBe(build)
  })
})

describe('what it shows', () => {
  it.each([
    ['the account in hex alone', { base16 }, { address: firstAccount, bech32 }],
    ['the account in bech32 alone', { bech32 }, { address: firstAccount, bech32 }],
    ['hex that is none', { base16: 'soon', bech32 }, { address: firstAccount, bech32 }],
    ['two accounts', { base16, bech32: toBech32(secondAccount) }, { address: firstAccount, bech32 }],
    ['a list in the place of hex', { base16: [base16] }, null],
    ['text', base16, null],
    ['nothing', null, null],
  ])('%s', (_, defaultAccount, account) => {
    expect(readZilPayState(object({ wallet: { defaultAccount } })).account).toEqual(account)
  })

  it.each([
    ['mainnet', 'mainnet'],
    ['testnet', 'testnet'],
    ['private', 'private'],
    ['', null],
    ['main', null],
    [['mainnet'], null],
  ])('a network called %j', (net, networkName) => {
    expect(readZilPayState(object({ wallet: { net } })).networkName).toBe(networkName)
  })

  it.each([true, false, 'true', 1, undefined])('%j: it is open, or connected, where it says true', (said) => {
    const state = readZilPayState(object({ wallet: { isEnable: said, isConnect: said } }))
    expect(state).toMatchObject({ isUnlocked: said === true, isConnected: said === true })
  })

  it('that another account was chosen: Bearby alone, connected, and without one', () => {
    const needs = (variant: 'classic' | 'bearby', isConnected: boolean, isDropped: boolean) => {
      const { world, adapter } = openZilPay({ variant, isConnected })
      if (isDropped) world.pageAccount = null
      return adapter.state().needsReconnect
    }
    expect(needs('bearby', true, true)).toBe(true)
    expect(needs('bearby', true, false)).toBe(false)
    expect(needs('bearby', false, true)).toBe(false)
    expect(needs('classic', true, true)).toBe(false)
  })
})

describe('what it answers', () => {
  it.each([
    [{ result: '333' }, 333],
    [{ result: 333 }, 333],
    [{ result: '999999999' }, 999_999_999],
    [{ result: '1000000000' }, null],
    [{ result: ['333'] }, null],
    [{ result: ' 333' }, null],
    [{ result: '333 ' }, null],
    [{ result: true }, null],
    [{}, null],
  ])('%j: the chain %j', (envelope, chainId) => {
    expect(readChainId(envelope)).toBe(chainId)
  })

  it.each([
    [{ ID: sentId }, sentId],
    [{ ID: `0X${sentId.toUpperCase()}` }, sentId],
    [[{ ID: sentId }, { address: 'undefined' }], sentId],
    [{ ID: 'undefined', TranID: sentId }, sentId],
    [{ ID: [sentId] }, undefined],
    [{ ID: `${sentId}0` }, undefined],
    [{ ID: `0${sentId}` }, undefined],
    [{ ID: `00x${sentId.slice(1)}` }, undefined],
    [{ ID: `${sentId.slice(1)}0x0` }, undefined],
    [{ ID: null }, undefined],
    [sentId, undefined],
    [undefined, undefined],
  ])('%j: the transaction %j', (answer, id) => {
    expect(readSentId(answer)).toBe(id)
  })
})
