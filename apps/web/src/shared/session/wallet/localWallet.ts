import { useEffect, useState } from 'react'
import { useNetworkId } from '../../settings/network'
import { localWalletSource, type LocalWalletObjects } from './localWalletSource'

const nothing: LocalWalletObjects = {}

/**
 * Where the local wallet is in this page: 'in place' of an extension, 'beside' one, or 'absent' because its owner wants
 * it so. Null while that is not known, and on networks without a local wallet.
 */
export function useLocalWallet(): 'in place' | 'beside' | 'absent' | null {
  const local = useLocalObjects()
  if (local === null) return null
  if (local.zilPay === undefined) return 'absent'
  return zilPayExtension(local) === undefined ? 'in place' : 'beside'
}

/** Is the storage wallet of this page the local one, whose keys are public? */
export function useHasTestStorage(): boolean {
  const local = useLocalObjects()
  return local !== null && isTestStorage(local)
}

function useLocalObjects(): LocalWalletObjects | null {
  const isOffered = useNetworkId() === 'local' && __LOCAL__
  const [local, setLocal] = useState<LocalWalletObjects | null>(null)
  useEffect(() => {
    if (!isOffered) return undefined
    let isOver = false
    void localWalletObjects().then(
      (objects) => !isOver && setLocal(objects),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isOffered])
  return isOffered ? local : null
}

/** Waits until the local wallet is in the page, and returns its objects; none on other networks, or if it could not be fetched. */
export async function localWalletObjects(): Promise<LocalWalletObjects> {
  if (!__LOCAL__) return nothing
  const wallet = (await localWalletSource.getWallet)()
  return (await wallet?.objects) ?? nothing
}

/** The object of a wallet extension; undefined if there is none. It is read each time, since extensions appear late. */
export function zilPayExtension(local: LocalWalletObjects): unknown {
  const found: unknown = Reflect.get(window, 'zilPay')
  return found === local.zilPay ? undefined : found
}

/** Do these objects belong to the storage wallet of this page? */
export function isTestStorage({ arweaveWallet }: LocalWalletObjects): boolean {
  return arweaveWallet !== undefined && Reflect.get(window, 'arweaveWallet') === arweaveWallet
}

/** Is the window of the local wallet in front of the page? */
export async function isLocalWalletOpen(): Promise<boolean> {
  if (!__LOCAL__) return false
  return (await localWalletSource.getWallet)()?.isOpen() ?? false
}

/** Has the local wallet change to the account with this index. */
export async function changeLocalAccount(index: number): Promise<void> {
  if (!__LOCAL__) return
  const wallet = (await localWalletSource.getWallet)()
  await wallet?.objects
  wallet?.become(index)
}

/** Opens the page of the local wallet: accounts, lock, network, behaviour. */
export function openLocalWallet(): void {
  if (!__LOCAL__) return
  void localWalletSource.getWallet.then((wallet) => wallet()?.open())
}
