/** What is known of an open review: the request that would be signed, and whether it may be. */
import { describe, expect, it } from 'vitest'
import { account, exampleOutcome, friend, undone, wallet } from '../action/testing/exampleOutcome'
import {
  canSign,
  equalOpen,
  gasLimitOf,
  isAffordable,
  isForSame,
  isPrepared,
  isRefused,
  madeForNow,
  missingFor,
  requestOf,
  sinceOf,
  walletPriceOf,
  type MadeRequest,
  type OpenReview,
} from './reviewState'
import {
  exampleAction,
  exampleBefore,
  exampleCall,
  exampleCosts,
  examplePayment,
  exampleReview,
  simulatedStep,
  succeeded,
} from './testing/exampleReview'

const made = exampleReview().made!
const withMade = (change: Partial<MadeRequest>, more: Partial<OpenReview> = {}) =>
  exampleReview({ made: { ...made, ...change }, ...more })
const withBalance = (balance: bigint | null, more: Partial<OpenReview> = {}) =>
  withMade({ costs: { ...exampleCosts, balance } }, more)
const payment = { content: examplePayment(friend, 7n), takesDonation: false, gasLimit: 50n }
/** 10,000 units at 2,100 Li, in Qa. */
const gas = 21_000_000_000_000n

describe('the request of a review', () => {
  it('is what was made, at the price of the chain', () => {
    expect(requestOf(withMade({ costs: { ...exampleCosts, gasPriceLi: 3_000n } }))).toEqual({
      kind: 'call',
      call: exampleCall,
      gasLimit: 10_000n,
      gasPriceLi: 3_000n,
    })
    expect(requestOf(withMade({ costs: null }))?.gasPriceLi).toBe(2_000n)
    expect(requestOf(exampleReview({ made: null }))).toBeNull()
    expect(gasLimitOf(exampleReview({ made: null }))).toBeNull()
  })

  it('takes the donation along where it takes one', () => {
    const amountOf = (review: OpenReview) => {
      const request = requestOf(review)
      return request?.kind === 'call' ? request.call.amount : null
    }
    expect(amountOf(exampleReview({ donation: 5n }))).toBe(8n)
    expect(amountOf(exampleReview({ donation: null }))).toBe(3n)
    expect(amountOf(withMade({ takesDonation: false }, { donation: 5n }))).toBe(3n)
  })

  it.each<[string, Partial<OpenReview>, bigint, bigint | null]>([
    ['nothing is known', {}, 10_000n, null],
    ['a simulation used less', { simulation: simulatedStep(succeeded(1_000n)) }, 10_000n, 1_350n],
    ['a simulation used more', { simulation: simulatedStep(succeeded(9_000n)) }, 11_350n, 11_350n],
    ['one ran out of gas before', { gasNeeded: 20_000n }, 25_100n, 25_100n],
    ['somebody chose more', { gas: 30_000n, gasNeeded: 20_000n }, 30_000n, 25_100n],
    ['somebody chose too little', { gas: 25_099n, gasNeeded: 20_000n }, 25_100n, 25_100n],
  ])('its gas limit, where %s', (_, change, limit, suggested) => {
    expect(gasLimitOf(exampleReview(change))).toEqual({ stated: 10_000n, suggested, limit })
    expect(requestOf(exampleReview(change))?.gasLimit).toBe(limit)
  })

  it.each([
    ['all of it', gas + 3n, 10_000n],
    ['1 Qa too little for it', gas + 2n, 1_350n],
    ['less than the amount', 2n, 1_350n],
    ['nobody knows how much', null, 10_000n],
  ])('its gas limit where the account can pay %s', (_, balance, limit) => {
    const simulation = simulatedStep(succeeded(1_000n))
    expect(gasLimitOf(withBalance(balance, { simulation }))?.limit).toBe(limit)
  })

  it('the gas of a payment is fixed', () => {
    const change = { gas: 30_000n, gasNeeded: 20_000n, simulation: simulatedStep(succeeded(9_000n)) }
    expect(gasLimitOf(withMade(payment, change))).toEqual({ stated: 50n, suggested: null, limit: 50n })
  })

  it('the price that the wallet pays; before it was asked, all that a wallet may take', () => {
    expect(walletPriceOf(exampleReview())).toBe(exampleCosts.walletPrice)
    const unknown = { build: 'unknown', leastLi: 2_000n, mostLi: 4_000n }
    expect(walletPriceOf(withMade({ costs: null }))).toEqual(unknown)
    expect(walletPriceOf(exampleReview({ made: null }))).toEqual(unknown)
  })
})

describe('a review may be paid for', () => {
  it.each([
    ['to the last Qa', gas + 3n, true],
    ['1 Qa short', gas + 2n, false],
    ['unknown', null, null],
  ])('%s', (_, balance, isEnough) => {
    expect(isAffordable(withBalance(balance))).toBe(isEnough)
  })

  it('is not known without a request, or without costs', () => {
    expect(isAffordable(exampleReview({ made: null }))).toBeNull()
    expect(isAffordable(withMade({ costs: null }))).toBeNull()
  })
})

describe('for whom a review is made', () => {
  const madeFor = { account, network: 'local', hasStorage: false } as const

  it('the session of now, unless something is missing', () => {
    const { facts } = exampleReview()
    expect(madeForNow(exampleReview())).toEqual(madeFor)
    expect(madeForNow(exampleReview({ facts: { ...facts, hasStorage: true } }))?.hasStorage).toBe(true)
    expect(madeForNow(exampleReview({ signer: account }))).toEqual(madeFor)
    for (const change of [
      { facts: { ...facts, account: null } },
      { facts: { ...facts, wallet: 'WalletLocked' } },
      { signer: friend },
      { action: { ...exampleAction, needs: ['storage'] } },
    ] as const)
      expect(madeForNow(exampleReview(change as Partial<OpenReview>))).toBeNull()
  })

  it('what only the action needs is known once it is loaded', () => {
    const action = { ...exampleAction, needs: ['login'] as const }
    expect(missingFor(exampleReview({ action }))?.code).toBe('NotLoggedIn')
    expect(missingFor(exampleReview({ action: null }))).toBeNull()
    expect(missingFor(exampleReview({ action: null, signer: friend }))).toEqual({
      code: 'WrongAccount',
      fix: 'switchAccount',
      expected: friend,
    })
  })

  it.each([
    ['the same', madeFor, { ...madeFor }, true],
    ['another account', madeFor, { ...madeFor, account: friend }, false],
    ['another network', madeFor, { ...madeFor, network: 'testnet' }, false],
    ['another storage wallet', madeFor, { ...madeFor, hasStorage: true }, false],
    ['nobody now', madeFor, null, false],
    ['nobody before', null, madeFor, false],
    ['nobody', null, null, true],
  ] as const)('%s', (_, a, b, isSame) => {
    expect(isForSame(a, b)).toBe(isSame)
  })
})

describe('[BX-27] one that asks for the same', () => {
  it.each<[string, Partial<OpenReview>, string | null]>([
    ['was signed', { stored: [exampleBefore({ key: 'a' })] }, 'a'],
    ['was signed twice', { stored: [exampleBefore({ key: 'b' }), exampleBefore({ key: 'a' })] }, 'b'],
    ['cannot go any more', { stored: [exampleBefore({ mayHaveGone: false })] }, null],
    ['was meant beside it', { stored: [exampleBefore({ key: 'a' })], meant: ['a'] }, null],
    [
      'was meant, and another one not',
      { stored: [exampleBefore({ key: 'b' }), exampleBefore({ key: 'a' })], meant: ['b'] },
      'a',
    ],
    ['is on another network', { stored: [exampleBefore({ network: 'testnet' })] }, null],
    ['has another input', { stored: [exampleBefore({ input: '{}' })] }, null],
    ['has another action', { stored: [exampleBefore({ action: 'other' })] }, null],
    ['is for nobody yet', { stored: [exampleBefore()], madeFor: null }, null],
    ['is not made yet', { stored: [exampleBefore()], made: null }, null],
  ])('%s', (_, change, key) => {
    expect(equalOpen(exampleReview(change))?.key ?? null).toBe(key)
  })

  it('by its call, whatever the input says', () => {
    const { intent } = exampleBefore()
    const call = { kind: 'payment', to: friend, amount: 7n } as const
    // The likeness of a payment is the sha256 of nothing.
    const stored = (change: object) => [
      exampleBefore({ action: 'other', intent: { ...intent, ...call, ...change } }),
    ]
    const likeness = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(equalOpen(withMade(payment, { stored: stored({ likeness }) }))).not.toBeNull()
    expect(equalOpen(withMade(payment, { stored: stored({ likeness, amount: 8n }) }))).toBeNull()
    expect(equalOpen(withMade(payment, { stored: stored({ likeness, to: wallet }) }))).toBeNull()
  })

  const at = (key: string, time: number, nonce = 4n) => {
    const before = exampleBefore({ key })
    return { ...before, intent: { ...before.intent, time, nonce } }
  }
  const since = (time: number, nonce: bigint) => ({
    sender: account,
    nonce,
    block: 11n,
    time,
    network: 'local' as const,
  })

  it.each<[string, Partial<OpenReview>, ReturnType<typeof since> | null]>([
    ['a first request', {}, null],
    ['a first request beside others', { stored: [at('a', 5)] }, null],
    ['an attempt again', { again: at('a', 5, 9n) }, since(5, 9n)],
    [
      'one that is meant beside two',
      { stored: [at('b', 7, 6n), at('a', 5, 5n), at('c', 1, 1n)], meant: ['a', 'b'] },
      since(5, 5n),
    ],
    [
      'an attempt again beside an earlier one',
      { again: at('x', 9, 7n), stored: [at('a', 5, 5n)], meant: ['a'] },
      since(5, 5n),
    ],
  ])('from when on all must be known: %s', (_, change, expected) => {
    expect(sinceOf(exampleReview(change))).toEqual(expected)
  })
})

describe('the amber button of a review', () => {
  const refused = simulatedStep({ kind: 'refused', code: 'BadAmount' as never })
  const none = { status: 'done', result: exampleOutcome({ steps: [] }).result, hasMoved: false } as const

  it.each<[string, boolean, OpenReview]>([
    ['all is known', true, exampleReview({ simulation: simulatedStep(succeeded(1_000n)) })],
    ['nothing was simulated', true, exampleReview()],
    ['nothing was made', false, exampleReview({ made: null })],
    ['nobody told what it costs', false, withMade({ costs: null })],
    ['nobody told the balance', true, withBalance(null)],
    ['1 Qa is missing', false, withBalance(gas + 2n)],
    ['a donation is being typed', false, exampleReview({ donation: null })],
    ['none is asked for', true, withMade({ takesDonation: false }, { donation: null })],
    ['it is simulated', false, exampleReview({ simulation: { status: 'running', isLate: false } })],
    ['that takes long', true, exampleReview({ simulation: { status: 'running', isLate: true } })],
    [
      'it cannot be simulated',
      true,
      exampleReview({ simulation: { status: 'unavailable', code: 'TooSlow', details: '' } }),
    ],
    ['a contract undoes it', false, exampleReview({ simulation: simulatedStep(undone()) })],
    ['the chain refuses it', false, exampleReview({ simulation: refused })],
    ['a simulation of nothing', true, exampleReview({ simulation: none })],
    ['there is a problem', false, exampleReview({ problem: { code: 'NoOffer', cause: null } })],
    ['something is missing', false, exampleReview({ signer: friend })],
    ['it is being signed', false, exampleReview({ signing: requestOf(exampleReview()) })],
    ['one asks for the same', false, exampleReview({ stored: [exampleBefore()] })],
    ['the account has sent more', false, exampleReview({ moved: { nonce: 5n, count: 1n, sent: [] } })],
  ])('where %s: %s', (_, may, review) => {
    expect(canSign(review)).toBe(may)
    expect(isRefused(review)).toBe(
      review.simulation === refused ||
        (review.simulation?.status === 'done' && review.simulation.result.steps[0]?.kind === 'exception'),
    )
  })

  it.each([
    [null, true],
    [exampleReview(), true],
    [exampleReview({ awaited: { simulation: 1, patience: 2, signing: 3 } }), true],
    [exampleReview({ awaited: { request: 1 } }), false],
    [exampleReview({ awaited: { costs: 1 } }), false],
  ])('the sheet is ready: case %#', (review, isReady) => {
    expect(isPrepared(review)).toBe(isReady)
  })
})
