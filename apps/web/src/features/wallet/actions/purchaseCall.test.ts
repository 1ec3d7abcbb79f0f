import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { purchaseCall } from './purchaseCall'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, friend] = [address('a1'), address('b2')]
const older = 'DIDxWALLET_7.0.0'
const bounding = 'DIDxWALLET_7.1.0'

/** A name for 9, in a wallet with so much ZIL. */
const call = (version: string, currency: string, balance: bigint, recipient: Address | null) => {
  const content = purchaseCall(
    { wallet, domain: 'alice', recipient, currency },
    { price: 9n, balance, version },
  )
  if (content.kind !== 'call') throw new Error(content.kind)
  const { to, transition, params, amount } = content.call
  const values = Object.fromEntries(params.map(({ vname, value }) => [vname, value]))
  return { to, transition, values, amount, spare: content.spare }
}

it.each([
  [bounding, 'BuyNftUsernameAtMost', '9'],
  [older, 'BuyNftUsername', undefined],
])('%s buys by %s, and names a most of %s', (version, transition, most) => {
  const { to, values, ...asked } = call(version, 'zil', 0n, null)
  expect([to, asked.transition, values['most'], values['id']]).toEqual([wallet, transition, most, 'zil'])
})

it.each([bounding, older])('%s asks for the name of its recipient', (version) => {
  const some = { constructor: 'Some', argtypes: ['ByStr20'], arguments: [friend] }
  const none = { constructor: 'None', argtypes: ['ByStr20'], arguments: [] }
  // SHA-256 of `alice`.
  const username = '0x2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90'
  expect(call(version, 'zil', 0n, friend).values).toMatchObject({ addr: some, username })
  expect(call(version, 'zil', 0n, null).values).toMatchObject({ addr: none, username })
})

it.each([
  // The ZIL that the wallet lacks goes along; a donation may be taken of what it has beyond the price.
  ['zil', 0n, 9n, 0n],
  ['zil', 4n, 5n, 0n],
  ['zil', 9n, 0n, 0n],
  ['zil', 12n, 0n, 3n],
  ['tyron', 0n, 0n, 0n],
  ['tyron', 12n, 0n, 0n],
])('in %s with %d ZIL in the wallet: %d go along, %d are spare', (currency, balance, amount, spare) => {
  expect(call(bounding, currency, balance, null)).toMatchObject({ amount, spare })
})
