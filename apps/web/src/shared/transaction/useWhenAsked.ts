import { useEffect, useEffectEvent } from 'react'
import { useTransactions } from './useTransactions'

/** Calls back once the wallet was asked for a transaction of this action: its status stands over the page now. */
export function useWhenAsked(action: string, onAsked: () => void): void {
  const isAsked = useTransactions(({ shown, transactions }) =>
    transactions.some((transaction) => transaction.key === shown && transaction.action === action),
  )
  const tell = useEffectEvent(onAsked)
  useEffect(() => {
    if (isAsked) tell()
  }, [isAsked])
}
