import { RpcError } from '@tyto/chain'
import { encodeInput } from '../action/inputJson'
import { askedBefore } from '../pending/askedBefore'
import { askToSign } from '../pending/askToSign'
import { createFollowUp } from '../pending/followUp'
import { showTransactions } from '../pending/showTransactions'
import { mostOthers } from '../pending/storedTransaction'
import { equalOf } from '../pending/transactionMachine'
import { checkNow } from '../pending/waitForOutcome'
import { watchTransactions } from '../pending/watchTransactions'
import { createReview } from '../review/createReview'
import { performEffect } from '../review/performEffect'
import type { ReviewOrder } from '../review/reviewEvents'
import { isPrepared } from '../review/reviewState'
import { reviewView } from '../review/reviewView'
import { createSeriesRunner } from '../series/createSeriesRunner'
import { createRuns, unheard, type RunHandle } from './runs'
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
      askToSign: (intent, { signal, onAsked }) => {
        const noteAsked = (key: string): void => {
          onAsked()
          runs.note(key)
        }
        const asking = { signal, onAsked: noteAsked }
        return askToSign({ ...options, followUp, stopped: stopped.signal, series: null }, intent, asking)
      },
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
    chooseDonation: (donation) => review.dispatch({ kind: 'chooseDonation', donation }),
    chooseGas: (gas) => review.dispatch({ kind: 'chooseGas', gas }),
    goOn: () => review.dispatch({ kind: 'goOn' }),
    meanSecond: () => review.dispatch({ kind: 'meanSecond' }),
    simulateAgain: () => review.dispatch({ kind: 'simulateAgain' }),
    readCostsAgain: () => review.dispatch({ kind: 'readCostsAgain' }),
    retryReview: () => {
      review.dispatch({ kind: 'retry' })
      return review.until(isPrepared)
    },
    cancelReview: () => review.dispatch({ kind: 'cancel' }),
    sign: () => {
      review.dispatch({ kind: 'sign' })
      return review.until((opened) => !opened?.signing)
    },
    show: (key) => view.setState({ shown: key }),
    minimise: () => view.setState({ shown: null }),
    stopWaiting: (key) => void store.apply(key, { kind: 'stopWaiting' }),
    checkAgain: async (key) => {
      const transaction = store.get(key)
      if (!transaction) return false
      try {
        await checkNow(options, transaction)
        return true
      } catch (error) {
        if (error instanceof RpcError) return false
        throw error
      }
    },
    sayWhich: (key, word) => {
      const transaction = store.get(key)
      const equal = transaction && equalOf(transaction.state)
      if (!equal) return
      if (word === 'this') return void store.apply(key, { kind: 'submitted', id: equal })
      store.change(key, { others: [...transaction.others, equal].slice(-mostOthers) })
      store.apply(key, { kind: 'equal', id: null })
    },
    dismiss: (key) => {
      store.change(key, { isDismissed: true })
      if (view.getState().shown === key) view.setState({ shown: null })
    },
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
