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
  keptBy: null,
  through: null,
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
  through: didWallet,
  isPaused: false,
}
/** Bound to the DID wallet. */
const bound: EstateWallet = { ...kind, subdomain: 'kept', address: at('d'), keptBy: didWallet }
const half = { wallet: didWallet, controller: own, speaker: own, status: 'Created' } as const
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
    // An unknown part stays unknown: no sum is made with it.
    const unread = { ...estate, community: null }
    expect(estateAfter(unread, { shares: 3n }).community).toBeNull()
  })

  it('leave shares in the community with the wallet that brought them', () => {
    const bringing = { ...estate, wallets: [{ ...wallet, brought: 4n }, kind] }
    const next = { wallet: elsewhere, controller: other, speaker: other, status: 'Created' } as const
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
    const next = { wallet: elsewhere, controller: other, speaker: other, status: 'Created' } as const
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

describe('a wallet that is kept', () => {
  const before: Estate = { ...estate, wallets: [wallet, bound] }
  const away = { wallet: elsewhere, controller: other, speaker: other, status: 'Created' } as const
  const fateOf = (change: ControlChange, from = before) =>
    told(change, from).find(([what]) => what === 'kept@')

  it('[BX-36] stays when the name is handed over', () => {
    expect(fateOf({ ssi: away, did: away })).toEqual(['kept@', 'stays', own])
    expect(fateOf({ did: away })).toEqual(['kept@', 'stays', own])
  })

  it('[BX-36] goes with a new controller and a recovery of the wallet that it is bound to, under any of its names', () => {
    const change = { controllers: new Map([[didWallet, other]]) }
    expect(fateOf(change)).toEqual(['kept@', 'goes', other])
    const named = { ...before, wallets: [wallet, { ...bound, domain: `0x${'d2'.repeat(32)}` as const }] }
    expect(fateOf(change, named)).toEqual(['kept@', 'goes', other])
    // Of another DID wallet nothing is known here.
    const strangers = { ...before, wallets: [wallet, { ...bound, keptBy: elsewhere, through: elsewhere }] }
    expect(fateOf(change, strangers)).toEqual(['kept@', 'stays', own])
  })

  it('[BX-36] closes with a lock of the wallet that it is bound to', () => {
    expect(fateOf({ statuses: new Map([[didWallet, 'Locked']]) })).toEqual(['kept@', 'closes', own])
    const strangers = { ...before, wallets: [wallet, { ...bound, keptBy: elsewhere, through: elsewhere }] }
    expect(fateOf({ statuses: new Map([[didWallet, 'Locked']]) }, strangers)).toEqual(['kept@', 'stays', own])
  })

  it('[BX-36] is bound and let go without changing hands, and obeys another name once that one took it', () => {
    const kept = estateAfter(estate, { keepers: new Map([[defi, didWallet]]) })
    expect(kept.wallets[1]).toMatchObject({ keptBy: didWallet, obeys: own })
    const free = estateAfter(before, { keepers: new Map([[bound.address, null]]) })
    expect(free.wallets[1]).toMatchObject({ keptBy: null, obeys: own })
    const taken = { domain: `0x${'d2'.repeat(32)}`, controller: other } as const
    expect(estateAfter(before, { domains: new Map([[bound.address, taken]]) }).wallets[1]).toMatchObject({
      keptBy: null,
      obeys: other,
    })
  })
})

describe('a wallet of another name of the same DID wallet', () => {
  const second: EstateWallet = { ...kind, subdomain: 'second', domain: `0x${'d2'.repeat(32)}` }
  const before: Estate = { ...estate, wallets: [wallet, second] }
  const fateOf = (change: ControlChange) => told(change, before).find(([what]) => what === 'second@')

  it('[BX-36] goes and closes with the DID wallet, and stays where the first name alone is handed over', () => {
    expect(fateOf({ controllers: new Map([[didWallet, other]]) })).toEqual(['second@', 'goes', other])
    expect(fateOf({ statuses: new Map([[didWallet, 'Locked']]) })).toEqual(['second@', 'closes', own])
    const away = { wallet: elsewhere, controller: other, speaker: other, status: 'Created' } as const
    expect(fateOf({ ssi: away, did: away })).toEqual(['second@', 'stays', own])
  })
})

describe('a .did that leads to no DID wallet', () => {
  it('[BX-36] leaves the wallets of the name to nobody, whoever has the name', () => {
    const account = { wallet: other, controller: other, speaker: null, status: null }
    expect(told({ ssi: account, did: account })).toContainEqual(['defi@', 'goes', null])
    expect(told({ ssi: account, did: account })).toContainEqual(['did', 'goes', other])
  })
})

describe('what was promised', () => {
  const promises = [
    { kind: 'wallet', wallet: defi, domain: id, to: null },
    { kind: 'controller', wallet: didWallet, to: other },
    { kind: 'username', wallet: didWallet, username: 'next' },
    { kind: 'operator', wallet: defi, collection: '.ssi', operator: elsewhere },
  ] as const
  const kept = (change: ControlChange): readonly string[] =>
    estateAfter({ ...estate, promises }, change).promises.map((promise) => promise.kind)

  it.each<readonly [string, ControlChange, readonly string[]]>([
    [
      'an offer of a wallet is over once somebody has it',
      { domains: new Map([[defi, { domain: id, controller: other }]]) },
      ['controller', 'username', 'operator'],
    ],
    [
      'whoever was asked to take over is asked no longer once somebody did',
      { controllers: new Map([[didWallet, other]]) },
      ['wallet', 'username', 'operator'],
    ],
    [
      'a username that was taken is asked for no longer',
      { username: 'next' },
      ['wallet', 'controller', 'operator'],
    ],
    [
      'a pause ends nothing',
      { pauses: new Map([[defi, true]]) },
      ['wallet', 'controller', 'username', 'operator'],
    ],
    [
      'another subdomain ends nothing',
      { subdomains: new Map([['new', kind]]) },
      ['wallet', 'controller', 'username', 'operator'],
    ],
  ])('%s', (_, change, left) => expect(kept(change)).toEqual(left))
})
