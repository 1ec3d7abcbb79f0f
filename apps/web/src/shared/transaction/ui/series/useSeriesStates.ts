import { useMemo } from 'react'
import { itemStates, type ItemState } from '../../series/itemStates'
import type { Series } from '../../series/series'
import { useTransactions } from '../../useTransactions'

/** What became of each item of a series. */
export function useSeriesStates(series: Series): readonly ItemState[] {
  const transactions = useTransactions((state) => state.transactions)
  return useMemo(() => itemStates(series, transactions), [series, transactions])
}
