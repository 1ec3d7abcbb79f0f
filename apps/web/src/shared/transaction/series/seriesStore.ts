import { createStoredMap } from '../../device/createStored'
import type { TextStore } from '../../device/textStore'
import type { Series } from './series'
import { seriesPrefix } from './seriesPrefix'
import { formatSeries, parseSeries, seriesForm } from './storedSeries'

/** The series of this browser. */
export interface SeriesStore {
  /** Newest first. The same list until something changes. */
  list(): readonly Series[]
  get(id: string): Series | null
  /** Stores a new series. Returns false if the browser does not keep it: then none of it may be sent. */
  add(series: Series): boolean
  change(id: string, change: Partial<Pick<Series, 'skipped' | 'isEnded' | 'isSeen'>>): void
  /** Calls back after each change, also by another tab. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** How many are kept of those that the person is done with. */
const mostKept = 5

export function createSeriesStore(texts: TextStore): SeriesStore {
  const stored = createStoredMap<Series>({
    prefix: seriesPrefix,
    version: seriesForm,
    parse: (text, id) => {
      const series = text === null ? null : parseSeries(text)
      return series?.id === id ? series : null
    },
    format: formatSeries,
    texts,
  })
  let from: readonly Series[] = []
  let listed: readonly Series[] = []

  function list(): readonly Series[] {
    const values = stored.values()
    if (values !== from) listed = values.toSorted((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1))
    from = values
    return listed
  }

  return {
    list,
    get: stored.get,
    add: (series) => {
      for (const { id } of list()
        .filter(isLeft)
        .slice(mostKept - 1))
        stored.set(id, null)
      if (stored.set(series.id, series)) return true
      stored.set(series.id, null)
      return false
    },
    change: (id, change) => {
      const series = stored.get(id)
      if (series) stored.set(id, { ...series, ...change })
    },
    subscribe: stored.subscribe,
  }
}

/** Is the person done with it? */
function isLeft({ isEnded, isSeen }: Series): boolean {
  return isEnded || isSeen
}
