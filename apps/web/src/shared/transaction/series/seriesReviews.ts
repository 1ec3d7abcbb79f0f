import type { SeriesEffects, SeriesOptions } from './seriesEffects'
import {
  nextSeriesReview,
  noSeriesReview,
  type LookEffect,
  type SeriesReviewEvent,
  type StartableReview,
} from './seriesReviewMachine'

interface ReviewsOptions extends Pick<
  SeriesOptions,
  'seriesStore' | 'store' | 'session' | 'seriesView' | 'stopped'
> {
  readonly look: SeriesEffects['look']
  readonly onStart: (review: StartableReview) => void
}

/** The review of series in a page, with its machine running. */
export interface SeriesReviews {
  dispatch(event: SeriesReviewEvent): void
  stop(): void
}

/** Sends events to the machine with what is true now, begins its work, and draws the result. */
export function createSeriesReviews(options: ReviewsOptions): SeriesReviews {
  const { seriesStore, store, session, seriesView, stopped, look, onStart } = options
  let state = noSeriesReview
  let looking: AbortController | null = null

  function dispatch(event: SeriesReviewEvent): void {
    if (stopped.aborted) return
    const now = { facts: session.facts(), series: seriesStore.list(), transactions: store.list() }
    const { state: next, effect } = nextSeriesReview(state, event, now)
    if (next.awaited !== state.awaited) looking?.abort()
    const isNews = next.review !== state.review
    state = next
    if (isNews) seriesView.setState({ review: next.review })
    if (effect?.kind === 'look') begin(effect)
    if (effect?.kind === 'start') onStart(effect.review)
  }

  function begin(effect: LookEffect): void {
    looking = new AbortController()
    const { ticket } = effect
    void look(effect, (found) => dispatch({ kind: 'looked', ticket, look: found }), looking.signal)
  }

  return { dispatch, stop: () => looking?.abort() }
}
