import type { Client } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { missingAllowance } from './allowTrade'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [owner, token, spender] = [address('a1'), address('b2'), address('c3')]

/** A node where the exchange may take so much already; null for nothing. */
function nodeOf(allowed: string | null): Client {
  return {
    chainId: 222,
    request: async (method, params) => {
      if (method === 'GetSmartContractInit') return [{}]
      expect([method, ...params]).toEqual([
        'GetSmartContractSubState',
        token.slice(2),
        'allowances',
        [owner, spender],
      ])
      return allowed === null ? null : { allowances: { [owner]: { [spender]: allowed } } }
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

it.each([
  [null, 7n],
  ['0', 7n],
  ['5', 2n],
  ['6', 1n],
  ['7', 0n],
  ['9', 0n],
])('[BX-27] of 7 units where %s may be taken already, %d are missing', async (allowed, missing) => {
  expect(await missingAllowance(nodeOf(allowed), { owner, token, spender, amount: 7n })).toBe(missing)
})
