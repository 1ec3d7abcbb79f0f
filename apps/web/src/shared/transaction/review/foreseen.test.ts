import { markOf, mostForeseen } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { expect, it } from 'vitest'
import { foreseenOf } from './foreseen'

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
