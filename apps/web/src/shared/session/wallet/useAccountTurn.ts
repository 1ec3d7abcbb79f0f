import { useState } from 'react'
import { useAccount } from './wallet'

/**
 * Which account of this page it is: another number once another one follows. A wallet that comes, or is locked for a while, is
 * none.
 */
export function useAccountTurn(): number {
  const account = useAccount()?.address ?? null
  const [last, setLast] = useState({ account, turn: 0 })
  if (account !== null && account !== last.account)
    setLast({ account, turn: last.account === null ? last.turn : last.turn + 1 })
  return last.turn
}
