import { describe, expect, it } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { TransactionProgress } from '../pending/transactionMachine'
import { attemptsOf, countStates, isOver, itemStates, mayBeSentAgain } from './itemStates'
import { sameUnfinished } from './sameSeries'
import { exampleItem, exampleSeries } from './testing/exampleSeries'

const address = `0x${'11'.repeat(20)}` as const
const progress = {
  awaiting: { status: 'awaiting' },
  submitted: { status: 'submitted', id: exampleId },
  unknown: { status: 'unknown', id: null, cause: 'stopped' },
  confirmed: { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
  failed: { status: 'failed', id: exampleId, receipt: null, nodeStatus: 21 },
  rejected: { status: 'rejected', reason: 'byUser', code: null, isSure: true },
  strayed: { status: 'strayed', id: exampleId, sender: address, to: address, amount: 1n },
} as const satisfies Readonly<Record<string, TransactionProgress>>
type Progress = keyof typeof progress

let times = 0
const attempt = (status: Progress, item = 'a', id = 's') =>
  exampleTransaction({ state: progress[status], series: { id, item } }, ++times)
const series = exampleSeries()

describe('what became of the items of a series', () => {
  it.each<[string, readonly Progress[], Progress | 'toSend']>([
    ['none was sent', [], 'toSend'],
    ['the newest counts', ['failed', 'rejected'], 'failed'],
    ['one that went counts more than any', ['failed', 'submitted', 'confirmed'], 'confirmed'],
    ['one that may go counts more than one that did not', ['rejected', 'awaiting'], 'awaiting'],
    ['one that is unknown', ['failed', 'unknown'], 'unknown'],
    ['one that strayed', ['rejected', 'strayed'], 'strayed'],
    ['the first of two that may go', ['submitted', 'strayed'], 'submitted'],
  ])('%s', (_, attempts, status) => {
    const transactions = attempts.map((each) => attempt(each))
    const [first, second] = itemStates(series, [...transactions, attempt('confirmed', 'b', 'other')])
    expect(first).toMatchObject({ item: series.items[0], status })
    expect(first!.transaction?.state.status ?? 'toSend').toBe(status)
    expect(second).toEqual({ item: series.items[1], status: 'toSend', transaction: null })
  })

  it('what is left out is skipped, unless it went or may go', () => {
    const skipping = exampleSeries({ skipped: ['a'] })
    const statusAfter = (...attempts: readonly Progress[]) =>
      itemStates(
        skipping,
        attempts.map((each) => attempt(each)),
      ).map(({ status }) => status)
    expect(statusAfter()).toEqual(['skipped', 'toSend'])
    expect(statusAfter('failed')).toEqual(['skipped', 'toSend'])
    expect(statusAfter('rejected')).toEqual(['skipped', 'toSend'])
    for (const status of ['awaiting', 'submitted', 'unknown', 'confirmed', 'strayed'] as const)
      expect(statusAfter(status)).toEqual([status, 'toSend'])
  })

  it('each status is counted, and a series is over once nothing is to send or to wait for', () => {
    const all = (Object.keys(progress) as readonly Progress[]).map((each) => attempt(each, each))
    const whole = exampleSeries({
      items: [...all.map(({ series: place }) => exampleItem(place!.item)), exampleItem('x')],
    })
    const states = itemStates(whole, all)
    expect(countStates(states)).toEqual({
      toSend: 1,
      skipped: 0,
      awaiting: 1,
      submitted: 1,
      confirmed: 1,
      failed: 1,
      rejected: 1,
      strayed: 1,
      unknown: 1,
    })
    for (const state of states)
      expect(isOver([state]), state.status).toBe(
        ['confirmed', 'failed', 'rejected', 'strayed'].includes(state.status),
      )
    expect(isOver([])).toBe(true)
    const open = states.filter((state) => !isOver([state]))
    for (const one of open) for (const other of open) expect(isOver([one, other])).toBe(false)
    expect(all.filter(mayBeSentAgain).map(({ state }) => state.status)).toEqual(['failed', 'rejected'])
  })

  it('attempts are those of the series, in their order', () => {
    const [one, two, three, alone] = [
      attempt('failed'),
      attempt('failed', 'b'),
      attempt('awaiting'),
      exampleTransaction(),
    ]
    const attempts = attemptsOf('s', [one, two, three, alone, attempt('failed', 'a', 'other')])
    expect([...attempts]).toEqual([
      ['a', [one, three]],
      ['b', [two]],
    ])
  })
})

describe('[BX-27] a series that would be sent twice', () => {
  const asked = {
    items: [exampleItem('new', [['alice.ssi', '1.5']])].map((item) => ({ ...item, input: '{"n":1}' })),
    for: { account: series.account, network: series.network },
  } as const

  it.each([
    ['a row of it', series, true],
    ['its request', exampleSeries({ items: [{ ...exampleItem('z'), input: '{"n":1}' }] }), true],
    ['another row', exampleSeries({ items: [exampleItem('z', [['alice.ssi', '2']])] }), false],
    [
      'its input for another action',
      exampleSeries({ items: [{ ...exampleItem('z'), action: 'x', input: '{"n":1}' }] }),
      false,
    ],
    ['an end', exampleSeries({ isEnded: true }), false],
    ['another account', exampleSeries({ account: address }), false],
    ['another network', exampleSeries({ network: 'testnet' }), false],
    ['all of it left out', exampleSeries({ skipped: ['a', 'b'] }), false],
  ])('is one with %s', (_, other, isSame) => {
    expect(sameUnfinished(asked, { series: [other], transactions: [] })).toBe(isSame ? other : null)
  })

  it('is none that is over, and none before an account is known', () => {
    const transactions = [attempt('confirmed'), attempt('failed', 'b')]
    expect(sameUnfinished(asked, { series: [series], transactions })).toBeNull()
    expect(sameUnfinished(asked, { series: [series], transactions: transactions.slice(1) })).toBe(series)
    expect(sameUnfinished({ ...asked, for: null }, { series: [series], transactions: [] })).toBeNull()
  })
})
