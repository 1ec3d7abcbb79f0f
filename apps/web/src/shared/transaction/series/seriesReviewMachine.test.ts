/** Each event of the review of a series, with the state that must follow it. */
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { ItemLook, SeriesLook } from './lookAtSeries'
import {
  mayStart,
  nextSeriesReview,
  noSeriesReview,
  seriesOf,
  type ReviewedNow,
  type SeriesReviewEvent,
  type SeriesReviewState,
  type StartableReview,
} from './seriesReviewMachine'
import type { SeriesOrder, SeriesReview } from './seriesRunner'
import { exampleItem, exampleSeries } from './testing/exampleSeries'
import { exampleFacts } from '../../session/wallet/testing/exampleFacts'

const account: Address = `0x${'a1'.repeat(20)}`
const other: Address = `0x${'a2'.repeat(20)}`
const facts: SessionFacts = { ...exampleFacts(account), hasStorage: true }
const nothing: ReviewedNow = { facts, series: [], transactions: [] }
const order: SeriesOrder = {
  kind: 'payments',
  title: 'a payroll',
  items: [
    { key: '1', action: 'payFromWallet', input: { amount: 1n }, label: 'one', rows: [['alice.ssi', '1']] },
    { key: '2', action: 'payFromWallet', input: { amount: 2n }, label: 'two' },
  ],
}
const items = [
  {
    key: '1',
    action: 'payFromWallet',
    input: '{"amount":{"$bigint":"1"}}',
    label: 'one',
    rows: [['alice.ssi', '1']],
  },
  { key: '2', action: 'payFromWallet', input: '{"amount":{"$bigint":"2"}}', label: 'two', rows: [] },
]
/** The same payments, begun by the same account and not finished. */
const begun = exampleSeries({ account, items: [items[1]!] })

const lookOf = (item: SeriesReview['items'][number], fails = false): ItemLook => ({
  item,
  request: { kind: 'payment', to: other, amount: 1n, gasLimit: 50n, gasPriceLi: 2_000n },
  problem: fails ? { code: 'WouldFail', cause: new ActionError('WouldFail'), step: null } : null,
  gasUsed: 50n,
})
const look: SeriesLook = {
  items: items.map((item) => lookOf(item)),
  costs: {
    gasPriceLi: 2_000n,
    walletPrice: { build: 'classic', leastLi: 2_000n, mostLi: 2_000n },
    // Two payments of 1 Qa, the second with its gas held: 50 x 2,000 Li each.
    balance: 200_000_000_002n,
    nonce: 7n,
  },
  leastLi: 2_000n,
  first: [],
  seen: 2,
  isDone: true,
  together: 2,
}

function after(events: readonly SeriesReviewEvent[], now = nothing): SeriesReviewState {
  return events.reduce((state, event) => nextSeriesReview(state, event, now).state, noSeriesReview)
}

const open = { kind: 'open', order } as const
const looked = { kind: 'looked', ticket: 1, look } as const

describe('opening the review of a series', () => {
  it('looks at all of it for the account of now, and waits for that look', () => {
    const { state, effect } = nextSeriesReview(noSeriesReview, open, nothing)
    expect(effect).toEqual({
      kind: 'look',
      ticket: 1,
      items,
      for: { account, network: 'local', hasStorage: true },
      facts,
    })
    expect(state).toEqual({
      review: {
        order,
        items,
        missing: null,
        for: { account, network: 'local' },
        look: null,
        same: null,
        isBothMeant: false,
        refusal: null,
      },
      lastTicket: 1,
      awaited: 1,
    })
  })

  it.each([
    ['without a wallet', { account: null }, 'NoWallet'],
    ['with a locked wallet', { wallet: 'WalletLocked' }, 'WalletLocked'],
    ['on a network for reading', { isForReading: true }, 'NetworkForReading'],
  ] as const)('%s says so, and looks at nothing', (_, change, code) => {
    const now = { ...nothing, facts: { ...facts, ...change } }
    const { state, effect } = nextSeriesReview(noSeriesReview, open, now)
    expect(effect).toBeNull()
    expect(state).toMatchObject({
      awaited: null,
      lastTicket: 0,
      review: { missing: { code }, for: null, look: null },
    })
  })

  it('only the account that the order names may look at it and sign it', () => {
    const named = { kind: 'open', order: { ...order, signer: other } } as const
    expect(nextSeriesReview(noSeriesReview, named, nothing).state.review?.missing).toEqual({
      code: 'WrongAccount',
      fix: 'switchAccount',
      expected: other,
    })
    const theirs = { ...nothing, facts: { ...facts, account: other } }
    expect(nextSeriesReview(noSeriesReview, named, theirs).effect).toMatchObject({ for: { account: other } })
  })

  it.each([
    [600, 1, null],
    [601, 1, 'TooManyItems'],
    // 10,000 characters are left for the rest of the record: 100 items of 14,866 fit into 1,490,000, and of 14,966 they do not.
    [100, 14_800, null],
    [100, 14_900, 'TooManyItems'],
  ])('%i items with labels of %i characters: %s', (count, length, refusal) => {
    const many = Array.from({ length: count }, (_, at) => ({
      key: String(at),
      action: 'payFromWallet' as const,
      input: 0,
      label: 'x'.repeat(length),
    }))
    const { state, effect } = nextSeriesReview(
      noSeriesReview,
      { kind: 'open', order: { ...order, items: many } },
      nothing,
    )
    expect(state.review?.refusal).toBe(refusal)
    expect(effect === null).toBe(refusal !== null)
    expect(state.awaited).toBe(refusal === null ? 1 : null)
  })

  it('waits no longer for the look at another one that was open', () => {
    const tooMany = { ...order, items: Array.from({ length: 601 }, () => order.items[0]!) }
    const state = after([open, { kind: 'open', order: tooMany }])
    expect(state).toMatchObject({ awaited: null, lastTicket: 1, review: { look: null } })
    expect(nextSeriesReview(state, looked, nothing).state).toBe(state)
    expect(after([open, open])).toMatchObject({ awaited: 2, lastTicket: 2 })
  })
})

describe('an open review of a series', () => {
  it('takes the look that it waits for, and no other one', () => {
    expect(after([open, looked]).review?.look).toBe(look)
    const state = after([open])
    expect(nextSeriesReview(state, { ...looked, ticket: 2 }, nothing)).toEqual({ state, effect: null })
  })

  it.each([
    ['another account', { account: other }],
    ['another network', { network: 'testnet' }],
  ] as const)('%s is looked for anew, and the first look counts no more', (_, change) => {
    const now = { ...nothing, facts: { ...facts, ...change } }
    const { state, effect } = nextSeriesReview(after([open, looked]), { kind: 'session' }, now)
    expect(effect).toMatchObject({ kind: 'look', ticket: 2, facts: now.facts })
    expect(state).toMatchObject({ awaited: 2, review: { look: null, for: change } })
  })

  it('a wallet that is locked, and opened again', () => {
    const locked = { ...nothing, facts: { ...facts, wallet: 'WalletLocked' as const } }
    const before = after([open, looked])
    const shut = nextSeriesReview(before, { kind: 'session' }, locked)
    expect(shut.effect).toBeNull()
    expect(shut.state).toMatchObject({
      awaited: null,
      review: { missing: { code: 'WalletLocked' }, for: null, look: null },
    })
    const again = nextSeriesReview(shut.state, { kind: 'session' }, nothing)
    expect(again).toMatchObject({ effect: { ticket: 2 }, state: { review: { missing: null } } })
  })

  it('any other change of the session changes nothing', () => {
    const state = after([open, looked])
    const now = { ...nothing, facts: { ...facts, hasStorage: false, leastLi: 9n } }
    expect(nextSeriesReview(state, { kind: 'session' }, now)).toEqual({ state, effect: null })
  })

  it('is looked at again by a press', () => {
    const { state, effect } = nextSeriesReview(after([open, looked]), { kind: 'lookAgain' }, nothing)
    expect(effect).toMatchObject({ kind: 'look', ticket: 2 })
    expect(state).toMatchObject({ awaited: 2, lastTicket: 2, review: { look: null } })
  })

  it('one that sends some of the same is named, until both are meant', () => {
    const now = { ...nothing, series: [begun] }
    const state = after([open, looked], now)
    expect(state.review?.same).toBe(begun)
    expect(nextSeriesReview(state, { kind: 'start' }, now).effect).toBeNull()
    const both = nextSeriesReview(state, { kind: 'meanBoth' }, now)
    expect(both).toMatchObject({ effect: null, state: { review: { same: null, isBothMeant: true } } })
    expect(nextSeriesReview(both.state, { kind: 'start' }, now).effect).toMatchObject({ kind: 'start' })
    // What was said holds for the next look as well.
    expect(nextSeriesReview(both.state, { kind: 'lookAgain' }, now).state.review?.same).toBeNull()
  })

  it('starts what stands there, unless another tab has begun it since', () => {
    const state = after([open, looked])
    expect(nextSeriesReview(state, { kind: 'start' }, nothing)).toEqual({
      state,
      effect: { kind: 'start', review: state.review },
    })
    const since = nextSeriesReview(state, { kind: 'start' }, { ...nothing, series: [begun] })
    expect(since).toMatchObject({ effect: null, state: { review: { same: begun } } })
  })

  it('starts nothing before it was looked at', () => {
    const state = after([open])
    expect(nextSeriesReview(state, { kind: 'start' }, nothing)).toEqual({ state, effect: null })
  })

  it('says that it could not be kept, and is gone once it is closed', () => {
    const full = after([open, looked, { kind: 'notKept' }])
    expect(full.review).toMatchObject({ refusal: 'NotKept', look })
    expect(mayStart(full.review!)).toBe(true)
    const closed = after([open, { kind: 'close' }])
    expect(closed).toEqual({ review: null, lastTicket: 1, awaited: null })
    for (const event of [looked, { kind: 'session' }, { kind: 'start' }, { kind: 'meanBoth' }] as const)
      expect(nextSeriesReview(closed, event, nothing)).toEqual({ state: closed, effect: null })
  })
})

describe('the amber button of a series', () => {
  const ready = after([open, looked]).review as StartableReview
  const first = items[0]!
  const second = items[1]!

  it.each<[string, boolean, Partial<SeriesReview>]>([
    ['all is well', true, {}],
    ['one of two would fail', true, { look: { ...look, items: [lookOf(first, true), lookOf(second)] } }],
    ['both would fail', false, { look: { ...look, items: [lookOf(first, true), lookOf(second, true)] } }],
    ['it has no items', false, { look: { ...look, items: [] } }],
    ['nobody has looked', false, { look: null }],
    ['the look is not at its end', false, { look: { ...look, isDone: false } }],
    ['1 Qa is missing', false, { look: { ...look, costs: { ...look.costs!, balance: 200_000_000_001n } } }],
    ['nobody knows the balance', true, { look: { ...look, costs: { ...look.costs!, balance: null } } }],
    ['it is for nobody', false, { for: null }],
    ['something is missing', false, { missing: { code: 'NoWallet', fix: 'connectWallet' } }],
    ['another one sends some of it', false, { same: begun }],
    ['there are too many', false, { refusal: 'TooManyItems' }],
    ['it could not be kept before', true, { refusal: 'NotKept' }],
  ])('where %s: %s', (_, may, change) => {
    expect(mayStart({ ...ready, ...change })).toBe(may)
  })

  it('begins a series of what was reviewed, without what would fail', () => {
    const review = { ...ready, look: { ...look, items: [lookOf(first, true), lookOf(second)] } }
    expect(seriesOf(review, { id: 'new', time: 5 })).toEqual({
      id: 'new',
      kind: 'payments',
      title: 'a payroll',
      account,
      network: 'local',
      nonce: '7',
      time: 5,
      columns: [],
      items,
      skipped: ['1'],
      isEnded: false,
      isSeen: false,
    })
    const blind = { ...ready, look: null, order: { ...order, columns: ['To', 'Amount'] } }
    expect(seriesOf(blind, { id: 'new', time: 5 })).toMatchObject({
      nonce: null,
      skipped: [],
      columns: ['To', 'Amount'],
    })
    const untold = { ...ready, look: { ...look, costs: { ...look.costs!, nonce: null } } }
    expect(seriesOf(untold, { id: 'new', time: 5 }).nonce).toBeNull()
  })
})

describe('a series that sends some of the same', () => {
  const withRow = (row: readonly string[]) => exampleSeries({ account, items: [exampleItem('z', [row])] })

  it.each([
    ['has the same request', begun, true],
    ['has the same row, packed otherwise', withRow(['alice.ssi', '1']), true],
    ['has another row', withRow(['alice.ssi', '11']), false],
    ['has another action for the same input', { ...begun, items: [{ ...items[1]!, action: 'burn' }] }, false],
    ['has another input', { ...begun, items: [{ ...items[1]!, input: '{}' }] }, false],
    ['has one of two', { ...begun, items: [exampleItem('z'), items[0]!] }, true],
    ['was ended', { ...begun, isEnded: true }, false],
    ['is of another account', { ...begun, account: other }, false],
    ['is on another network', { ...begun, network: 'testnet' as const }, false],
    ['has nothing left to send', { ...begun, skipped: ['2'] }, false],
  ])('is in the way where it %s: %s', (_, series, isSame) => {
    const { review } = after([open], { ...nothing, series: [exampleSeries({ account }), series] })
    expect(review?.same ?? null).toBe(isSame ? series : null)
  })
})
