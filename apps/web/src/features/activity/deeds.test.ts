import type { PastTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import type { Happening } from '../../shared/values/happenings'
import { deedsOf, type TimelineRow } from './timeline'

const who: Address = `0x${'11'.repeat(20)}`
const pool: Address = `0x${'22'.repeat(20)}`
const other: Address = `0x${'33'.repeat(20)}`
const zil = { symbol: 'ZIL', decimals: 12 }
const xsgd = { symbol: 'XSGD', decimals: 6 }
const shares = { symbol: 'XSGD LP ZilSwap', decimals: 12 }

function transaction(id: string): PastTransaction {
  return {
    id: id.padStart(64, '0'),
    block: 7n,
    time: 7,
    sender: who,
    kind: 'call',
    to: who,
    transition: 'AddLiquidity',
    amount: 0n,
    success: true,
    params: [],
    isAccepted: true,
    receipt: null,
  }
}

function rows(id: string, ...happenings: readonly Omit<Happening, 'who'>[]): readonly TimelineRow[] {
  return happenings.map((happening, index) => ({
    key: `${id}/${index}`,
    transaction: transaction(id),
    happening: { who, ...happening },
  }))
}

const allowed = { kind: 'allowed', text: 'allowed', from: who, to: pool } as const
const sent = (units: bigint, coin = xsgd) =>
  ({ kind: 'sent', text: 'sent', from: who, to: pool, amount: { units, coin } }) as const
const got = (units: bigint, coin = zil) =>
  ({ kind: 'received', text: 'sent', from: pool, to: who, amount: { units, coin } }) as const
const sharesGot = {
  kind: 'received',
  text: 'sharesGot',
  to: who,
  amount: { units: 5n, coin: shares },
} as const
const sharesGiven = {
  kind: 'sent',
  text: 'sharesGiven',
  from: who,
  amount: { units: 5n, coin: shares },
} as const

it('[BX-16] adding liquidity is one deed: allowances are its steps, and the shares are what came', () => {
  const [deed, ...others] = deedsOf(rows('a', allowed, sent(3n), sent(4n, zil), sharesGot, allowed))
  expect(others).toEqual([])
  expect(deed?.kind).toBe('added')
  expect(deed?.rows).toHaveLength(5)
  expect(deed?.lead.happening.text).toBe('sent')
  expect(deed?.changes.map(({ coin, units, isShare }) => [coin.symbol, units, isShare])).toEqual([
    ['XSGD', -3n, false],
    ['ZIL', -4n, false],
    ['XSGD LP ZilSwap', 5n, true],
  ])
})

it('[BX-16] what was taken out, what was traded, and what only went are told apart', () => {
  const kinds = [
    rows('a', sharesGiven, got(3n), got(4n, xsgd)),
    rows('b', allowed, sent(3n), got(9n)),
    rows('c', allowed, sent(3n), sent(4n, zil)),
    rows('f', got(3n), got(4n, xsgd)),
    rows('g', sent(3n), { ...sent(4n), to: other }),
    rows('h', got(3n), { ...got(4n, xsgd), from: other }),
    rows('d', sharesGiven, sharesGot),
    rows('e', allowed),
  ].map((each) => deedsOf(each)[0]?.kind)
  expect(kinds).toEqual(['tookOut', 'traded', 'moved', 'moved', 'paid', 'lead', 'lead', 'lead'])
})

it('[BX-16] transactions stay apart and in order; a coin that went and came back changed nothing', () => {
  const deeds = deedsOf([
    ...rows('b', got(1n)),
    ...rows('a', sent(2n), got(2n, xsgd)),
    ...rows('c', sent(2n)),
  ])
  expect(deeds.map(({ key, changes }) => [key, changes.length])).toEqual([
    ['b/0', 1],
    ['a/0', 0],
    ['c/0', 1],
  ])
})

it('[BX-16] a coin that came along to be brought is brought, and no change of the wallet', () => {
  const [deed] = deedsOf(rows('a', got(9n), sent(9n, zil), sent(3n), sharesGot))
  expect(deed?.kind).toBe('added')
  expect(deed?.given.map(({ coin, units }) => [coin.symbol, units])).toEqual([
    ['ZIL', 9n],
    ['XSGD', 3n],
  ])
  expect(deed?.changes.map(({ coin }) => coin.symbol)).toEqual(['XSGD', 'XSGD LP ZilSwap'])
})
