import { expect, it } from 'vitest'
import type { ShownParam } from '../../values/showParams'
import { priceBoundOf, type PriceBound } from './priceBound'

const tyron = { symbol: 'TYRON', decimals: 12 }
const amount = (name: string, value: bigint): ShownParam => ({
  name,
  type: 'Uint128',
  value: { kind: 'amount', value, unit: tyron },
  json: String(value),
})
const text = (name: string, value: string): ShownParam => ({
  name,
  type: 'String',
  value: { kind: 'text', text: value },
  json: value,
})
const most = { most: 3n, unit: tyron }
const number: ShownParam = { name: 'most', type: 'Uint128', value: { kind: 'number', value: 3n }, json: '3' }

it.each<[string, string | null, string | undefined, readonly ShownParam[], PriceBound | null]>([
  ['with a most', 'BuyNftUsernameAtMost', undefined, [amount('other', 9n), amount('most', 3n)], most],
  ['with a most of Init', 'BuyNftUsernameAtMost', 'Init', [amount('most', 3n)], most],
  ['with a most of an unknown coin', 'BuyNftUsernameAtMost', undefined, [number], null],
  ['with a most that the call does not look at', 'AddFunds', undefined, [amount('most', 3n)], null],
  ['without a most, by its transition alone', 'BuyNftUsernameAtMost', undefined, [amount('id', 3n)], null],
  ['a most in another call', 'AtMostOnce', undefined, [amount('most', 3n)], null],
  ['for a token', 'BuyNftUsername', 'TydraDid', [text('id', 'tyron')], 'unbound'],
  ['of a contract that nobody knows', 'BuyNftUsername', undefined, [text('id', 'tyron')], 'unbound'],
  ['without an id', 'BuyNftUsername', undefined, [text('name', 'free')], 'unbound'],
  ['with an id that is no text', 'BuyNftUsername', undefined, [amount('id', 0n)], 'unbound'],
  ['for nothing', 'BuyNftUsername', undefined, [text('id', 'free')], null],
  ['for nothing, by an older wallet', 'BuyNftUsername', undefined, [text('id', '')], null],
  ['straight from Init', 'BuyNftUsername', 'Init', [text('id', 'tyron')], null],
  ['a Tydra', 'MintTydraNft', undefined, [], 'unbound'],
  ['a Tydra that moves', 'TransferTydraNft', undefined, [], 'unbound'],
  ['an NFT', 'ZRC6_Mint', undefined, [], 'unbound'],
  ['many NFTs', 'ZRC6_BatchMint', undefined, [], 'unbound'],
  ['another call', 'AddFunds', undefined, [text('id', 'tyron')], null],
  ['no call', null, undefined, [amount('most', 3n)], null],
])('[BX-27] the bound of a price: %s', (_, transition, contract, params, bound) => {
  expect(priceBoundOf({ transition, contract, params })).toEqual(bound)
})
