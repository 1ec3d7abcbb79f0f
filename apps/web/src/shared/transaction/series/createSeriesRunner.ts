import { findMissing } from '../../session/wallet/findMissing'
import { encodeInput } from '../action/inputJson'
import { askWallet } from '../pending/askWallet'
import type { FollowUp } from '../pending/followUp'
import { isAbort } from '../pending/waitForOutcome'
import { performEffect } from '../review/performEffect'
import type { MadeFor } from '../review/reviewState'
import { ActionError } from '../../errors/ActionError'
import { attemptsOf, isOver, itemStates } from './itemStates'
import { createNonceCheck } from './checkNonce'
import { isTooPoor, lookAtSeries } from './lookAtSeries'
import { sendItem } from './sendItem'
import { longestSeries, mostItems, type Series } from './series'
import { sameUnfinished } from './sameSeries'
import { seriesLock } from './seriesLock'
import {
  nextRun,
  restingRun,
  type ItemProblem,
  type PrepareEffect,
  type SeriesEvent,
  type SeriesRun,
} from './seriesMachine'
import type { SeriesNeeds } from './seriesNeeds'
import type { SeriesOrder, SeriesReview, SeriesRunner } from './seriesRunner'
import { settleAttempts } from './settleAttempts'

interface SeriesOptions extends SeriesNeeds {
  readonly followUp: FollowUp
  /** Aborts when the page closes. */
  readonly stopped: AbortSignal
}

/** How long a press waits for the lock, in ms: another tab that only looks whether it is free has it for a moment. */
const lockPatience = 500
/** Before it is looked again whether another tab is still sending, in ms. */
const elsewherePause = 1_000

/** Makes what sends the series of this page. */
export function createSeriesRunner(options: SeriesOptions): SeriesRunner {
  const { seriesStore, seriesView: view, store, session, locks, clock, stopped } = options
  const checkNonce = createNonceCheck()
  const runs = new Map<string, SeriesRun>()
  /** The series whose lock this page holds, or waits for. */
  const driven = new Map<string, 'waiting' | 'held'>()
  /** The series whose lock this page has, or has not given back yet. */
  const locked = new Set<string>()
  const waiting = new Set<() => void>()
  let preparing: { readonly id: string; readonly ticket: number; readonly stop: AbortController } | null =
    null
  let looking: AbortController | null = null
  let isLookingElsewhere = false
  let mustLookAgain = false

  const stops = [
    store.subscribe(() => {
      for (const id of driven.keys()) dispatch(id, { kind: 'look' })
      void findElsewhere()
    }),
    seriesStore.subscribe(draw),
    session.subscribe(followSession),
  ]
  draw()
  void findElsewhere()

  function draw(): void {
    if (stopped.aborted) return
    view.setState({ list: seriesStore.list(), runs: new Map(runs) })
  }

  function dispatch(id: string, event: SeriesEvent): void {
    const series = seriesStore.get(id)
    if (!series || stopped.aborted) return
    const { run, effect } = nextRun(runs.get(id) ?? restingRun, event, itemStates(series, store.list()))
    runs.set(id, run)
    // Whoever is no longer waited for is stopped before the wallet is asked.
    if (preparing?.id === id && !isFor(run, preparing.ticket)) stopPreparing()
    draw()
    if (effect !== null) prepare(series, effect)
    for (const check of waiting) check()
  }

  function stopPreparing(): void {
    const before = preparing
    preparing = null
    before?.stop.abort()
  }

  function prepare(series: Series, { item: key, ticket }: PrepareEffect): void {
    const stop = new AbortController()
    preparing = { id: series.id, ticket, stop }
    void ask(series, key, stop.signal, ticket).then(
      (answer) => dispatch(series.id, answer),
      (cause: unknown) =>
        dispatch(series.id, {
          kind: 'notAsked',
          ticket,
          problem: { code: codeOf(cause), cause, step: null },
        }),
    )
  }

  /** Settles earlier attempts of the item, makes it and asks the wallet for it. */
  async function ask(series: Series, key: string, signal: AbortSignal, ticket: number): Promise<SeriesEvent> {
    const item = series.items.find((each) => each.key === key)
    if (!item) throw new ActionError('Unexpected')
    const attempts = attemptsOf(series.id, store.list()).get(key) ?? []
    if (await settleAttempts({ ...options, signal }, attempts)) return { kind: 'hadGone', ticket }
    await checkNonce(series, { ...options, signal })
    signal.throwIfAborted()
    let wasAsked = false
    const perform = performEffect({
      ...options,
      askWallet: (intent, asking) => {
        // What was reviewed was reviewed for one account on one network.
        if (intent.network !== series.network) throw new ActionError('OtherNetwork')
        if (intent.sender !== series.account) throw new ActionError('WrongAccount')
        const onAsked = (): void => {
          wasAsked = true
          dispatch(series.id, { kind: 'asked', ticket })
          asking.onAsked()
        }
        const place = { id: series.id, item: key }
        return askWallet({ ...options, series: place }, intent, { signal: asking.signal, onAsked })
      },
    })
    const problem: ItemProblem | null = await sendItem(series, item, {
      session,
      perform,
      wasAsked: () => wasAsked,
      signal,
    })
    return problem === null ? { kind: 'asked', ticket } : { kind: 'notAsked', ticket, problem }
  }

  /** Does something for a series while this page holds the lock of its account: one tab sends, and one series at a time. */
  async function drive(id: string, event: SeriesEvent): Promise<void> {
    const series = seriesStore.get(id)
    if (!series) return
    const state = driven.get(id)
    if (state === 'held') return dispatch(id, event)
    if (state === 'waiting') return
    driven.set(id, 'waiting')
    const patience = new AbortController()
    const isHeld = new AbortController()
    void clock.sleep(lockPatience, isHeld.signal).then(() => patience.abort())
    const signal = AbortSignal.any([patience.signal, stopped])
    try {
      await locks.request(seriesLock(series), { signal }, async () => {
        isHeld.abort()
        driven.set(id, 'held')
        locked.add(id)
        dispatch(id, event)
        await untilResting(id)
      })
    } catch (error) {
      if (!isAbort(error)) throw error
      driven.delete(id)
      dispatch(id, { kind: 'elsewhere' })
    } finally {
      isHeld.abort()
      locked.delete(id)
      void findElsewhere()
    }
  }

  function untilResting(id: string): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!stopped.aborted && (runs.get(id) ?? restingRun).phase.kind !== 'resting') return
        waiting.delete(check)
        stopped.removeEventListener('abort', check)
        // At once, so that a press after this one takes the lock anew.
        driven.delete(id)
        resolve()
      }
      waiting.add(check)
      stopped.addEventListener('abort', check)
      check()
    })
  }

  /**
   * Looks which series another tab is sending: one look at a time, since each takes the lock for a moment, and another
   * one soon after as long as somebody has it.
   */
  async function findElsewhere(): Promise<void> {
    mustLookAgain = true
    if (isLookingElsewhere) return
    isLookingElsewhere = true
    while (mustLookAgain && !stopped.aborted) {
      mustLookAgain = false
      const elsewhere = new Set<string>()
      for (const series of seriesStore.list()) {
        if (await isSentElsewhere(series)) elsewhere.add(series.id)
      }
      if (!stopped.aborted && !isSameSet(elsewhere, view.getState().elsewhere)) view.setState({ elsewhere })
      if (elsewhere.size === 0) continue
      mustLookAgain = true
      await clock.sleep(elsewherePause, stopped)
    }
    isLookingElsewhere = false
  }

  async function isSentElsewhere(series: Series): Promise<boolean> {
    if (isDrivenHere(series) || series.isEnded || series.isSeen) return false
    const isFree = await locks.request(seriesLock(series), { ifAvailable: true }, async (isHeld) => isHeld)
    return !isFree && !isDrivenHere(series)
  }

  function isDrivenHere(series: Series): boolean {
    return seriesStore
      .list()
      .some(
        ({ id, ...each }) => (driven.has(id) || locked.has(id)) && seriesLock(each) === seriesLock(series),
      )
  }

  function changeReview(change: Partial<SeriesReview>): void {
    const { review } = view.getState()
    if (review !== null && !stopped.aborted) view.setState({ review: { ...review, ...change } })
  }

  /** Looks at the whole anew, for the present session. */
  function look(): void {
    looking?.abort()
    const { review } = view.getState()
    if (review === null) return
    const facts = session.facts()
    const { account, network, hasStorage } = facts
    const { signer } = review.order
    const missing = findMissing(signer ? { signer } : {}, facts)
    if (missing !== null || account === null) {
      return changeReview({ missing, for: null, look: null })
    }
    const stop = new AbortController()
    looking = stop
    const madeFor: MadeFor = { account, network, hasStorage }
    const now = { ...review, for: { account, network } }
    changeReview({ missing: null, for: now.for, look: null, same: sameOf(now) })
    void lookAtSeries(review.items, {
      simulate: options.simulate,
      perform: performEffect({ ...options, askWallet: () => Promise.resolve() }),
      for: madeFor,
      facts,
      onProgress: (found) => changeReview({ look: found }),
      signal: AbortSignal.any([stop.signal, stopped]),
    })
  }

  function sameOf(review: SeriesReview): Series | null {
    const known = { series: seriesStore.list(), transactions: store.list() }
    return review.isBothMeant ? null : sameUnfinished(review, known)
  }

  function followSession(): void {
    const { review } = view.getState()
    if (review === null) return
    const { account, network } = session.facts()
    const isSame = review.for !== null && review.for.account === account && review.for.network === network
    const missing = findMissing(review.order.signer ? { signer: review.order.signer } : {}, session.facts())
    if (!isSame || missing !== null) look()
  }

  function closeReview(): void {
    looking?.abort()
    view.setState({ review: null })
  }

  return {
    open: (order) => {
      looking?.abort()
      view.setState({ review: reviewOf(order), shown: null })
      if (view.getState().review?.refusal === null) look()
    },
    cancelReview: closeReview,
    meanBoth: () => changeReview({ isBothMeant: true, same: null }),
    lookAgain: look,
    start: () => {
      const { review } = view.getState()
      if (review === null || !mayStart(review) || review.for === null) return
      // Another tab may have started it since.
      const same = sameOf(review)
      if (same !== null) return changeReview({ same })
      const { order, items } = review
      const bad = review.look?.items.filter(({ problem }) => problem !== null).map(({ item }) => item.key)
      const series: Series = {
        id: options.newKey(),
        kind: order.kind,
        title: order.title,
        ...review.for,
        nonce: review.look?.costs?.nonce?.toString() ?? null,
        time: clock.now(),
        columns: order.columns ?? [],
        items,
        skipped: bad ?? [],
        isEnded: false,
        isSeen: false,
      }
      if (!seriesStore.add(series)) return changeReview({ refusal: 'NotKept' })
      closeReview()
      view.setState({ shown: series.id })
      void drive(series.id, { kind: 'go' })
      order.onStarted?.(series.id)
    },
    go: (id) => {
      seriesStore.change(id, { isEnded: false, isSeen: false })
      void drive(id, { kind: 'go' })
    },
    pause: (id) => dispatch(id, { kind: 'pause' }),
    retry: (id, item) => {
      const series = seriesStore.get(id)
      if (!series) return
      const skipped = series.skipped.filter((key) => key !== item)
      void drive(id, { kind: 'retry', item })
      seriesStore.change(id, { skipped, isEnded: false, isSeen: false })
    },
    skip: (id, item) => {
      const series = seriesStore.get(id)
      const phase = runs.get(id)?.phase
      const isUnderWay = phase !== undefined && phase.kind !== 'resting' && phase.item === item
      if (!series || series.skipped.includes(item) || isUnderWay) return
      seriesStore.change(id, { skipped: [...series.skipped, item] })
    },
    end: (id) => {
      dispatch(id, { kind: 'pause' })
      seriesStore.change(id, { isEnded: true })
    },
    show: (id) => {
      const before = view.getState().shown
      view.setState({ shown: id })
      const series = before === null ? null : seriesStore.get(before)
      const isDone = series !== null && isOver(itemStates(series, store.list()))
      if (isDone && before !== id) seriesStore.change(series.id, { isSeen: true })
    },
    stop: () => {
      for (const stop of stops) stop()
      looking?.abort()
      stopPreparing()
    },
  }
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each))
}

function isFor({ phase }: SeriesRun, ticket: number): boolean {
  return phase.kind === 'preparing' && phase.ticket === ticket
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

/** May the amber button be pressed? */
export function mayStart({ look, for: madeFor, refusal, missing, same }: SeriesReview): boolean {
  if (same !== null || !look?.isDone || madeFor === null || missing !== null || refusal === 'TooManyItems')
    return false
  return !isTooPoor(look) && look.items.some(({ problem }) => problem === null)
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'Unexpected'
}
