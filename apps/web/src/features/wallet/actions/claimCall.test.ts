import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { claimCall } from './claimCall'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, contract] = [address('a1'), address('b2')]

it.each([
  [0n, 1n],
  [1n, 0n],
  [10n ** 18n, 0n],
])('a wallet with %d Qa calls the claim with 1, of which %d come along', (balance, along) => {
  const { to, transition, params, amount } = claimCall(wallet, contract, balance)
  expect([to, transition, amount]).toEqual([wallet, 'SendFunds', along])
  expect(Object.fromEntries(params.map(({ vname, value }) => [vname, value]))).toMatchObject({
    tag: 'Claim',
    amount: '1',
    beneficiary: { arguments: [contract] },
  })
})
