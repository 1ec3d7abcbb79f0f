import { useMemo } from 'react'
import { itemStates, type ItemState } from '../itemStates'
import type { Series } from '../series'
import { useTransactions } from '../../pending/useTransactions'

/** The state of each item of a series. */
export function useSeriesStates(series: Series): readonly ItemState[] {
  const transactions = useTransactions((state) => state.transactions)
  return useMemo(() => itemStates(series, transactions), [series, transactions])
}
