import { encodeInput } from '../action/inputJson'
import { askedBefore } from '../pending/askedBefore'
import { askToSign } from '../pending/askToSign'
import { createFollowUp, type FollowUp } from '../pending/followUp'
import { showTransactions } from '../pending/showTransactions'
import { watchTransactions } from '../pending/watchTransactions'
import { createReview } from '../review/createReview'
import { performEffect, type EffectOptions } from '../review/performEffect'
import type { ReviewOrder } from '../review/reviewEvents'
import { isPrepared } from '../review/reviewState'
import { reviewView } from '../review/reviewView'
import { createSeriesRunner } from '../series/createSeriesRunner'
import { pressesOfReview, pressesOfTransactions } from './presses'
import { createRuns, unheard, type RunHandle, type Runs } from './runs'
import type { RunnerOptions, TransactionRunner } from './transactionRunner'

/** Makes the runner of this page, and continues the open transactions of earlier pages. */
export function createTransactionRunner(options: RunnerOptions): TransactionRunner {
  const { store, view, session, queries, knowledge } = options
  const stopped = new AbortController()
  const followUp = createFollowUp(options)
  const runs = createRuns()

  const review = createReview({
    perform: performEffect({
      ...options,
      askToSign: askWith(options, { followUp, runs, stopped: stopped.signal }),
    }),
    refetch: ({ network }) => void queries.invalidateQueries({ queryKey: ['chain', network] }),
    draw: (open) => view.setState({ review: open && reviewView(open, knowledge) }),
  })

  const series = createSeriesRunner({ ...options, followUp, stopped: stopped.signal })

  const stops = [
    showTransactions(options),
    session.subscribe(() => review.dispatch({ kind: 'session', facts: session.facts() })),
    store.subscribe(() => review.dispatch({ kind: 'stored', list: store.list().map(askedBefore) })),
    watchTransactions({
      ...options,
      followUp: (transaction) => followUp(transaction, { isHere: false }),
    }),
  ]

  const open = async (order: Omit<ReviewOrder, 'facts' | 'stored'>, again?: string): Promise<RunHandle> => {
    // Buttons say why; whatever else led here, no review opens where no call is executed.
    if (session.facts().isForReading) return unheard
    const handle = view.getState().review?.isSigning === true ? unheard : runs.begin(again)
    const stored = store.list().map(askedBefore)
    review.dispatch({ kind: 'open', order: { ...order, facts: session.facts(), stored } })
    await review.until(isPrepared)
    return handle
  }

  return {
    series,
    runAction: async (name, input, { subject = '', signer = null } = {}) =>
      open({ name, input: encodeInput(input), subject, signer, firstDonation: 0n, again: null }),
    ...pressesOfReview(review),
    ...pressesOfTransactions(options),
    reviewAgain: async (key) => {
      const transaction = store.get(key)
      if (!transaction) return
      const { action, input, subject, donation, series: place } = transaction
      view.setState({ shown: null })
      // One of a series is sent again there, where it is known what went before.
      if (place !== null) return series.show(place.id)
      const again = askedBefore(transaction)
      await open({ name: action, input, subject, signer: null, firstDonation: donation, again }, key)
    },
    stop: () => {
      stopped.abort()
      series.stop()
      for (const stop of stops) stop()
      review.dispatch({ kind: 'stop' })
    },
  }
}

interface AskOptions {
  readonly followUp: FollowUp
  readonly runs: Runs
  readonly stopped: AbortSignal
}

/** How a review asks the wallet: whoever pressed the button is told of the transaction that comes of it. */
function askWith(
  options: RunnerOptions,
  { followUp, runs, stopped }: AskOptions,
): EffectOptions['askToSign'] {
  return (intent, { signal, onAsked }) => {
    const noteAsked = (key: string): void => {
      onAsked()
      runs.note(key)
    }
    return askToSign({ ...options, followUp, stopped, series: null }, intent, { signal, onAsked: noteAsked })
  }
}
