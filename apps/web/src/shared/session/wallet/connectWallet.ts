import type { BrowserWalletKind, StorageWallet } from '@tyto/chain'
import { sayMissingPart } from '../../i18n/sayMissingPart'
import { fetchPart } from '../../ui/parts/fetchPart'

/**
 * Asks the person's wallet for its account, and shows a message if there is none. Can be called from anywhere: the code
 * that connects is loaded when it is first needed. Without a kind the person chooses where there are two. Returns
 * whether an account is connected now.
 */
export async function connectWallet(kind?: BrowserWalletKind): Promise<boolean> {
  try {
    const { connect } = await fetchPart(() => import('./walletConnection'))
    return await connect(kind)
  } catch {
    void sayMissingPart()
    return false
  }
}

/**
 * Stops waiting for a wallet that does not answer. The request stays in the wallet: once it is approved there, the page
 * is connected.
 */
export function cancelConnect(): void {
  import('./walletConnection').then(
    ({ cancel }) => cancel(),
    // Without its code nothing was asked of a wallet.
    () => undefined,
  )
}

/** Connects the storage wallet, and shows a message if that fails. Returns whether it is connected now. */
export async function connectStorage(): Promise<boolean> {
  try {
    const { connect } = await fetchPart(() => import('./storageConnection'))
    return await connect()
  } catch {
    void sayMissingPart()
    return false
  }
}

/** Removes the permissions that the storage wallet gave to this site. */
export async function disconnectStorage(): Promise<void> {
  try {
    const { disconnect } = await fetchPart(() => import('./storageConnection'))
    await disconnect()
  } catch {
    void sayMissingPart()
  }
}

/** Removes the permissions of a storage wallet that the page has forgotten already. */
export function removeStoragePermissions(wallet: StorageWallet): void {
  fetchPart(() => import('./storageConnection')).then(
    ({ removePermissions }) => removePermissions(wallet),
    () => sayMissingPart(),
  )
}

/** Does this browser have a wallet? Looks for about a second, since extensions appear late; false if it cannot look. */
export async function hasBrowserWallet(): Promise<boolean> {
  try {
    const { detect } = await fetchPart(() => import('./walletConnection'))
    return await detect()
  } catch {
    return false
  }
}
