import { allCoins } from '@tyto/contracts'
import { toBech32, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { checkRow, countRows, isFaulty, needsTick, rememberRows, settleRows, totalsOf } from './checkRows'
import type { ListRow } from './readList'

const payer: Address = `0x${'0a'.repeat(20)}`
const bruno: Address = `0x${'0b'.repeat(20)}`
const carol: Address = `0x${'0c'.repeat(20)}`
const coins = ['zil', 'xsgd'].map((id) => ({ coin: allCoins.find((coin) => coin.id === id)!, balance: null }))
const facts = { coins, language: 'en', coin: 'zil' }

const row = (id: number, to: string, amount: string, coin = ''): ListRow => ({ id, to, amount, coin })
const chain = {
  payer,
  warningsOf: () => [],
  /** By the whole name, as it is written. */
  addressOf: (name: string) =>
    new Map<string, Address | null>([
      ['bruno.ssi', bruno],
      ['defi@bruno.ssi', carol],
      ['own.ssi', payer],
      ['nobody.ssi', null],
    ]).get(name),
}
const settle = (...rows: readonly ListRow[]) =>
  settleRows(
    rows.map((each) => checkRow(each, facts)),
    chain,
  )

describe('[BX-13] [BX-27] a row of a list', () => {
  it('pays the address of its whole name, the amount in the digits of its coin', () => {
    const [first, second, third] = settle(
      row(0, 'bruno', '1.5'),
      row(1, 'defi@bruno.ssi', '1.5', 'XSGD'),
      row(2, toBech32(carol), '2', 'zil'),
    )
    expect(first!.payment).toMatchObject({ to: bruno, name: 'bruno.ssi', amount: 1_500_000_000_000n })
    expect(second!.payment).toMatchObject({ to: carol, name: 'defi@bruno.ssi', amount: 1_500_000n })
    expect(second!.payment!.coin).toMatchObject({ id: 'xsgd', decimals: 6 })
    expect(third!.payment).toMatchObject({ to: carol, name: null })
  })

  it.each([
    ['to whoever pays', row(0, 'own.ssi', '1'), { recipientFault: 'isSender' }],
    ['to the payer\u2019s address', row(0, toBech32(payer), '1'), { recipientFault: 'isSender' }],
    ['to a name that leads nowhere', row(0, 'nobody.ssi', '1'), { recipientFault: 'unverified' }],
    ['to nobody', row(0, '', '1'), { recipientFault: 'missing' }],
    ['of nothing', row(0, 'bruno.ssi', '0'), { amountFault: 'zero' }],
    ['of too fine an amount', row(0, 'bruno.ssi', '0.0000001', 'xsgd'), { amountFault: 'tooFine' }],
    ['of a coin that is none', row(0, 'bruno.ssi', '1', 'DOGE'), { isCoinUnknown: true }],
  ])('is wrong: %s', (_, wrong, why) => {
    const [settled] = settle(wrong)
    expect(settled).toMatchObject({ payment: null, ...why })
    expect(isFaulty(settled!)).toBe(true)
  })

  it.each([
    ['a sum under the rows', 'bruno', true],
    ['a sum under the rows, with its suffix', 'bruno.ssi', false],
    ['a sum under the rows, to an address', toBech32(bruno), false],
  ])('is not paid where it is %s', (_, to, isSum) => {
    const rows = [row(0, 'defi@bruno.ssi', '1.5'), row(1, toBech32(carol), '2'), row(2, to, '3.5')]
    const last = settle(...rows)[2]!
    expect([last.isSum, isFaulty(last), last.payment === null]).toEqual([isSum, isSum, isSum])
    // Another amount, another coin, or a row in the middle is none.
    expect(settle(...rows.slice(0, 2), row(2, to, '3.6'))[2]!.isSum).toBe(false)
    expect(settle(...rows.slice(0, 2), row(2, to, '3.5', 'xsgd'))[2]!.isSum).toBe(false)
    expect(settle(...rows, row(3, 'bruno', '9')).some((each) => each.isSum)).toBe(false)
    // So is none below one row, below one that cannot be read, or where it cannot be read itself.
    const isSum3 = (...given: readonly ListRow[]) => settle(...given).at(-1)!.isSum
    expect(isSum3(row(0, 'defi@bruno.ssi', '3.5'), row(1, to, '3.5'))).toBe(false)
    expect(isSum3(row(0, 'defi@bruno.ssi', '3.5'), row(1, toBech32(carol), 'x'), row(2, to, '3.5'))).toBe(
      false,
    )
    expect(isSum3(...rows.slice(0, 2), row(2, to, 'x'))).toBe(false)
    expect(isSum3(row(0, 'defi@bruno.ssi', '1', 'DOGE'), ...rows.slice(1))).toBe(false)
    expect(isSum3(...rows.slice(0, 2), row(2, to, '3.5', 'DOGE'))).toBe(false)
  })

  it('waits for a name that the chain has not answered, and is no fault', () => {
    const [settled] = settle(row(0, 'slow.ssi', '1'))
    expect(settled).toMatchObject({ payment: null, isPending: true, recipientFault: null })
    expect(isFaulty(settled!)).toBe(false)
  })

  it('says that the same coin goes to the same recipient twice', () => {
    const rows = settle(row(0, 'bruno', '1'), row(1, toBech32(bruno), '2'), row(2, 'bruno', '3', 'xsgd'))
    expect(rows.map(({ isRepeated }) => isRepeated)).toEqual([true, true, false])
    expect(countRows([...rows, ...settle(row(3, 'slow.ssi', '1'), row(4, '', '1'))])).toEqual({
      faulty: 1,
      pending: 1,
      repeated: 2,
    })
  })

  it('is stopped or ticked by what the chain says of whom it names', () => {
    const weigh = (weight: 'stop' | 'tick' | 'note') =>
      settleRows([checkRow(row(0, 'bruno', '1'), facts)], {
        ...chain,
        warningsOf: () => [{ code: 'isNew', weight } as never],
      })[0]!
    expect([isFaulty(weigh('stop')), isFaulty(weigh('tick'))]).toEqual([true, false])
    expect([needsTick(weigh('tick')), needsTick(weigh('note'))]).toEqual([true, false])
    const both = { ...weigh('tick'), warnings: [...weigh('note').warnings, ...weigh('tick').warnings] }
    expect(needsTick(both)).toBe(true)
  })
})

it('[BX-13] totals are sums of each coin', () => {
  const payments = settle(row(0, 'bruno', '1'), row(1, 'defi@bruno.ssi', '2'), row(2, 'bruno', '3', 'xsgd'))
  expect([...totalsOf(payments.flatMap(({ payment }) => payment ?? []))]).toEqual([
    ['zil', 3_000_000_000_000n],
    ['xsgd', 3_000_000n],
  ])
})

it('[BX-13] of many rows those that did not change are not judged again', () => {
  const check = rememberRows(facts)
  const [one, other] = [row(0, 'bruno', '1'), row(1, 'carol', '2')]
  const before = check([one, other])
  const after = check([one, { ...other, amount: '3' }])
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})
