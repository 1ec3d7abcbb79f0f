import { useEffect, useEffectEvent, useState } from 'react'
import type { StoredTransaction } from '../../../shared/transaction/pending/storedTransaction'
import { useTransactions } from '../../../shared/transaction/pending/useTransactions'

/**
 * Follows the transactions of one button, whose keys `onAsked` takes: is one in the wallet? Calls `onSent` once one is on its
 * way, whatever becomes of it. A refusal changes nothing.
 */
export function useUntilSent(onSent: () => void): {
  readonly isInWallet: boolean
  readonly onAsked: (key: string) => void
} {
  const [keys, setKeys] = useState<readonly string[]>([])
  const own = useTransactions((state) => state.transactions).filter(({ key }) => keys.includes(key))
  const isSent = own.some(wasSent)
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    if (isSent) tell()
  }, [isSent])
  return {
    isInWallet: own.some(({ state }) => state.status === 'awaiting'),
    onAsked: (key) => setKeys((known) => [...known, key]),
  }
}

function wasSent({ state }: StoredTransaction): boolean {
  return state.status === 'submitted' || state.status === 'confirmed' || state.status === 'failed'
}
