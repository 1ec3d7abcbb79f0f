/** From the press on the amber button to the wallet, event by event. */
import { describe, expect, it } from 'vitest'
import { account, exampleOutcome, friend, registry, undone, wallet } from '../action/testing/exampleOutcome'
import type { AnyAction } from '../action/action'
import type { OpenReview } from './reviewState'
import {
  exampleAction,
  exampleBefore,
  exampleReview,
  simulatedStep,
  succeeded,
} from './testing/exampleReview'
import { done, expectChange, hear, madeFor, request, running, tell } from './testing/tellReview'

const made = exampleReview().made!
const again = exampleBefore({ key: 'again' })

describe('the amber button', () => {
  const reading = (change: Partial<OpenReview> = {}) => ({
    kind: 'readChain',
    action: exampleAction,
    input: '{"amount":3}',
    subject: 'alice.ssi',
    for: madeFor,
    since: null,
    stored: [],
    ticket: 10,
    ...change,
  })

  it('what was simulated is simulated once more, and what was not is looked up at once', () => {
    const review = exampleReview({ simulation: done, awaited: { costs: 3 } })
    const step = tell(review, { kind: 'sign' })
    expect(step.effects).toEqual([{ kind: 'simulateOnceMore', request, for: madeFor, ticket: 10 }])
    expectChange(step, review, { signing: request, awaited: { signing: 10 } })
    const late = exampleReview({
      simulation: { status: 'running', isLate: true },
      awaited: { costs: 3, simulation: 4 },
    })
    const second = tell(late, { kind: 'sign' })
    expect(second.effects).toEqual([reading()])
    expectChange(second, late, { signing: request, awaited: { simulation: 4, signing: 10 } })
  })

  it.each<[string, Partial<OpenReview>]>([
    ['is not made', { made: null }],
    ['is for nobody', { madeFor: null }],
    ['may not be signed', { simulation: running }],
  ])('does nothing where it %s', (_, change) => {
    const review = exampleReview(change)
    expect(tell(review, { kind: 'sign' })).toEqual({ state: { open: review, lastTicket: 9 }, effects: [] })
  })

  it('an attempt again asks what the account has sent since', () => {
    const [first] = [exampleBefore({ key: 'first' })]
    const step = tell(exampleReview({ again, stored: [again, first!], meant: ['again', 'first'] }), {
      kind: 'sign',
    })
    const since = { sender: account, nonce: 4n, block: 11n, time: 1_000, network: 'local' }
    expect(step.effects).toEqual([reading({ since, stored: [again, first] } as never)])
  })

  it('after the last simulation the chain is asked, or the person', () => {
    const review = exampleReview({ simulation: simulatedStep(succeeded(1_000n), true), signing: request })
    const same = exampleOutcome({ steps: [succeeded(1_234n)] }).result
    const step = hear(review, 'signing', { kind: 'simulatedOnceMore', result: same })
    expect(step.effects).toEqual([reading()])
    expectChange(step, review, {
      simulation: { status: 'done', result: same, hasMoved: true },
      awaited: { signing: 10 },
    })
    const still = hear({ ...review, simulation: done }, 'signing', {
      kind: 'simulatedOnceMore',
      result: same,
    })
    expect(still.state.open?.simulation).toMatchObject({ hasMoved: false })
    const late = hear(review, 'signing', { kind: 'simulatedOnceMore', result: null })
    expect(late.effects).toEqual([reading()])
    expectChange(late, review, { awaited: { signing: 10 } })
    const other = exampleOutcome({ steps: [undone()] }).result
    const moved = hear({ ...review, simulation: done }, 'signing', {
      kind: 'simulatedOnceMore',
      result: other,
    })
    expect(moved.effects).toEqual([])
    expectChange(moved, review, {
      simulation: { status: 'done', result: other, hasMoved: true },
      signing: null,
    })
    // It was chosen anew meanwhile, so that there is nothing to compare with.
    const gone = hear({ ...review, simulation: null }, 'signing', {
      kind: 'simulatedOnceMore',
      result: other,
    })
    expect(gone.effects).toEqual([reading()])
    expect(gone.state.open?.simulation).toBeNull()
  })

  const sent = (nonce: bigint) => ({ nonce, count: 1n, sent: [] })

  it('[BX-27] what the account has sent stops it, unless the person has seen it', () => {
    const review = exampleReview({ signing: request, seenNonce: 5n })
    const moved = hear(review, 'signing', { kind: 'chainRead', nonce: 6n, block: 12n, moved: sent(6n) })
    expect(moved.effects).toEqual([])
    expectChange(moved, review, { moved: sent(6n), signing: null })
    const seen = hear(review, 'signing', { kind: 'chainRead', nonce: 5n, block: 12n, moved: sent(5n) })
    expect(seen.effects).toMatchObject([{ kind: 'askToSign' }])
    expect(seen.state.open?.moved).toBeNull()
  })

  it('the wallet gets what stood there, and the intent says all that was known', () => {
    const moment = { kind: 'gift' }
    const action: AnyAction = {
      ...exampleAction,
      moment: (input, by) => ({ ...moment, input, by }),
      changes: () => [{ kind: 'controller', to: friend }],
      tell: () => [{ text: 'locks', values: { wallet } }],
    }
    const result = exampleOutcome({
      steps: [succeeded(1_000n)],
      balances: [
        { address: account, token: { address: null, symbol: 'ZIL', decimals: 12 }, before: 100n, after: 90n },
        { address: friend, token: { address: null, symbol: 'ZIL', decimals: 12 }, before: 0n, after: 5n },
      ],
      allowances: [
        {
          owner: account,
          spender: friend,
          token: { address: registry, symbol: 'X', decimals: 2 },
          before: 1n,
          after: 2n,
        },
      ] as never,
    }).result
    const review = exampleReview({
      action,
      signing: request,
      donation: 6n,
      meant: ['a'],
      simulation: { status: 'done', result, hasMoved: false },
    })
    const step = hear(review, 'signing', { kind: 'chainRead', nonce: 4n, block: 12n, moved: null })
    expectChange(step, review, { awaited: { signing: 10 } })
    const [effect] = step.effects
    expect(step.effects).toHaveLength(1)
    expect(effect).toMatchObject({
      kind: 'askToSign',
      ticket: 10,
      intent: {
        name: 'paying',
        input: '{"amount":3}',
        subject: 'alice.ssi',
        network: 'local',
        sender: account,
        nonce: 4n,
        block: 12n,
        request,
        // 10,000 units at 2,100 Li.
        gasBound: 21_000_000_000_000n,
        donation: 6n,
        summary: [{ text: 'locks' }, { text: 'youPay' }],
        foreseen: [{ address: friend, field: null }],
        told: { own: [account, wallet], allowed: [{ owner: account, spender: friend, amount: 2n }] },
        changes: [{ kind: 'controller', to: friend }],
        moment: { kind: 'gift', input: { amount: 3 }, by: account },
        meant: ['a'],
      },
    })
  })

  it('and nothing that was not', () => {
    const review = exampleReview({ signing: request, donation: null })
    const step = hear(review, 'signing', { kind: 'chainRead', nonce: 4n, block: 12n, moved: null })
    const nothing = {
      donation: 0n,
      foreseen: [],
      told: { own: [], sums: [], allowed: [] },
      changes: [],
      moment: null,
    }
    expect(step.effects).toMatchObject([{ intent: nothing }])
    const untaken = hear({ ...review, made: { ...made, takesDonation: false }, donation: 6n }, 'signing', {
      kind: 'chainRead',
      nonce: 4n,
      block: 12n,
      moved: null,
    })
    expect(untaken.effects).toMatchObject([{ intent: { donation: 0n } }])
    for (const change of [{ action: null }, { madeFor: null }, { signing: null }]) {
      const lost = hear({ ...review, ...change }, 'signing', {
        kind: 'chainRead',
        nonce: 4n,
        block: 12n,
        moved: null,
      })
      expect(lost.effects).toEqual([])
    }
  })

  it('the sheet is gone once the wallet was asked', () => {
    const step = hear(exampleReview({ signing: request }), 'signing', { kind: 'walletAsked' })
    expect(step).toEqual({ state: { open: null, lastTicket: 9 }, effects: [] })
  })
})
