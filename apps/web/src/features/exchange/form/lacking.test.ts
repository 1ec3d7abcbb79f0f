import type { Offer, Offers } from '@tyto/exchange'
import { err, ok } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { lackOf } from './lacking'

const none: Offers = {
  tydradex: err('NoPool'),
  dragondex: err('NoPool'),
  zilswap: err('NoPool'),
  aswap: err('NoPool'),
}
const offered = (impact: bigint): Offers => ({ ...none, aswap: ok({ output: 1n, impact } as Offer) })
const ready = { amount: 1n, offers: offered(0n), isRefused: false, isShort: false, isStale: false }

test.each([
  ['nothing', {}, null],
  ['that one may not, before all else', { isRefused: true, amount: 0n, offers: null }, 'refused'],
  ['an amount', { amount: 0n, offers: null }, 'amount'],
  ['an answer of the pools', { offers: null }, 'quotes'],
  ['a new answer of the pools', { isStale: true }, 'quotes'],
  ['an offer, before the coins for it', { offers: none, isShort: true }, 'nothing'],
  ['coins, before an amount that moves the price less', { offers: offered(1_001n), isShort: true }, 'coins'],
  ['an amount that moves the price less', { offers: offered(1_001n) }, 'blocked'],
] as const)('[BX-27] what is missing: %s', (_, state, lack) => {
  expect(lackOf({ ...ready, ...state })).toBe(lack)
})
