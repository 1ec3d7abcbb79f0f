import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf, type Payment } from '../payment'
import { batchBounds, messagesOf, mostCoins } from './batchBounds'
import { mergePayments, planPayments, type PlannedTransaction } from './planPayments'

const coins = ['zil', 'xsgd', 'tyron', 'xidr', 'zusdt', 'gzil', 'zlp'].map((id) => ({
  id,
  symbol: id.toUpperCase(),
  decimals: 6,
}))
const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const pay = (to: number, coin: number, amount = 1n): Payment => ({
  to: address(to),
  name: null,
  coin: coins[coin]!,
  amount,
})

const payment = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.nat({ max: coins.length - 1 }),
    fc.bigInt({ min: 1n, max: 10n ** 30n }),
  )
  .map(([to, coin, amount]) => pay(to, coin, amount))
const isContract = (to: Address) => BigInt(to) % 3n === 0n

/** The sum of each coin for each recipient. */
function sums(payments: readonly Payment[]): ReadonlyMap<string, bigint> {
  const all = new Map<string, bigint>()
  for (const { to, coin, amount } of payments)
    all.set(`${to} ${coin.id}`, (all.get(`${to} ${coin.id}`) ?? 0n) + amount)
  return all
}
const allOf = (plan: readonly PlannedTransaction[]) => plan.flatMap(({ payments }) => payments)

describe('from payments to transactions', () => {
  it.each(['one', 'coins', 'many'] as const)('%s: nothing is lost, nothing is paid twice', (pays) => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 250 }), (payments) => {
        const plan = planPayments(payments, { pays, isContract })
        expect(sums(allOf(plan))).toEqual(sums(payments))
        const keys = allOf(plan).map(({ to, coin }) => `${to} ${coin.id}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const each of plan) expectWithinBounds(each)
        if (pays === 'one') expect(plan.every(({ kind }) => kind === 'one')).toBe(true)
        if (pays === 'coins') expect(plan.every(({ kind }) => kind !== 'many')).toBe(true)
      }),
    )
  })

  function expectWithinBounds({ kind, payments }: PlannedTransaction): void {
    if (kind === 'one') return expect(payments).toHaveLength(1)
    expect(payments.length).toBeGreaterThan(1)
    if (kind === 'coins') {
      expect(new Set(payments.map(({ to }) => to)).size).toBe(1)
      return expect(new Set(payments.map(({ coin }) => coin.id)).size).toBeLessThanOrEqual(mostCoins)
    }
    const messages = payments.reduce(
      (sum, { coin, to }) => sum + messagesOf(coin.id, { isContract: isContract(to) }),
      0,
    )
    expect(messages).toBeLessThanOrEqual(batchBounds.messages)
    expect(payments.length).toBeLessThanOrEqual(batchBounds.payments)
  }

  it('makes as few as the bounds allow', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 2, maxLength: 150 }), (payments) => {
        const plan = planPayments(payments, { pays: 'many', isContract })
        const merged = allOf(plan)
        const all = merged.map(({ coin, to }) => messagesOf(coin.id, { isContract: isContract(to) }))
        // Of payments with three messages six fill a transaction, with room for one of two beside them.
        const triple = all.filter((cost) => cost === 3).length
        const least = Math.max(
          Math.ceil(all.reduce((sum, cost) => sum + cost, 0) / batchBounds.messages),
          Math.ceil(triple / 6),
          Math.ceil(all.length / batchBounds.payments),
        )
        expect(plan.length).toBeLessThanOrEqual(least + 1)
      }),
    )
    const people = Array.from({ length: 300 }, (_, at) => at + 1)
    const none = () => false
    const toPeople = planPayments(
      people.map((to) => pay(to, 1)),
      { pays: 'many', isContract: none },
    )
    expect(toPeople).toHaveLength(30)
    const zilOnly = planPayments(
      people.map((to) => pay(to, 0)),
      { pays: 'many', isContract: none },
    )
    expect(zilOnly.map(({ payments }) => payments.length)).toEqual([100, 100, 100])
  })

  it('puts each where it fits first, the largest first, and keeps the order of the list', () => {
    // Contracts are 3, 6, 9: a token costs them three messages, others two; ZIL one, or none.
    const list = [pay(1, 0), pay(3, 1), pay(2, 1), pay(6, 0), pay(6, 1), pay(4, 1), pay(5, 0)]
    const places = (bounds: { messages: number; payments: number }) =>
      planPayments(list, { pays: 'many', isContract, bounds }).map(({ kind, payments }) => [
        kind,
        payments.map((each) => list.indexOf(each)),
      ])
    expect(places({ messages: 6, payments: 3 })).toEqual([
      ['many', [0, 1, 4]],
      ['many', [2, 3, 5]],
      ['one', [6]],
    ])
    expect(places({ messages: 3, payments: 100 })).toEqual([
      ['many', [0, 1, 6]],
      ['many', [2, 3]],
      ['one', [4]],
      ['one', [5]],
    ])
    expect(places({ messages: 20, payments: 1 })).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => ['one', [at]]))
  })

  it('takes the call that the specification names for one recipient, five coins at a time', () => {
    const kinds = (count: number, pays: 'coins' | 'many') =>
      planPayments(
        coins.slice(0, count).map((_, coin) => pay(1, coin)),
        { pays, isContract },
      ).map(({ kind, payments }) => `${kind} ${payments.length}`)
    expect(kinds(1, 'coins')).toEqual(['one 1'])
    expect(kinds(1, 'many')).toEqual(['one 1'])
    expect(kinds(5, 'many')).toEqual(['coins 5'])
    expect(kinds(7, 'coins')).toEqual(['coins 5', 'coins 2'])
    expect(kinds(6, 'coins')).toEqual(['coins 5', 'one 1'])
    expect(kinds(7, 'many')).toEqual(['many 7'])
  })
})

describe('[BX-27] two names of one recipient', () => {
  it('become one payment that keeps both: each must lead there still when it is signed', () => {
    const named = (name: string | null): Payment => ({ ...pay(1, 0, 2n), name })
    const [merged, ...rest] = mergePayments([
      named(null),
      named('a.ssi'),
      named('b.ssi'),
      named('a.ssi'),
      named(null),
    ])
    expect(rest).toEqual([])
    expect(merged).toMatchObject({ name: 'a.ssi', others: ['b.ssi'], amount: 10n })
    expect(namesOf([merged!]).map(({ name }) => name)).toEqual(['a.ssi', 'b.ssi'])
  })
})
