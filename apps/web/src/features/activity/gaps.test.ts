import type { ContractEvent, PastTransaction } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noShares } from '../../shared/values/sharesTold'
import { gapsOf } from './gaps'
import { timelineOf } from './timeline'

const wallet: Address = `0x${'11'.repeat(20)}`
const bruno: Address = `0x${'22'.repeat(20)}`
const token: Address = `0x${'44'.repeat(20)}`
const xsgd = { symbol: 'XSGD', decimals: 6 }
const context = {
  wallet,
  tokens: new Map([[token, xsgd]]),
  zil,
  shares: noShares,
  init: null,
  registries: new Set<Address>(),
  protocol: new Set([token]),
}

/** A transaction of the token's own events, the first in block 1. */
function past(block: bigint, name: string, values: Readonly<Record<string, string>>): PastTransaction {
  const params = Object.entries(values).map(([vname, value]) => ({ vname, type: 'String', value }))
  const event = { name, address: token, params: params as ContractEvent['params'] }
  return {
    id: block.toString(16).padStart(64, '0'),
    block,
    time: Number(block),
    sender: bruno,
    kind: 'call',
    to: token,
    transition: name,
    amount: 0n,
    success: true,
    params: [],
    isAccepted: false,
    receipt: { success: true, gasUsed: 1n, events: [event], messages: [], exceptions: [] },
  }
}

/** The rows of transactions that are given oldest first. */
function rowsOf(transactions: readonly PastTransaction[]) {
  return timelineOf([{ transactions: [...transactions].reverse(), next: null }], context)
}

const allow = (block: bigint, units: bigint) =>
  past(block, 'IncreasedAllowance', {
    token_owner: wallet,
    spender: bruno,
    new_allowance: units.toString(),
  })
const take = (block: bigint, units: bigint) =>
  past(block, 'TransferFromSuccess', {
    initiator: bruno,
    sender: wallet,
    recipient: bruno,
    amount: units.toString(),
  })

describe('[BX-27] rows and balance', () => {
  it('say of each coin by how much they differ, both ways, and nothing where they do not', () => {
    const moves = fc.array(
      fc.record({ isIn: fc.boolean(), units: fc.bigInt({ min: 1n, max: 10n ** 20n }) }),
      {
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(moves, fc.bigInt({ min: -5n, max: 5n }), (list, more) => {
        const rows = rowsOf(
          list.map(({ isIn, units }, at) =>
            past(BigInt(at + 1), 'TransferSuccess', {
              sender: isIn ? bruno : wallet,
              recipient: isIn ? wallet : bruno,
              amount: units.toString(),
            }),
          ),
        )
        const told = list.reduce((sum, { isIn, units }) => (isIn ? sum + units : sum - units), 0n)
        const held = new Map([
          [xsgd, told + more],
          [zil, null],
        ])
        const expected = more === 0n ? [] : [{ coin: xsgd, told, held: told + more }]
        expect(gapsOf(rows, held)).toEqual(expected)
      }),
    )
  })

  it('an allowance moves nothing, and what was taken of it moves once', () => {
    const rows = rowsOf([allow(1n, 100n), take(2n, 30n)])
    expect(gapsOf(rows, new Map([[xsgd, -30n]]))).toEqual([])
  })

  it('what goes from a wallet to itself neither comes nor goes, and what is minted for it comes', () => {
    const own = { initiator: bruno, sender: wallet, recipient: wallet, amount: '40' }
    const minted = { minter: bruno, recipient: wallet, amount: '7' }
    const rows = rowsOf([past(1n, 'TransferFromSuccess', own), past(2n, 'Minted', minted)])
    expect(rows.map(({ happening }) => happening.kind)).toEqual(['minted', 'other', 'allowed'])
    expect(gapsOf(rows, new Map([[xsgd, 7n]]))).toEqual([])
  })
})

describe('[BX-27] what is left of an allowance', () => {
  const last = (...transactions: readonly PastTransaction[]) => {
    const [happening] = rowsOf(transactions)
      .map((row) => row.happening)
      .filter(({ kind }) => kind === 'allowed')
    return [happening?.text, happening?.amount?.units]
  }

  it('is worked out from what was allowed before, until nothing is', () => {
    expect(last(allow(1n, 100n), take(2n, 30n))).toEqual(['allowanceLeft', 70n])
    expect(last(allow(1n, 100n), take(2n, 30n), take(3n, 70n))).toEqual(['allowanceUsedUp', undefined])
    expect(last(allow(1n, 100n), take(2n, 30n), allow(3n, 90n), take(4n, 1n))).toEqual(['allowanceLeft', 89n])
  })

  it('is not said where it is not known, or has no bound', () => {
    expect(last(take(2n, 30n))).toEqual(['allowanceUsed', undefined])
    expect(last(allow(1n, 2n ** 128n - 1n), take(2n, 30n))).toEqual(['allowanceUsed', undefined])
    // More than was allowed was not allowed by what is known.
    expect(last(allow(1n, 20n), take(2n, 30n))).toEqual(['allowanceUsed', undefined])
    // Nobody knows what a transaction did whose receipt cannot be read.
    const unread = { ...past(2n, 'TransferSuccess', {}), receipt: null }
    expect(last(allow(1n, 100n), unread, take(3n, 30n))).toEqual(['allowanceUsed', undefined])
    // The part of one that was cut may have been about it.
    const one = take(2n, 1n)
    const many = {
      ...one,
      receipt: { ...one.receipt!, events: Array.from({ length: 30 }, () => one.receipt!.events[0]!) },
    }
    expect(last(allow(1n, 100n), many, take(3n, 1n))).toEqual(['allowanceUsed', undefined])
  })
})
