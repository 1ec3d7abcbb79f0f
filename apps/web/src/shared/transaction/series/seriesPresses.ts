import { isOver, itemStates } from './itemStates'
import type { SeriesOptions } from './seriesEffects'
import type { SeriesLocks } from './seriesLocks'
import type { SeriesRunner } from './seriesRunner'
import type { SeriesRuns } from './seriesRuns'

/** The buttons of the dialog of a series. */
export function pressesOf(
  options: SeriesOptions,
  { runs, locks }: { readonly runs: SeriesRuns; readonly locks: SeriesLocks },
): Pick<SeriesRunner, 'go' | 'pause' | 'retry' | 'skip' | 'end' | 'show'> {
  const { seriesStore } = options
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
    show: (id) => show(options, id),
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
