import type { TransactionRequest } from '@tyto/chain'
import { expect, it } from 'vitest'
import {
  account,
  changed,
  exampleOutcome,
  friend,
  moved,
  registry,
  wallet,
} from '../action/testing/exampleOutcome'
import { donatedIn } from './donated'

const call = (given: unknown, vname = 'tyron') =>
  ({
    kind: 'call',
    call: {
      to: wallet,
      transition: 'Transfer',
      amount: 0n,
      params: [
        { vname: 'other', type: 'Uint128', value: { arguments: ['9'] } },
        { vname, type: 'Option (Uint128)', value: given },
      ],
    },
    gasLimit: 1n,
    gasPriceLi: 1n,
  }) as unknown as TransactionRequest
const some = (qa: string) => ({ constructor: 'Some', argtypes: ['Uint128'], arguments: [qa] })
const points = changed(registry, 'xpoints', [], [{ json: '1' }, { json: '2' }])
const balancesOf = (donated: ReturnType<typeof donatedIn>) =>
  donated?.rest.result.balances.map(({ address, before, after }) => [address, before, after])

/** The account sends 30 along (the fee is 5), the wallet adds 20 and pays the friend 10; the fund gets 40. */
const balances = [
  moved(account, 1_000n, 965n),
  moved(wallet, 500n, 480n),
  moved(friend, 0n, 10n),
  moved(registry, 100n, 140n),
  moved(wallet, 9n, 2n, 'xsgd'),
]

it('what was given is told apart, as if nothing had been given', () => {
  const seen = exampleOutcome({ balances, changes: [points] })
  const donated = donatedIn(call(some('40')), seen)
  expect(donated).toMatchObject({ fund: registry, zil: 40n })
  // The account keeps the 30 that went along, the wallet its share of 10.
  expect(balancesOf(donated)).toEqual([
    [account, 1_000n, 995n],
    [wallet, 500n, 490n],
    [friend, 0n, 10n],
    [wallet, 9n, 2n],
  ])
})

it('an account that sends more than the gift gets back no more than the gift, one that sends nothing nothing', () => {
  const more = [moved(account, 1_000n, 895n), moved(wallet, 500n, 560n), moved(registry, 0n, 40n)]
  const [some40, changes] = [call(some('40')), [points]]
  expect(balancesOf(donatedIn(some40, exampleOutcome({ balances: more, changes })))).toEqual([
    [account, 1_000n, 935n],
    [wallet, 500n, 560n],
  ])
  const none = [moved(account, 1_000n, 996n), moved(wallet, 500n, 460n), moved(registry, 0n, 40n)]
  expect(balancesOf(donatedIn(some40, exampleOutcome({ balances: none, changes })))).toEqual([
    [account, 1_000n, 996n],
  ])
})

it('who counts the gift is the fund; without any, the only one who got just as much', () => {
  const both = [moved(friend, 0n, 40n), moved(registry, 0n, 41n)]
  const fundOf = (result: Parameters<typeof exampleOutcome>[0]) =>
    donatedIn(call(some('40')), exampleOutcome(result))?.fund ?? null
  expect(fundOf({ balances: both, changes: [points] })).toBe(registry)
  expect(fundOf({ balances: both })).toBe(friend)
  expect(fundOf({ balances: both, changes: [{ ...points, field: 'points' }] })).toBe(friend)
  expect(fundOf({ balances: [moved(friend, 0n, 40n), moved(registry, 0n, 40n)] })).toBeNull()
  expect(fundOf({ balances: [moved(friend, 0n, 39n)] })).toBeNull()
  expect(fundOf({ balances: [moved(registry, 0n, 39n)], changes: [points] })).toBeNull()
  expect(fundOf({ balances: [moved(friend, 0n, 40n, 'xsgd')] })).toBeNull()
  // The person's own, and the wallet that is called, are no fund.
  expect(fundOf({ balances: [moved(wallet, 0n, 40n)] })).toBeNull()
  expect(fundOf({ balances: [moved(account, 0n, 35n)] })).toBeNull()
  const elsewhere = exampleOutcome({ balances: [moved(friend, 0n, 40n)] }, { to: friend })
  expect(donatedIn(call(some('40')), elsewhere)).toBeNull()
})

it.each([
  ['none is given', call({ constructor: 'None', argtypes: ['Uint128'], arguments: [] })],
  ['nothing is given', call(some('0'))],
  ['what is given is no amount', call(some('4x'))],
  ['what is given is no amount from the beginning', call(some('x40'))],
  ['an amount is no text', call({ arguments: [40] })],
  ['there is no such parameter', call(some('40'), 'gift')],
  ['the parameter is nothing', call(null)],
  ['it is a payment', { kind: 'payment', to: friend, amount: 40n } as unknown as TransactionRequest],
])('no gift where %s', (_, request) => {
  expect(donatedIn(request, exampleOutcome({ balances, changes: [points] }))).toBeNull()
})
