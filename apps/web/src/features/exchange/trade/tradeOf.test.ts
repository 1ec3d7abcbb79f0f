import { quoteAt, type Exchanges, type Hop, type Offer } from '@tyto/exchange'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import type { TradedCoin } from '../actions/tradeInput'
import type { Market } from '../quotes/market'
import { liquidityOf } from './liquidity'
import { tradeOf, withSlippage } from './tradeOf'

const wallet: Address = `0x${'a1'.repeat(20)}`
const account: Address = `0x${'b2'.repeat(20)}`
const coin = (id: string): TradedCoin => ({ id, symbol: id, decimals: 12, token: account })
const name: Name = { domain: 'alice', topLevel: 'ssi', subdomain: 'defi' } as unknown as Name

/** 1,000,000 ZIL and 4,000,000 of a token at 12 digits; the exchanges keep 0.3 % of what comes in. */
const pool = { zil: 10n ** 18n, tokens: 4n * 10n ** 18n }
const state = {
  pools: new Map([['xsgd', pool]]),
  fees: { afterFee: 9_970n, zilDivisor: 0n },
  feesGoTo: null,
}
const exchanges = {
  block: 7n,
  states: new Map([['zilswap', state]]),
  tyronDex: { reserves: { tyron: 33n, ssi: 44n } },
  vault: { reserve: 55n },
} as unknown as Exchanges
const market = {
  exchanges,
  amountOf: (who: Address, id: string) =>
    who === wallet && id === 'xsgd' ? { kind: 'amount', units: 77n } : undefined,
} as unknown as Market

const hop = (kind: Hop['kind'], exchange: Hop['exchange'], from: string, to: string): Hop => ({
  kind,
  exchange,
  from,
  to,
  input: 1n,
  output: 1n,
  least: 1n,
  impact: 0n,
  poolFee: 0n,
  zilFee: 0n,
})
const offer: Offer = {
  exchange: 'zilswap',
  direction: 'zilToToken',
  from: 'zil',
  to: 'xsgd',
  input: 11n,
  output: 23n,
  least: 19n,
  impact: 1n,
  hops: [hop('pool', 'zilswap', 'zil', 'xsgd')],
} as unknown as Offer

it('[SW-05] [BX-27] what is signed is the offer: its input, its least, and who gives', () => {
  const choice = { wallet, from: coin('zil'), to: coin('xsgd'), name, payer: wallet, market }
  expect(tradeOf({ ...choice, source: 'wallet' } as never, offer, 31n)).toEqual({
    exchange: 'zilswap',
    wallet,
    through: null,
    from: coin('zil'),
    to: coin('xsgd'),
    amount: 11n,
    minimum: 19n,
    deadline: 31n,
    had: 77n,
    page: 'defi@alice.ssi',
  })
  // The account gives, straight at the exchange; what it had nobody knows.
  expect(tradeOf({ ...choice, source: 'zilpay', payer: account } as never, offer, 31n)).toMatchObject({
    wallet: null,
    through: null,
    had: null,
  })
  // Two contracts: the account's ZIL passes through the wallet.
  const longer: Offer = { ...offer, hops: [...offer.hops, hop('dex', 'tydradex', 'tyron', 's$i')] }
  expect(tradeOf({ ...choice, source: 'zilpay' } as never, longer, 31n)).toMatchObject({
    wallet: null,
    through: wallet,
  })
  expect(tradeOf({ ...choice, source: 'wallet' } as never, longer, 31n)).toMatchObject({
    wallet,
    through: null,
  })
})

it('[SW-07] another slippage changes the least alone, and only downwards from what is expected', () => {
  const trade = { from: 'zil', to: 'xsgd', amount: 10n ** 12n }
  const quoted = quoteAt(exchanges, 'zilswap', { ...trade, slippage: 0n })
  if (!quoted.ok) throw new Error(quoted.code)
  const exact = quoted.value
  const chosen = { offer: exact, from: coin('zil'), to: coin('xsgd'), amount: 10n ** 12n, market }
  const looser = withSlippage(chosen, 100n)
  expect(looser.output).toBe(exact.output)
  // 1 % less, rounded down.
  expect(looser.least).toBe((exact.output * 99n) / 100n)
  // An offer that the exchange no longer makes stays as it was seen.
  const none = { ...market, exchanges: { ...exchanges, states: new Map() } } as unknown as Market
  expect(withSlippage({ ...chosen, market: none }, 100n)).toBe(exact)
})

it.each<[string, readonly Hop[], bigint | null, bigint | null]>([
  ['ZIL to a token', [hop('pool', 'zilswap', 'zil', 'xsgd')], pool.zil, pool.tokens],
  ['a token to ZIL', [hop('pool', 'zilswap', 'xsgd', 'zil')], pool.tokens, pool.zil],
  ['TYRON to S$I', [hop('dex', 'tydradex', 'tyron', 's$i')], 33n, 44n],
  ['S$I to TYRON', [hop('dex', 'tydradex', 's$i', 'tyron')], 44n, 33n],
  ['XSGD at the vault, which makes S$I', [hop('mint', 'tydradex', 'xsgd', 's$i')], 55n, null],
  ['S$I at the vault', [hop('burn', 'tydradex', 's$i', 'xsgd')], null, 55n],
  [
    'by two contracts: the first one’s and the last one’s',
    [hop('pool', 'zilswap', 'zil', 'xsgd'), hop('dex', 'tydradex', 's$i', 'tyron')],
    pool.zil,
    33n,
  ],
  ['a pool that is not there', [hop('pool', 'zilswap', 'zil', 'gzil')], null, null],
  ['an exchange that is not read', [hop('pool', 'aswap', 'zil', 'xsgd')], null, null],
  ['no way', [], null, null],
])('[SW-05] the panel shows what stands where it is taken from: %s', (_, hops, from, to) => {
  expect(liquidityOf(exchanges, { hops })).toEqual({ from, to })
})
