import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { delegateStake } from './delegateStake'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, account] = [address('a1'), address('b2')]

it.each([
  [10n, 0n, 10n],
  [10n, 3n, 7n],
  [10n, 10n, 0n],
  [10n, 12n, 0n],
])('of %d staked the account sends %d, and the wallet pays %d', (amount, extra, ofWallet) => {
  const stake = { wallet, username: 'fern', ssnID: 'ssn', amount, extra }
  const spent = delegateStake
    .spends?.(stake, account)
    .map(({ payer, coin, units }) => [payer, coin.id, units])
  expect(spent).toEqual([
    [wallet, 'zil', ofWallet],
    [account, 'zil', extra],
  ])
})
