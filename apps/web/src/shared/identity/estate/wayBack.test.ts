import type { EarlierPromise, EstateWallet } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { wayBack } from './wayBack'

const wallet: Address = `0x${'1'.repeat(40)}`
const to: Address = `0x${'2'.repeat(40)}`

test('[BX-27] each promise made before is taken back on the page of the very wallet that made it', () => {
  const of = (promise: EarlierPromise, kind: EstateWallet['kind'], subdomain: string) =>
    wayBack(promise, { ...empty, kind, subdomain }, { domain: 'ann', subdomain, topLevel: 'ssi' })
  const allowance = {
    wallet,
    kind: 'allowance',
    token: 'xsgd',
    spender: to,
    units: 1n,
    decimals: 6,
  } as const
  expect([
    of(allowance, 'did', ''),
    of(allowance, 'defi', 'trade'),
    of({ wallet, kind: 'operator', collection: 'lexicassi', operator: to }, 'did', ''),
    of({ wallet, kind: 'spender', collection: 'lexicassi', token: 1n, spender: to }, 'did', ''),
    of({ wallet, kind: 'stake', to, zil: 1n }, 'staking', 'zil'),
    of({ wallet, kind: 'wallet', domain: null, to }, 'soulbound', 'sbt'),
    of({ wallet, kind: 'controller', to }, 'did', ''),
    of({ wallet, kind: 'username', username: 'bob' }, 'did', ''),
  ]).toEqual([
    '/ann.ssi/didx/wallet/balances/allowances',
    '/trade@ann.ssi/defix/allowances',
    '/ann.ssi/didx/wallet/nft',
    '/ann.ssi/didx/wallet/nft',
    '/zil@ann.ssi/zil/wallet',
    '/sbt@ann.ssi/sbt',
    '/ann.ssi/didx/wallet',
    '/ann.ssi/didx/wallet',
  ])
})

const empty: EstateWallet = {
  subdomain: '',
  address: wallet,
  kind: 'did',
  version: '',
  domain: null,
  keptBy: null,
  through: null,
  obeys: null,
  isPaused: null,
  coins: [],
  staked: null,
  waiting: null,
  shares: null,
  brought: null,
  pools: [],
  nfts: [],
  tokens: null,
  unread: [],
}
