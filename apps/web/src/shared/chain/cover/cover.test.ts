import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { coverOf, type HeldOf, type Spending } from './cover'

const wallet = `0x${'1'.repeat(40)}` as Address
const account = `0x${'2'.repeat(40)}` as Address
const zil = { id: 'zil', symbol: 'ZIL' }
const tyron = { id: 'tyron', symbol: 'TYRON' }

const holding =
  (...held: readonly (readonly [Address, string, bigint | null])[]): HeldOf =>
  (payer, coin) =>
    held.find(([who, what]) => who === payer && what === coin)?.[2]

const takes = (payer: Address, coin: Spending['coin'], units: bigint): Spending => ({ payer, coin, units })

describe('whether balances cover a call', () => {
  it('takes all of a balance, and not one unit more', () => {
    const held = holding([wallet, 'tyron', 5n])
    expect(coverOf([takes(wallet, tyron, 5n)], held)).toEqual({ kind: 'enough' })
    expect(coverOf([takes(wallet, tyron, 6n)], held)).toEqual({
      kind: 'short',
      symbol: 'TYRON',
      payer: wallet,
      all: ['TYRON'],
    })
  })

  it('names each coin of which there is too little, once', () => {
    const call = [takes(wallet, tyron, 6n), takes(account, zil, 3n), takes(wallet, zil, 3n)]
    const held = holding([wallet, 'tyron', 5n], [account, 'zil', 2n], [wallet, 'zil', 2n])
    expect(coverOf(call, held)).toMatchObject({ symbol: 'TYRON', payer: wallet, all: ['TYRON', 'ZIL'] })
  })

  it('adds up what is taken of one balance twice', () => {
    const held = holding([account, 'zil', 10n])
    expect(coverOf([takes(account, zil, 6n), takes(account, zil, 4n)], held).kind).toBe('enough')
    expect(coverOf([takes(account, zil, 6n), takes(account, zil, 5n)], held).kind).toBe('short')
  })

  it('asks the account for what the wallet lacks, beside what the account pays itself', () => {
    const call: readonly Spending[] = [
      { payer: wallet, coin: zil, units: 10n, rest: account },
      takes(account, zil, 2n),
    ]
    expect(coverOf(call, holding([wallet, 'zil', 4n], [account, 'zil', 8n])).kind).toBe('enough')
    expect(coverOf(call, holding([wallet, 'zil', 4n], [account, 'zil', 7n])).kind).toBe('short')
    expect(coverOf(call, holding([wallet, 'zil', 10n], [account, 'zil', 2n])).kind).toBe('enough')
    expect(coverOf(call, holding([wallet, 'zil', null], [account, 'zil', 9n]))).toEqual({
      kind: 'unknown',
      symbol: 'ZIL',
    })
  })

  it('says that a balance is unknown, but that another one is too small first', () => {
    const call = [takes(wallet, tyron, 1n), takes(account, zil, 3n)]
    expect(coverOf(call, holding([wallet, 'tyron', null], [account, 'zil', 3n]))).toEqual({
      kind: 'unknown',
      symbol: 'TYRON',
    })
    expect(coverOf(call, holding([wallet, 'tyron', null], [account, 'zil', 2n]))).toEqual({
      kind: 'short',
      symbol: 'ZIL',
      payer: account,
      all: ['ZIL'],
    })
    expect(coverOf(call, holding([account, 'zil', 3n]))).toEqual({ kind: 'reading' })
    expect(coverOf([], holding())).toEqual({ kind: 'enough' })
  })
})
