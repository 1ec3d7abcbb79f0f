import type { NodeTransaction, StateChanges } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { cameTo } from './came'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [sender, wallet, to, token] = ['1', '2', '3', '4'].map(address) as [Address, Address, Address, Address]
const zil = { symbol: 'ZIL', decimals: 12 }
const owl = { symbol: 'OWL', decimals: 6 }

const receipt = {
  success: true,
  cumulativeGas: 1n,
  events: [],
  messages: [],
  exceptions: [],
} as unknown as Extract<NodeTransaction['state'], { kind: 'confirmed' }>['receipt']
const call = {
  id: 'a'.repeat(64),
  sender,
  content: { kind: 'call', to: wallet, transition: 'SendFunds', params: [] },
  amount: 0n,
  nonce: 1n,
  gasLimit: 1n,
  gasPrice: 1n,
  state: { kind: 'confirmed', block: 7n, receipt },
  json: null,
} as NodeTransaction
const nothing: StateChanges = { balances: [], fields: [], left: 0, failedAt: null }

test('[BX-27] of ZIL that a contract did not take nothing came, whatever was asked', () => {
  expect(cameTo({ to, coin: zil, token: null }, call, nothing)).toBe(0n)
  const taken = { ...nothing, balances: [{ address: to, before: 2n, after: 10n }] }
  expect(cameTo({ to, coin: zil, token: null }, call, taken)).toBe(8n)
})

test('[BX-27] of a token that keeps a part what the recipient has more counts', () => {
  const kept = (before: string | null, after: string): StateChanges => ({
    ...nothing,
    fields: [
      {
        address: token,
        field: 'balances',
        keys: [to],
        type: 'Uint128',
        before: before === null ? null : { value: before },
        after: { value: after },
      },
    ],
  })
  expect(cameTo({ to, coin: owl, token }, call, kept('5', '12'))).toBe(7n)
  expect(cameTo({ to, coin: owl, token }, call, kept(null, '90'))).toBe(90n)
  expect(cameTo({ to, coin: owl, token }, call, kept('5', '<b>'))).toBeNull()
  expect(cameTo({ to, coin: owl, token }, call, nothing)).toBe(0n)
  expect(cameTo({ to, coin: owl, token: null }, call, nothing)).toBeNull()
})

test('a plain payment moves what it says, and what waits has brought nothing yet', () => {
  const payment = { ...call, content: { kind: 'payment', to }, amount: 9n } as NodeTransaction
  expect(cameTo({ to, coin: zil, token: null }, payment, null)).toBe(9n)
  const waiting = { ...call, state: { kind: 'waiting' } } as unknown as NodeTransaction
  expect(cameTo({ to, coin: zil, token: null }, waiting, nothing)).toBeNull()
})
