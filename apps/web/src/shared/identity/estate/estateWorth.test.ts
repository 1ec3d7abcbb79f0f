import { usualFees, type CoinPrice, type Exchanges } from '@tyto/exchange'
import type { EstateWallet } from '@tyto/identity'
import { expect, it } from 'vitest'
import { pricelessCoins, walletWorth, type EstateMarket } from './estateWorth'

const wallet: EstateWallet = {
  subdomain: 'defi',
  address: `0x${'ab'.repeat(20)}`,
  kind: 'defi',
  version: '',
  domain: null,
  keptBy: null,
  through: null,
  obeys: null,
  isPaused: false,
  coins: [
    { id: 'zil', units: 500n, decimals: 12 },
    { id: 'tyron', units: 30n, decimals: 12 },
    { id: 'gzil', units: 7n, decimals: 15 },
  ],
  staked: 50n,
  waiting: 3n,
  shares: 10n,
  brought: 0n,
  pools: [],
  nfts: [],
  tokens: 0,
  unread: [],
}
const price = (zil: bigint, tokens: bigint): CoinPrice => ({
  exchange: 'zilswap',
  pool: { zil, tokens },
  by: null,
})
/** A TYRON is worth two ZIL, a share of the pool four. */
const prices = new Map([
  ['tyron', price(200n, 100n)],
  ['tyrons$i', price(400n, 100n)],
])

const exchanges: Exchanges = {
  block: 1n,
  states: new Map([
    [
      'zilswap',
      { fees: usualFees.zilswap, feesGoTo: null, pools: new Map([['tyron', { zil: 200n, tokens: 100n }]]) },
    ],
  ]),
  tyronDex: {
    reserves: { tyron: 1n, ssi: 1n },
    profitDenom: 0n,
    reward: 0n,
    totalSupply: 1_000n,
    contributions: 100_000n,
    daoBalance: 200_000n,
    isFairlaunch: false,
  },
  vault: null,
}
const market: EstateMarket = { prices, exchanges }

it('counts coins, stakes and shares of the pool in ZIL, each once', () => {
  expect(walletWorth(wallet, market)).toBe(500n + 60n + 50n + 3n + 40n)
  const asCoin = { ...wallet, coins: [{ id: 'tyrons$i', units: 10n, decimals: 18 }] }
  expect(walletWorth(asCoin, market)).toBe(40n + 53n)
  // NFTs and soulbound tokens have no price.
  const nfts = [{ collection: 'dd10k', count: 3n }]
  expect(walletWorth({ ...wallet, nfts, tokens: 2 }, market)).toBe(653n)
  expect(pricelessCoins([wallet, wallet], prices)).toEqual(['gzil'])
})

it('is unknown where a part is, and never less', () => {
  for (const unread of [
    { unread: ['coins'] as const },
    { staked: null },
    { waiting: null },
    { shares: null },
    { brought: null },
    { unread: ['shares'] as const },
  ]) {
    expect(walletWorth({ ...wallet, ...unread }, market)).toBeNull()
  }
})

it('counts parts of pools by what comes out of them, and shares in the community by the shares of the pool behind them', () => {
  const pools = [{ exchange: 'zilswap', coin: 'tyron', shares: 3n, total: 10n }]
  // 60 ZIL, and 30 TYRON at two ZIL each.
  expect(walletWorth({ ...wallet, pools }, market)).toBe(653n + 60n + 60n)
  // 20,000 shares of the community are 40,000 of the pool, at four ZIL each.
  expect(walletWorth({ ...wallet, brought: 20_000n }, market)).toBe(653n + 160_000n)
})

it('is unknown where a pool that the wallet has a part of could not be read', () => {
  const pools = [{ exchange: 'zilswap', coin: 'gzil', shares: 3n, total: 10n }]
  expect(walletWorth({ ...wallet, pools }, market)).toBeNull()
  expect(walletWorth({ ...wallet, brought: 20_000n }, { prices, exchanges: null })).toBeNull()
})
