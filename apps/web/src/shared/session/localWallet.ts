import { useEffect, useState } from 'react'
import { useNetworkId } from '../settings/network'

/** What the page asks of the local wallet. */
export interface PageWallet {
  /** Which of the page's two wallets are its own: none of whose name an extension has. */
  readonly injected: Promise<{ readonly zilPay: boolean; readonly arweaveWallet: boolean }>
  open(): void
}

/** Gives the local wallet of this page; undefined while another network is active. */
type GetWallet = () => PageWallet | undefined

let getWallet: Promise<GetWallet> = Promise.resolve(() => undefined)

/** Tells the app where its local wallet comes from: the entry does, in builds for the local network. */
export function provideLocalWallet(provided: Promise<GetWallet>): void {
  getWallet = provided
}

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
  const wallet = (await getWallet)()
  return (await wallet?.injected) ?? nowhere
}

/** Opens the local wallet's own page: accounts, lock, network, manners. */
export function openLocalWallet(): void {
  if (!__LOCAL__) return
  void getWallet.then((wallet) => wallet()?.open())
}
