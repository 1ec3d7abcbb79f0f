import type { CoinPrice } from '@tyto/exchange'
import type { EstateWallet } from '@tyto/identity'
import { expect, it } from 'vitest'
import { pricelessCoins, walletWorth } from './estateWorth'

const wallet: EstateWallet = {
  subdomain: 'defi',
  address: `0x${'ab'.repeat(20)}`,
  kind: 'defi',
  version: '',
  domain: null,
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

it('counts coins, stakes and shares of the pool in ZIL, each once', () => {
  expect(walletWorth(wallet, prices)).toBe(500n + 60n + 50n + 3n + 40n)
  const asCoin = { ...wallet, coins: [{ id: 'tyrons$i', units: 10n, decimals: 18 }] }
  expect(walletWorth(asCoin, prices)).toBe(40n + 53n)
  expect(pricelessCoins([wallet, wallet], prices)).toEqual(['gzil'])
})

it('is unknown where a part is, and never less', () => {
  for (const unread of [
    { unread: ['coins'] as const },
    { staked: null },
    { waiting: null },
    { shares: null },
  ]) {
    expect(walletWorth({ ...wallet, ...unread }, prices)).toBeNull()
  }
})
