import type { OwnerWallet, WalletRequest, WalletState } from '@tyto/local-wallet'
import { createContext, use, useSyncExternalStore } from 'react'

/** The local wallet as its owner sees it, for every view of its page. */
export const OwnerWalletContext = createContext<OwnerWallet | null>(null)

export function useOwnerWallet(): OwnerWallet {
  const ownerWallet = use(OwnerWalletContext)
  if (!ownerWallet) throw new Error('The approval page has no wallet.')
  return ownerWallet
}

export function useWalletState(): WalletState {
  const ownerWallet = useOwnerWallet()
  return useSyncExternalStore(ownerWallet.subscribe, ownerWallet.state)
}

/** What waits for an answer, oldest first. */
export function useRequests(): readonly WalletRequest[] {
  const ownerWallet = useOwnerWallet()
  return useSyncExternalStore(ownerWallet.subscribe, ownerWallet.requests)
}
