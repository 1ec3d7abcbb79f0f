import type { SessionFacts } from '../../session/wallet/findMissing'
import { findMissing } from '../../session/wallet/findMissing'
import { encodeInput } from '../action/inputJson'
import type { MadeFor } from '../review/reviewState'
import { isTooPoor, type SeriesLook } from './lookAtSeries'
import { sameUnfinished, type KnownSeries } from './sameSeries'
import { longestSeries, mostItems, type Series, type SeriesItem } from './series'
import type { SeriesOrder, SeriesReview } from './seriesRunner'

/** The review of a series in this page. Ticket numbers never come twice, so that a late answer changes nothing. */
export interface SeriesReviewState {
  /** Null while no sheet is open. */
  readonly review: SeriesReview | null
  readonly lastTicket: number
  /** The ticket of the look that is waited for; null for none. */
  readonly awaited: number | null
}

export const noSeriesReview: SeriesReviewState = { review: null, lastTicket: 0, awaited: null }

/** The present facts when an event comes: the session, and all that this browser has stored. */
export interface ReviewedNow extends KnownSeries {
  readonly facts: SessionFacts
}

export type SeriesReviewEvent =
  | { readonly kind: 'open'; readonly order: SeriesOrder }
  /** The session changed. */
  | { readonly kind: 'session' }
  | { readonly kind: 'lookAgain' }
  | { readonly kind: 'looked'; readonly ticket: number; readonly look: SeriesLook }
  /** The person means it beside the one that sends some of the same. */
  | { readonly kind: 'meanBoth' }
  /** The amber button. */
  | { readonly kind: 'start' }
  /** The browser does not keep it: none of it may be sent. */
  | { readonly kind: 'notKept' }
  | { readonly kind: 'close' }

/** Looks at the whole for a session. */
export interface LookEffect {
  readonly kind: 'look'
  readonly ticket: number
  readonly items: readonly SeriesItem[]
  readonly for: MadeFor
  readonly facts: SessionFacts
}

/** Stores the series that was reviewed, and begins to send it. */
export interface StartEffect {
  readonly kind: 'start'
  readonly review: StartableReview
}

export interface StartableReview extends SeriesReview {
  readonly for: NonNullable<SeriesReview['for']>
}

export interface SeriesReviewStep {
  readonly state: SeriesReviewState
  readonly effect: LookEffect | StartEffect | null
}

/** Returns the next state, and what is to be done. A look that nobody waits for changes nothing. */
export function nextSeriesReview(
  state: SeriesReviewState,
  event: SeriesReviewEvent,
  now: ReviewedNow,
): SeriesReviewStep {
  if (event.kind === 'open') {
    const opened = { ...state, review: reviewOf(event.order), awaited: null }
    return opened.review.refusal === null ? look(opened, opened.review, now) : stay(opened)
  }
  const { review } = state
  if (review === null) return stay(state)
  switch (event.kind) {
    case 'session':
      return isForNow(review, now.facts) ? stay(state) : look(state, review, now)
    case 'lookAgain':
      return look(state, review, now)
    case 'looked':
      return event.ticket === state.awaited ? change(state, review, { look: event.look }) : stay(state)
    case 'meanBoth':
      return change(state, review, { isBothMeant: true, same: null })
    case 'start':
      return start(state, review, now)
    case 'notKept':
      return change(state, review, { refusal: 'NotKept' })
    case 'close':
      return stay({ ...state, review: null, awaited: null })
  }
}

/** May the amber button be pressed? */
export function mayStart(review: SeriesReview): review is StartableReview {
  const { look: seen, for: madeFor, refusal, missing, same } = review
  if (same !== null || !seen?.isDone || madeFor === null || missing !== null || refusal === 'TooManyItems')
    return false
  return !isTooPoor(seen) && seen.items.some(({ problem }) => problem === null)
}

/** The series that a review begins; what cannot be made or would fail is left out. */
export function seriesOf(
  { order, items, look: seen, for: madeFor }: StartableReview,
  { id, time }: Pick<Series, 'id' | 'time'>,
): Series {
  const bad = seen?.items.filter(({ problem }) => problem !== null).map(({ item }) => item.key)
  return {
    id,
    kind: order.kind,
    title: order.title,
    ...madeFor,
    nonce: seen?.costs?.nonce?.toString() ?? null,
    time,
    columns: order.columns ?? [],
    items,
    skipped: bad ?? [],
    isEnded: false,
    isSeen: false,
  }
}

/** Looks at the whole anew, for the session of now. */
function look(state: SeriesReviewState, review: SeriesReview, now: ReviewedNow): SeriesReviewStep {
  const { facts } = now
  const { account, network, hasStorage } = facts
  const missing = missingOf(review, facts)
  if (missing !== null || account === null)
    return change({ ...state, awaited: null }, review, { missing, for: null, look: null })
  const ticket = state.lastTicket + 1
  const found = { ...review, missing: null, for: { account, network }, look: null }
  return {
    state: { review: { ...found, same: sameOf(found, now) }, lastTicket: ticket, awaited: ticket },
    effect: {
      kind: 'look',
      ticket,
      items: review.items,
      for: { account, network, hasStorage },
      facts,
    },
  }
}

function start(state: SeriesReviewState, review: SeriesReview, now: ReviewedNow): SeriesReviewStep {
  if (!mayStart(review)) return stay(state)
  // Another tab may have started it since.
  const same = sameOf(review, now)
  return same === null ? { state, effect: { kind: 'start', review } } : change(state, review, { same })
}

function isForNow(review: SeriesReview, facts: SessionFacts): boolean {
  const { account, network } = facts
  const isSame = review.for !== null && review.for.account === account && review.for.network === network
  return isSame && missingOf(review, facts) === null
}

function missingOf({ order: { signer } }: SeriesReview, facts: SessionFacts): SeriesReview['missing'] {
  return findMissing(signer ? { signer } : {}, facts)
}

function sameOf(review: SeriesReview, known: KnownSeries): Series | null {
  return review.isBothMeant ? null : sameUnfinished(review, known)
}

function reviewOf(order: SeriesOrder): SeriesReview {
  const items = order.items.map(({ key, action, input, label, rows = [] }) => ({
    key,
    action,
    input: encodeInput(input),
    label,
    rows,
  }))
  const isTooMany = items.length > mostItems || JSON.stringify(items).length > longestSeries - 10_000
  const refusal = isTooMany ? 'TooManyItems' : null
  return { order, items, missing: null, for: null, look: null, same: null, isBothMeant: false, refusal }
}

function change(
  state: SeriesReviewState,
  review: SeriesReview,
  changed: Partial<SeriesReview>,
): SeriesReviewStep {
  return stay({ ...state, review: { ...review, ...changed } })
}

function stay(state: SeriesReviewState): SeriesReviewStep {
  return { state, effect: null }
}
