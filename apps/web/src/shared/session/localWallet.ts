import { useEffect, useState } from 'react'
import { useNetworkId } from '../settings/network'
import { localWalletSource } from './localWalletSource'

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
    void localWalletPlaces().then(
      ({ zilPay }) => !isOver && setPlace(zilPay ? 'in place' : 'beside'),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isOffered])
  return isOffered ? place : null
}

/**
 * Waits for the local wallet to be in the page. Answers which of the page's two wallets are its own: none on other
 * networks, and none of whose name an extension has.
 */
export async function localWalletPlaces(): Promise<{
  readonly zilPay: boolean
  readonly arweaveWallet: boolean
}> {
  const nowhere = { zilPay: false, arweaveWallet: false }
  if (!__LOCAL__) return nowhere
  const wallet = (await localWalletSource.getWallet)()
  return (await wallet?.injected) ?? nowhere
}

/** Opens the local wallet's own page: accounts, lock, network, behaviour. */
export function openLocalWallet(): void {
  if (!__LOCAL__) return
  void localWalletSource.getWallet.then((wallet) => wallet()?.open())
}
