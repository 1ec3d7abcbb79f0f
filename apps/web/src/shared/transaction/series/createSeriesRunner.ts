import { isOver, itemStates } from './itemStates'
import { createSeriesEffects, type SeriesOptions } from './seriesEffects'
import { SeriesLocks } from './seriesLocks'
import { seriesOf, type StartableReview } from './seriesReviewMachine'
import { createSeriesReviews } from './seriesReviews'
import type { SeriesRunner } from './seriesRunner'
import { createSeriesRuns, type SeriesRuns } from './seriesRuns'

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
      for (const id of locks.driven()) runs.dispatch(id, { kind: 'look' })
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
    show: (id) => show(options, id),
    stop: () => {
      for (const stop of stops) stop()
      reviews.stop()
      runs.stop()
    },
  }
}

/** The buttons of the dialog of a series. */
function pressesOf(
  { seriesStore }: SeriesOptions,
  { runs, locks }: { readonly runs: SeriesRuns; readonly locks: SeriesLocks },
): Pick<SeriesRunner, 'go' | 'pause' | 'retry' | 'skip' | 'end'> {
  return {
    go: (id) => {
      seriesStore.change(id, { isEnded: false, isSeen: false })
      void locks.drive(id, { kind: 'go' })
    },
    pause: (id) => runs.dispatch(id, { kind: 'pause' }),
    retry: (id, item) => {
      const series = seriesStore.get(id)
      if (!series) return
      const skipped = series.skipped.filter((key) => key !== item)
      void locks.drive(id, { kind: 'retry', item })
      seriesStore.change(id, { skipped, isEnded: false, isSeen: false })
    },
    skip: (id, item) => {
      const series = seriesStore.get(id)
      const { phase } = runs.of(id)
      const isUnderWay = phase.kind !== 'resting' && phase.item === item
      if (!series || series.skipped.includes(item) || isUnderWay) return
      seriesStore.change(id, { skipped: [...series.skipped, item] })
    },
    end: (id) => {
      runs.dispatch(id, { kind: 'pause' })
      seriesStore.change(id, { isEnded: true })
    },
  }
}

/** Opens the dialog of a series; one that was over in it is seen. */
function show({ seriesView: view, seriesStore, store }: SeriesOptions, id: string | null): void {
  const before = view.getState().shown
  view.setState({ shown: id })
  const series = before === null ? null : seriesStore.get(before)
  const isDone = series !== null && isOver(itemStates(series, store.list()))
  if (isDone && before !== id) seriesStore.change(series.id, { isSeen: true })
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each))
}
