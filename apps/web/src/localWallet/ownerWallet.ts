import type { OwnerWallet, WalletRequest, WalletState } from '@tyto/local-wallet'
import { createContext, use, useSyncExternalStore } from 'react'

/** The local wallet from its owner's side, for every view of its page. */
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

/** The requests without an answer, oldest first. */
export function useRequests(): readonly WalletRequest[] {
  const ownerWallet = useOwnerWallet()
  return useSyncExternalStore(ownerWallet.subscribe, ownerWallet.requests)
}
