import { create } from 'zustand'
import type { SeriesView } from './seriesRunner'

export const noSeries: SeriesView = {
  review: null,
  list: [],
  runs: new Map(),
  elsewhere: new Set(),
  shown: null,
}

/** The series of this browser, and the review of one that is open in this page. */
export const useSeries = create<SeriesView>(() => noSeries)
