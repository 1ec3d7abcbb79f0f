import { useEffect, useState } from 'react'
import { useNetworkId } from '../settings/network'
import { localWalletSource } from './localWalletSource'

/**
 * Where the local wallet is in this page: 'in place' of an extension, or 'beside' one. Null while that is not known,
 * and on networks without a local wallet.
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
 * Waits until the local wallet is in the page. Returns which of the page's two wallet objects belong to it: none on
 * other networks, and none that an extension already provides.
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

/** Is the window of the local wallet in front of the page? */
export async function isLocalWalletOpen(): Promise<boolean> {
  if (!__LOCAL__) return false
  return (await localWalletSource.getWallet)()?.isOpen() ?? false
}

/** Opens the page of the local wallet: accounts, lock, network, behaviour. */
export function openLocalWallet(): void {
  if (!__LOCAL__) return
  void localWalletSource.getWallet.then((wallet) => wallet()?.open())
}
