/** Whose balance an action needs, of which coin and how much: the buttons and the reviews are closed by it. */
import type { Address } from '@tyto/primitives'
import { beforeAll, expect, it } from 'vitest'
import type { AnyAction } from '../../shared/transaction/action/action'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()

const made = new Map<string, AnyAction>()
beforeAll(async () => {
  const { actions } = await import('./actions')
  for (const [name, load] of Object.entries(actions)) made.set(name, await load())
})

const account: Address = `0x${'aa'.repeat(20)}`
const wallet: Address = `0x${'bb'.repeat(20)}`
const other: Address = `0x${'cc'.repeat(20)}`
const coin = (id: string) => ({ id, symbol: id.toUpperCase(), decimals: 6, token: other })
const pay = (id: string, amount: bigint) => ({ to: other, name: null, coin: coin(id), amount })

type Spent = readonly [payer: Address, coin: string, units: bigint, rest?: Address]

it.each<[name: string, input: object, spent: readonly Spent[]]>([
  ['addFunds', { wallet, amount: 7n }, [[account, 'zil', 7n]]],
  ['addFundsFrom', { originator: wallet, wallet: other, amount: 7n }, [[wallet, 'zil', 7n]]],
  ['addLiquidity', { wallet, withSsi: false, tyron: 7n, ssi: 9n }, [[wallet, 'tyron', 7n]]],
  [
    'addLiquidity',
    { wallet, withSsi: true, tyron: 7n, ssi: 9n },
    [
      [wallet, 'tyron', 7n],
      [wallet, 's$i', 9n],
    ],
  ],
  [
    'batchTransfer',
    { wallet, payments: [pay('zil', 7n), pay('xsgd', 8n)] },
    [
      [wallet, 'zil', 7n],
      [wallet, 'xsgd', 8n],
    ],
  ],
  // A wallet needs one Qa to call what it claims from, which whoever signs sends along.
  ['claimHodler', { hodler: wallet, isWallet: true }, [[wallet, 'zil', 1n, account]]],
  ['claimHodler', { hodler: account, isWallet: false }, []],
  [
    'delegateStake',
    { wallet, amount: 7n, extra: 2n },
    [
      [wallet, 'zil', 5n],
      [account, 'zil', 2n],
    ],
  ],
  ['payFromWallet', { payment: pay('xsgd', 7n) }, [[account, 'xsgd', 7n]]],
  ['sendFunds', { wallet, payment: pay('zil', 7n) }, [[wallet, 'zil', 7n]]],
  ['trade', { wallet, from: coin('xsgd'), to: coin('zil'), amount: 7n }, [[wallet, 'xsgd', 7n]]],
  ['trade', { wallet: null, from: coin('xsgd'), to: coin('zil'), amount: 7n }, [[account, 'xsgd', 7n]]],
  ['transferToken', { wallet, payment: pay('xsgd', 7n) }, [[wallet, 'xsgd', 7n]]],
  ['withdrawZil', { wallet, payment: pay('zil', 7n) }, [[wallet, 'zil', 7n]]],
  ['zrc2BatchTransfer', { wallet, payments: [pay('xsgd', 7n)] }, [[wallet, 'xsgd', 7n]]],
])('[BX-27] %s takes out of the balance of who pays', (name, input, spent) => {
  const told = made.get(name)?.spends?.(input as never, account)
  expect(told?.map(({ payer, coin: { id }, units, rest }) => [payer, id, units, rest])).toEqual(
    spent.map(([payer, id, units, rest]) => [payer, id, units, rest]),
  )
})

it('every action that spends stands above', () => {
  const spending = [...made].flatMap(([name, { spends }]) => (spends === undefined ? [] : [name]))
  expect(spending.sort()).toEqual([
    'addFunds',
    'addFundsFrom',
    'addLiquidity',
    'batchTransfer',
    'claimHodler',
    'delegateStake',
    'payFromWallet',
    'sendFunds',
    'trade',
    'transferToken',
    'withdrawZil',
    'zrc2BatchTransfer',
  ])
})
