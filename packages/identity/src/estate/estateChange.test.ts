import type { Address, Hex } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import type { Estate, EstateWallet } from './estate'
import { compareEstates, estateAfter, type ControlChange, type EstateLine } from './estateChange'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const id: Hex = `0x${'d1'.repeat(32)}`
const [own, other, didWallet, defi, elsewhere] = [at('1'), at('2'), at('a'), at('b'), at('c')]

const wallet: EstateWallet = {
  subdomain: '',
  address: didWallet,
  kind: 'did',
  version: 'DIDxWALLET_7.1.0',
  domain: null,
  obeys: own,
  isPaused: null,
  coins: [],
  staked: 0n,
  waiting: 0n,
  shares: 0n,
  brought: 0n,
  pools: [],
  nfts: [],
  tokens: 0,
  unread: [],
}
const kind: EstateWallet = {
  ...wallet,
  subdomain: 'defi',
  address: defi,
  kind: 'defi',
  version: 'DEFIxWALLET_3.0.0',
  domain: id,
  isPaused: false,
}
const half = { wallet: didWallet, controller: own, status: 'Created' } as const
const estate: Estate = {
  id,
  height: 1n,
  ssi: half,
  did: half,
  username: 'one',
  guardians: 0,
  keys: ['update'],
  guards: [],
  wallets: [wallet, kind],
  left: 0,
  community: 5n,
  promises: [],
  names: [],
}

const told = (change: ControlChange, before = estate) =>
  compareEstates(before, estateAfter(before, change)).map(({ item, after, fate }: EstateLine) => [
    item.kind === 'wallet' ? `${item.wallet.subdomain}@` : item.kind,
    fate,
    after,
    ...(item.kind === 'community' ? [item.shares] : []),
  ])
const stays = [
  ['ssi', 'stays', own],
  ['did', 'stays', own],
  ['@', 'stays', own],
  ['defi@', 'stays', own],
  ['community', 'stays', own, 5n],
] as const

describe('estateAfter and compareEstates', () => {
  it('tell a new subdomain as what comes, with whom it obeys', () => {
    const shop: EstateWallet = { ...wallet, subdomain: '', address: elsewhere, kind: 'account', obeys: other }
    const lines = told({ subdomains: new Map([['shop', shop]]) })
    expect(lines).toEqual([...stays.slice(0, 4), ['shop@', 'comes', other], stays[4]])
  })

  it('tell a subdomain that is led elsewhere as one that leaves and one that comes', () => {
    const next: EstateWallet = { ...kind, address: elsewhere, obeys: null }
    const lines = told({ subdomains: new Map([['defi', next]]) })
    // A wallet of this domain obeys whoever controls its .did, whatever was said before.
    expect(lines.slice(3, 5)).toEqual([
      ['defi@', 'leaves', own],
      ['defi@', 'comes', own],
    ])
  })

  it('tell shares that come to the community and that leave it beside those that stay', () => {
    expect(told({ shares: 3n }).slice(4)).toEqual([stays[4], ['community', 'comes', own, 3n]])
    expect(told({ shares: -5n }).slice(4)).toEqual([['community', 'leaves', own, 5n]])
    // What is not known stays unknown: no sum is made with it.
    const unread = { ...estate, community: null }
    expect(estateAfter(unread, { shares: 3n }).community).toBeNull()
  })

  it('leave shares in the community with the wallet that brought them', () => {
    const bringing = { ...estate, wallets: [{ ...wallet, brought: 4n }, kind] }
    const next = { wallet: elsewhere, controller: other, status: 'Created' } as const
    expect(told({ ssi: next, did: next }, bringing)).toEqual([
      ['ssi', 'goes', other],
      ['did', 'goes', other],
      ['@', 'stays', own],
      ['defi@', 'goes', other],
      // Of the five one was brought by a wallet that is not among these.
      ['community', 'goes', other, 1n],
    ])
  })

  it('say nothing of the keys and guardians of a wallet that the .did leads to no longer', () => {
    const next = { wallet: elsewhere, controller: other, status: 'Created' } as const
    const after = estateAfter({ ...estate, guardians: 3 }, { ssi: next, did: next })
    expect(after).toMatchObject({ keys: [], guardians: null, guards: [] })
    const only = estateAfter({ ...estate, guardians: 3 }, { ssi: next })
    expect(only).toMatchObject({ keys: ['update'], guardians: 3 })
  })

  it('move nothing where guardians and a username change', () => {
    const after = estateAfter(estate, { guardians: 3, username: 'two' })
    expect(after).toEqual({ ...estate, guardians: 3, username: 'two' })
    expect(told({ guardians: 3, username: 'two' })).toEqual(stays)
  })
})
