import { markOf, mostForeseen } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { expect, it } from 'vitest'
import { foreseenOf, ownOf } from './foreseen'
import { exampleCall, exampleReview } from './testing/exampleReview'

const sender: Address = '0x00000000000000000000000000000000000000aa'
const wallet: Address = '0x00000000000000000000000000000000000000bb'
const zil = { address: null, symbol: 'ZIL', decimals: 12 }

function simulated(change: object, kind = 'success') {
  const result = { steps: [{ kind }], balances: [], changes: [], ...change } as unknown as Simulation
  return { status: 'done', result, hasMoved: false } as const
}

it('[BX-27] keeps marks of what success would change, and not the money of who pays for gas', () => {
  const at = { contract: wallet, field: 'balances', keys: ['0x1'] }
  const found = foreseenOf(
    simulated({
      balances: [
        { address: sender, token: zil, before: 100n, after: 80n },
        { address: wallet, token: zil, before: 1n, after: 8n },
      ],
      changes: [{ ...at, before: null, after: { json: '7' } }],
    }),
    sender,
  )
  expect(found).toEqual([
    { address: wallet, field: null, keys: [], before: markOf('1'), after: markOf('8') },
    { address: wallet, field: 'balances', keys: ['0x1'], before: markOf(null), after: markOf('7') },
  ])
})

it('[BX-27] has a bound, leaves out what is too long, and foretells nothing of what would fail', () => {
  const change = { contract: wallet, field: 'f', keys: [], before: null, after: { json: '7' } }
  const many = { changes: Array.from({ length: 50 }, () => change) }
  expect(foreseenOf(simulated(many), sender)).toHaveLength(mostForeseen)
  expect(foreseenOf(simulated({ changes: [{ ...change, after: { length: 9_999 } }] }), sender)).toEqual([])
  expect(foreseenOf(simulated(many, 'exception'), sender)).toEqual([])
  expect(foreseenOf(null, sender)).toEqual([])
})

it('[BX-27] keeps the ZIL of two others at most, and tokens by the fields that hold them', () => {
  const token = { address: wallet, symbol: 'X', decimals: 2 }
  const balances = [1, 2, 3].map((at) => ({ address: `0x${at}`, token: zil, before: 0n, after: BigInt(at) }))
  const coins = [{ address: '0x9', token, before: 0n, after: 9n }]
  expect(
    foreseenOf(simulated({ balances: [...coins, ...balances] }), sender).map(({ address }) => address),
  ).toEqual(['0x1', '0x2'])
})

it('[BX-27] leaves out a value that is too long before or after, and keeps one that goes', () => {
  const change = { contract: wallet, field: 'f', keys: [], before: { json: '7' }, after: null }
  expect(foreseenOf(simulated({ changes: [change] }), sender)).toEqual([
    { address: wallet, field: 'f', keys: [], before: markOf('7'), after: markOf(null) },
  ])
  expect(foreseenOf(simulated({ changes: [{ ...change, before: { length: 9_999 } }] }), sender)).toEqual([])
  expect(foreseenOf({ status: 'running', isLate: true }, sender)).toEqual([])
  expect(foreseenOf(simulated({ changes: [change], steps: [] }), sender)).toEqual([])
})

it('the own are the account, the wallet that is logged in, and a wallet that is called, each once', () => {
  const { facts } = exampleReview()
  const friend: Address = '0x00000000000000000000000000000000000000cc'
  const login = { facts: { ...facts, login: { address: wallet, controller: sender } } }
  const gas = { gasLimit: 50n, gasPriceLi: 2_000n }
  const call = (change: object) =>
    ({ kind: 'call', call: { ...exampleCall, to: friend, ...change }, ...gas }) as const
  const payment = { kind: 'payment', to: friend, amount: 1n, ...gas } as const
  expect(ownOf(call({}), login, sender)).toEqual([sender, wallet, friend])
  expect(ownOf(call({ to: wallet }), login, sender)).toEqual([sender, wallet])
  // Without a place for a donation it is no wallet of a person.
  expect(ownOf(call({ params: exampleCall.params.slice(0, 1) }), login, sender)).toEqual([sender, wallet])
  expect(ownOf(payment, login, sender)).toEqual([sender, wallet])
  expect(ownOf(payment, { facts }, sender)).toEqual([sender])
})
