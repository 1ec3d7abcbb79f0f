import { useEffect, useState } from 'react'
import { useNetworkId } from './network'

/**
 * The local wallet as the page has it: 'in place' of an extension, 'beside' one that keeps its place, or null while it
 * is not known and on networks without.
 */
export function useLocalWallet(): 'in place' | 'beside' | null {
  const isOffered = useNetworkId() === 'local' && __LOCAL__
  const [place, setPlace] = useState<'in place' | 'beside' | null>(null)
  useEffect(() => {
    if (!isOffered) return undefined
    let isOver = false
    void isLocalWalletInPlace().then(
      (isInPlace) => !isOver && setPlace(isInPlace ? 'in place' : 'beside'),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isOffered])
  return isOffered ? place : null
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
