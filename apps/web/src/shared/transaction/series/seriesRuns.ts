import { itemStates } from './itemStates'
import type { Series } from './series'
import type { SeriesEffects, SeriesOptions } from './seriesEffects'
import { nextRun, restingRun, type PrepareEffect, type SeriesEvent, type SeriesRun } from './seriesMachine'

interface RunsOptions extends Pick<SeriesOptions, 'seriesStore' | 'store' | 'stopped'> {
  readonly prepare: SeriesEffects['prepare']
  readonly onChange: () => void
}

/** The present work of this page for each series, with their machine running. */
export interface SeriesRuns {
  dispatch(id: string, event: SeriesEvent): void
  of(id: string): SeriesRun
  all(): ReadonlyMap<string, SeriesRun>
  stop(): void
}

/** Sends events to the machine of each series, and begins its work; what is no longer waited for is aborted. */
export function createSeriesRuns({
  seriesStore,
  store,
  stopped,
  prepare,
  onChange,
}: RunsOptions): SeriesRuns {
  const runs = new Map<string, SeriesRun>()
  const preparing = new Map<string, { readonly ticket: number; readonly stop: AbortController }>()

  const of = (id: string): SeriesRun => runs.get(id) ?? restingRun

  function dispatch(id: string, event: SeriesEvent): void {
    const series = seriesStore.get(id)
    if (!series || stopped.aborted) return
    const { run, effect } = nextRun(of(id), event, itemStates(series, store.list()))
    runs.set(id, run)
    endUnawaited(id, run)
    onChange()
    if (effect !== null) begin(series, effect)
  }

  function begin(series: Series, effect: PrepareEffect): void {
    const { id } = series
    const { ticket } = effect
    const stop = new AbortController()
    preparing.set(id, { ticket, stop })
    const onAsked = (): void => dispatch(id, { kind: 'asked', ticket })
    void prepare(series, effect, { signal: stop.signal, onAsked }).then((answer) => dispatch(id, answer))
  }

  /** Whoever is no longer waited for is stopped before the wallet is asked. */
  function endUnawaited(id: string, { phase }: SeriesRun): void {
    const task = preparing.get(id)
    if (!task || (phase.kind === 'preparing' && phase.ticket === task.ticket)) return
    preparing.delete(id)
    task.stop.abort()
  }

  return {
    dispatch,
    of,
    all: () => new Map(runs),
    stop: () => {
      for (const { stop } of preparing.values()) stop.abort()
    },
  }
}
