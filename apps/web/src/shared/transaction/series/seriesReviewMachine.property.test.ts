import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { SeriesLook } from './lookAtSeries'
import {
  mayStart,
  nextSeriesReview,
  noSeriesReview,
  type LookEffect,
  type SeriesReviewEvent,
} from './seriesReviewMachine'
import type { SeriesOrder } from './seriesRunner'

const accounts: readonly Address[] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`]
const order: SeriesOrder = {
  kind: 'payments',
  title: 'a payroll',
  items: [{ key: '1', action: 'payFromWallet', input: { amount: 1n }, label: 'one' }],
}

/** A look that says whose it is: its first sentence names the account that it was made for. */
function lookOf({ items, for: { account } }: LookEffect): SeriesLook {
  const [item] = items
  const request = { kind: 'payment', to: account, amount: 1n, gasLimit: 50n, gasPriceLi: 2_000n } as const
  return {
    items: [{ item: item!, request, problem: null, gasUsed: 50n }],
    costs: null,
    leastLi: 2_000n,
    first: [{ text: 'pays', values: { to: account } }],
    seen: 1,
    isDone: true,
    together: 1,
  }
}

type Move = Exclude<SeriesReviewEvent['kind'], 'looked'> | 'answer' | 'lateAnswer' | 'otherAccount' | 'lock'

const move = fc.constantFrom<Move>(
  'open',
  'close',
  'session',
  'lookAgain',
  'meanBoth',
  'start',
  'notKept',
  'answer',
  'answer',
  'lateAnswer',
  'otherAccount',
  'lock',
)

it('no order of events shows or starts a series that was looked at for another account', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let state = noSeriesReview
      let facts: SessionFacts = {
        network: 'local',
        isForReading: false,
        leastLi: 2_000n,
        wallet: null,
        account: accounts[0]!,
        login: null,
        hasStorage: false,
      }
      const looks: LookEffect[] = []
      const tell = (event: SeriesReviewEvent): void => {
        const before = state
        const step = nextSeriesReview(state, event, { facts, series: [], transactions: [] })
        state = step.state
        if (event.kind === 'looked' && event.ticket !== before.awaited) expect(state).toBe(before)
        if (step.effect?.kind === 'look') {
          expect(step.effect.for.account).toBe(facts.account)
          expect(looks.map(({ ticket }) => ticket)).not.toContain(step.effect.ticket)
          looks.push(step.effect)
        }
        if (step.effect?.kind === 'start') expect(step.effect.review.for.account).toBe(facts.account)
      }
      for (const each of moves) {
        if (each === 'otherAccount' || each === 'lock') {
          const account = each === 'lock' ? null : (accounts.find((one) => one !== facts.account) ?? null)
          facts = { ...facts, account, wallet: account === null ? 'WalletLocked' : null }
          tell({ kind: 'session' })
        } else if (each === 'answer' || each === 'lateAnswer') {
          const look = each === 'answer' ? looks.at(-1) : looks[0]
          if (look) tell({ kind: 'looked', ticket: look.ticket, look: lookOf(look) })
        } else if (each === 'open') tell({ kind: 'open', order })
        else tell({ kind: each })

        const { review } = state
        if (review?.look) expect(review.look.first[0]!.values.to).toBe(review.for?.account)
        if (review && mayStart(review)) expect(review.for.account).toBe(facts.account)
      }
    }),
  )
})
