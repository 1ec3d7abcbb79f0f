import type { Desk, WalletRequest, WalletState } from '@tyto/local-wallet'
import { createContext, use, useSyncExternalStore } from 'react'

/** The local wallet as its owner sees it, for every view of its page. */
export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('The approval page has no desk.')
  return desk
}

export function useWalletState(): WalletState {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.state)
}

/** What waits for an answer, oldest first. */
export function useRequests(): readonly WalletRequest[] {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.requests)
}
