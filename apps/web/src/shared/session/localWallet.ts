import { useNetworkId } from './network'

/** Is there a local wallet on this network, in this build? It stands in for an extension, which keeps its place. */
export function useHasLocalWallet(): boolean {
  return useNetworkId() === 'local' && __LOCAL__
}

/**
 * Waits for the local wallet to be in the page. Answers whether the page's `window.zilPay` is its own: false on other
 * networks, and where an extension has that name.
 */
export async function isLocalWalletInPlace(): Promise<boolean> {
  if (!__LOCAL__) return false
  const { localWallet } = await import('../../localWallet/startLocalWallet')
  const places = await localWallet()?.injected
  return places?.zilPay === true
}

/** Opens the local wallet's own page: accounts, lock, network, manners. */
export function openLocalWallet(): void {
  if (!__LOCAL__) return
  void import('../../localWallet/startLocalWallet').then(({ localWallet }) => localWallet()?.open())
}
