import { createSeriesEffects, type SeriesOptions } from './seriesEffects'
import { SeriesLocks } from './seriesLocks'
import { seriesOf, type StartableReview } from './seriesReviewMachine'
import { createSeriesReviews } from './seriesReviews'
import type { SeriesRunner } from './seriesRunner'
import { pressesOf } from './seriesPresses'
import { createSeriesRuns } from './seriesRuns'

/** Makes what sends the series of this page. */
export function createSeriesRunner(options: SeriesOptions): SeriesRunner {
  const { seriesStore, seriesView: view, store, session, clock, stopped, newKey } = options
  const { prepare, look } = createSeriesEffects(options)
  const runs = createSeriesRuns({
    ...options,
    prepare,
    onChange: () => {
      draw()
      locks.giveBack()
    },
  })
  const locks: SeriesLocks = new SeriesLocks({
    ...options,
    dispatch: runs.dispatch,
    isResting: (id) => runs.of(id).phase.kind === 'resting',
    onElsewhere: (ids) => {
      if (!isSameSet(ids, view.getState().elsewhere)) view.setState({ elsewhere: ids })
    },
  })
  const reviews = createSeriesReviews({ ...options, look, onStart })

  const stops = [
    store.subscribe(() => {
      for (const id of locks.driven()) runs.dispatch(id, { kind: 'stored' })
      void locks.findElsewhere()
    }),
    seriesStore.subscribe(draw),
    session.subscribe(() => reviews.dispatch({ kind: 'session' })),
  ]
  draw()
  void locks.findElsewhere()

  function draw(): void {
    if (!stopped.aborted) view.setState({ list: seriesStore.list(), runs: runs.all() })
  }

  function onStart(review: StartableReview): void {
    const series = seriesOf(review, { id: newKey(), time: clock.now() })
    if (!seriesStore.add(series)) return reviews.dispatch({ kind: 'notKept' })
    reviews.dispatch({ kind: 'close' })
    view.setState({ shown: series.id })
    void locks.drive(series.id, { kind: 'go' })
    review.order.onStarted?.(series.id)
  }

  return {
    open: (order) => {
      if (session.facts().isForReading) return
      view.setState({ shown: null })
      reviews.dispatch({ kind: 'open', order })
    },
    cancelReview: () => reviews.dispatch({ kind: 'close' }),
    meanBoth: () => reviews.dispatch({ kind: 'meanBoth' }),
    lookAgain: () => reviews.dispatch({ kind: 'lookAgain' }),
    start: () => reviews.dispatch({ kind: 'start' }),
    ...pressesOf(options, { runs, locks }),
    stop: () => {
      for (const stop of stops) stop()
      reviews.stop()
      runs.stop()
    },
  }
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each))
}
