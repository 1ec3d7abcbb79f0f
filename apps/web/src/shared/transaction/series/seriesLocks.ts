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
export class SeriesLocks {
  readonly #options: LocksOptions
  readonly #driven = new Map<string, 'waiting' | 'held'>()
  /** The series whose lock this page has, or has not given back yet. */
  readonly #locked = new Set<string>()
  readonly #waiting = new Set<() => void>()
  #isLooking = false
  #isLookDue = false

  constructor(options: LocksOptions) {
    this.#options = options
  }

  /** The ids of the series whose lock this page holds, or waits for. */
  driven(): Iterable<string> {
    return this.#driven.keys()
  }

  /** The runs of this page changed: one that rests gives its lock back. */
  giveBack(): void {
    for (const check of this.#waiting) check()
  }

  /** Tells an event while this page holds the lock of the account, and holds it until it rests again. */
  async drive(id: string, event: SeriesEvent): Promise<void> {
    const { locks, clock, seriesStore, stopped, dispatch } = this.#options
    const series = seriesStore.get(id)
    if (!series) return
    const state = this.#driven.get(id)
    if (state === 'held') return dispatch(id, event)
    if (state === 'waiting') return
    this.#driven.set(id, 'waiting')
    const patience = new AbortController()
    const isHeld = new AbortController()
    void clock.sleep(lockPatience, isHeld.signal).then(() => patience.abort())
    const signal = AbortSignal.any([patience.signal, stopped])
    try {
      await locks.request(seriesLock(series), { signal }, async () => {
        isHeld.abort()
        this.#driven.set(id, 'held')
        this.#locked.add(id)
        dispatch(id, event)
        await this.#untilResting(id)
      })
    } catch (error) {
      // Whatever went wrong, the next press asks anew.
      this.#driven.delete(id)
      if (!isAbort(error)) throw error
      dispatch(id, { kind: 'elsewhere' })
    } finally {
      isHeld.abort()
      this.#locked.delete(id)
      void this.findElsewhere()
    }
  }

  /**
   * Looks which series another tab is sending, and again as long as there is one. One look at a time, since each takes the lock
   * for a moment.
   */
  async findElsewhere(): Promise<void> {
    const { clock, seriesStore, stopped, onElsewhere } = this.#options
    this.#isLookDue = true
    if (this.#isLooking) return
    this.#isLooking = true
    while (this.#isLookDue && !stopped.aborted) {
      this.#isLookDue = false
      const elsewhere = new Set<string>()
      for (const series of seriesStore.list()) {
        if (await this.#isSentElsewhere(series)) elsewhere.add(series.id)
      }
      if (!stopped.aborted) onElsewhere(elsewhere)
      if (elsewhere.size === 0) continue
      this.#isLookDue = true
      await clock.sleep(elsewherePause, stopped)
    }
    this.#isLooking = false
  }

  #untilResting(id: string): Promise<void> {
    const { isResting, stopped } = this.#options
    return new Promise((resolve) => {
      const check = (): void => {
        if (!stopped.aborted && !isResting(id)) return
        this.#waiting.delete(check)
        stopped.removeEventListener('abort', check)
        // At once, so that a press after this one takes the lock anew.
        this.#driven.delete(id)
        resolve()
      }
      this.#waiting.add(check)
      stopped.addEventListener('abort', check)
      check()
    })
  }

  async #isSentElsewhere(series: Series): Promise<boolean> {
    if (this.#isDrivenHere(series) || series.isEnded || series.isSeen) return false
    // A lock that breaks says nothing of another tab; the next press tells of it.
    const isFree = await this.#options.locks
      .request(seriesLock(series), { ifAvailable: true }, async (isHeld) => isHeld)
      .catch(() => true)
    return !isFree && !this.#isDrivenHere(series)
  }

  #isDrivenHere(series: Series): boolean {
    return this.#options.seriesStore
      .list()
      .some(
        ({ id, ...each }) =>
          (this.#driven.has(id) || this.#locked.has(id)) && seriesLock(each) === seriesLock(series),
      )
  }
}
