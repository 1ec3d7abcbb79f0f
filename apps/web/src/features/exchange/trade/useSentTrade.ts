import { useEffect, useRef, useState } from 'react'
import type { StoredTransaction } from '../../../shared/transaction/pending/storedTransaction'
import { useTransactions } from '../../../shared/transaction/pending/useTransactions'

/**
 * Is a trade of this panel in the wallet, and calls `onSent` once one is on its way: with the first one that the network
 * has, whatever becomes of it. A refusal changes nothing.
 */
export function useSentTrade(onSent: () => void): boolean {
  const transactions = useTransactions((state) => state.transactions)
  // Those of before are none of this panel's.
  const [known] = useState(() => new Set(useTransactions.getState().transactions.map(({ key }) => key)))
  const fresh = transactions.filter(({ key, action }) => action === 'trade' && !known.has(key))
  const isSent = fresh.some(wasSent)
  const tell = useRef(onSent)
  useEffect(() => {
    tell.current = onSent
  })
  useEffect(() => {
    if (isSent) tell.current()
  }, [isSent])
  return fresh.some(({ state }) => state.status === 'awaiting')
}

function wasSent({ state }: StoredTransaction): boolean {
  return state.status === 'submitted' || state.status === 'confirmed' || state.status === 'failed'
}
