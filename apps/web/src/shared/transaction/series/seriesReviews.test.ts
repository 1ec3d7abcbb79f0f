/** The review of series in a page: what it draws, looks at, and begins. */
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { SeriesLook } from './lookAtSeries'
import type { LookEffect, StartableReview } from './seriesReviewMachine'
import { createSeriesReviews } from './seriesReviews'
import type { SeriesOrder, SeriesReview } from './seriesRunner'
import { exampleFacts } from '../../session/wallet/testing/exampleFacts'

const account: Address = `0x${'a1'.repeat(20)}`
const order: SeriesOrder = {
  kind: 'payments',
  title: 'a payroll',
  items: [{ key: '1', action: 'payFromWallet', input: { amount: 1n }, label: 'one' }],
}
const open = { kind: 'open', order } as const

function openPage() {
  let facts: SessionFacts = exampleFacts(account)
  const stopped = new AbortController()
  const drawn: (SeriesReview | null)[] = []
  const looks: {
    readonly effect: LookEffect
    readonly tell: (look: SeriesLook) => void
    readonly signal: AbortSignal
  }[] = []
  const started: StartableReview[] = []
  const reviews = createSeriesReviews({
    seriesStore: { list: () => [] } as never,
    store: { list: () => [] } as never,
    session: { facts: () => facts } as never,
    seriesView: {
      setState: ({ review = null }: { review?: SeriesReview | null }) => drawn.push(review),
    } as never,
    stopped: stopped.signal,
    look: async (effect, tell, signal) => void looks.push({ effect, tell, signal }),
    onStart: (review) => void started.push(review),
  })
  const change = (part: Partial<SessionFacts>): void => {
    facts = { ...facts, ...part }
    reviews.dispatch({ kind: 'session' })
  }
  return { reviews, drawn, looks, started, change, stopped }
}

const lookOf = ({ items: [item] }: LookEffect): SeriesLook => ({
  items: [
    {
      item: item!,
      request: { kind: 'payment', to: account, amount: 1n, gasLimit: 50n, gasPriceLi: 2_000n },
      problem: null,
      gasUsed: 50n,
    },
  ],
  costs: null,
  leastLi: 2_000n,
  first: [],
  seen: 1,
  isDone: true,
  together: 1,
})

it('looks, draws what was found, and begins what stands there', () => {
  const { reviews, drawn, looks, started } = openPage()
  reviews.dispatch(open)
  expect(looks.map(({ effect: { ticket } }) => ticket)).toEqual([1])
  reviews.dispatch({ kind: 'start' })
  expect(started).toEqual([])
  const look = lookOf(looks[0]!.effect)
  looks[0]!.tell(look)
  expect(drawn.map((review) => review?.look)).toEqual([null, look])
  expect(looks[0]!.signal.aborted).toBe(false)
  reviews.dispatch({ kind: 'start' })
  expect(started).toEqual([drawn[1]])
  expect(drawn).toHaveLength(2)
  reviews.dispatch({ kind: 'close' })
  expect(drawn.at(-1)).toBeNull()
  expect(looks[0]!.signal.aborted).toBe(true)
})

it('ends a look for which nobody waits any longer, and hears nothing of it', () => {
  const { reviews, drawn, looks, change } = openPage()
  reviews.dispatch(open)
  change({ account: `0x${'a2'.repeat(20)}` })
  expect(looks.map(({ signal }) => signal.aborted)).toEqual([true, false])
  looks[0]!.tell(lookOf(looks[0]!.effect))
  expect(drawn.at(-1)?.look).toBeNull()
  // The same session again draws nothing anew.
  const before = drawn.length
  change({ leastLi: 3_000n })
  expect([drawn.length, looks.length]).toEqual([before, 2])
  reviews.stop()
  expect(looks[1]!.signal.aborted).toBe(true)
})

it('does nothing once the page is closed', () => {
  const { reviews, drawn, looks, stopped } = openPage()
  reviews.stop()
  stopped.abort()
  reviews.dispatch(open)
  expect([drawn, looks]).toEqual([[], []])
})
