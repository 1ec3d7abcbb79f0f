import { useContext, type ReactNode } from 'react'
import { ActionGateContext } from './actionGate'

interface PastGateProps {
  /** Does the account itself act, past the wallet of the page? */
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** Opens the gate for what an account does by itself: a wallet that is paused has no part in it. */
export function PastGate({ isOwn, children }: PastGateProps) {
  const gate = useContext(ActionGateContext)
  return <ActionGateContext value={isOwn ? null : gate}>{children}</ActionGateContext>
}
