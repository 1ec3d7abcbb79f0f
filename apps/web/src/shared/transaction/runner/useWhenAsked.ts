import { useEffect, useEffectEvent } from 'react'
import { useTransactions } from '../pending/useTransactions'

/** Calls back once the wallet was asked for a transaction of this action: from then on, its status covers the page. */
export function useWhenAsked(action: string, onAsked: () => void): void {
  const isAsked = useTransactions(({ shown, transactions }) =>
    transactions.some((transaction) => transaction.key === shown && transaction.action === action),
  )
  const tell = useEffectEvent(onAsked)
  useEffect(() => {
    if (isAsked) tell()
  }, [isAsked])
}
