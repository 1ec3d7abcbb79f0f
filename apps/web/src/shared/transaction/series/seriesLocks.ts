import { isAbort } from '../pending/waitForOutcome'
import type { Series } from './series'
import type { SeriesOptions } from './seriesEffects'
import { seriesLock } from './seriesLock'
import type { SeriesEvent } from './seriesMachine'

/** How long a press waits for the lock, in ms: another tab that only looks whether it is free has it for a moment. */
const lockPatience = 500
/** Before it is looked again whether another tab is still sending, in ms. */
const elsewherePause = 1_000

interface LocksOptions extends Pick<SeriesOptions, 'locks' | 'clock' | 'seriesStore' | 'stopped'> {
  readonly dispatch: (id: string, event: SeriesEvent) => void
  /** Does this page rest with a series? */
  readonly isResting: (id: string) => boolean
  /** Told of the ids of the series that another tab is sending. */
  readonly onElsewhere: (ids: ReadonlySet<string>) => void
}

/** One tab sends from an account, and one series at a time. */
export interface SeriesLocks {
  /** Tells an event while this page holds the lock of the account, and holds it until it rests again. */
  drive(id: string, event: SeriesEvent): Promise<void>
  /** The ids of the series whose lock this page holds, or waits for. */
  driven(): Iterable<string>
  /** The runs of this page changed: one that rests gives its lock back. */
  giveBack(): void
  /** Looks which series another tab is sending, and again as long as there is one. */
  findElsewhere(): Promise<void>
}

export function createSeriesLocks(options: LocksOptions): SeriesLocks {
  const { locks, clock, seriesStore, stopped, dispatch, isResting, onElsewhere } = options
  const driven = new Map<string, 'waiting' | 'held'>()
  /** The series whose lock this page has, or has not given back yet. */
  const locked = new Set<string>()
  const waiting = new Set<() => void>()
  const looks = { isRunning: false, isDue: false }

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
        if (!stopped.aborted && !isResting(id)) return
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

  /** One look at a time, since each takes the lock for a moment, and another one soon after as long as somebody has it. */
  async function findElsewhere(): Promise<void> {
    looks.isDue = true
    if (looks.isRunning) return
    looks.isRunning = true
    while (looks.isDue && !stopped.aborted) {
      looks.isDue = false
      const elsewhere = new Set<string>()
      for (const series of seriesStore.list()) {
        if (await isSentElsewhere(series)) elsewhere.add(series.id)
      }
      if (!stopped.aborted) onElsewhere(elsewhere)
      if (elsewhere.size === 0) continue
      looks.isDue = true
      await clock.sleep(elsewherePause, stopped)
    }
    looks.isRunning = false
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

  return {
    drive,
    driven: () => driven.keys(),
    giveBack: () => {
      for (const check of waiting) check()
    },
    findElsewhere,
  }
}
