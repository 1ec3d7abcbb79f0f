import type { BrowserWalletKind, StorageWallet } from '@tyto/chain'
import { showToast } from '../ui/toast/toasts'
import { textsOf } from '../i18n/translations'

/**
 * Asks the person's wallet for its account, and shows a message if there is none. Can be called from anywhere: the code
 * that connects is loaded when it is first needed. Without a kind the person chooses where there are two. Returns
 * whether an account is connected now.
 */
export async function connectWallet(kind?: BrowserWalletKind): Promise<boolean> {
  try {
    const { connect } = await import('./walletConnection')
    return await connect(kind)
  } catch {
    showToast({ kind: 'danger', text: textsOf('common')('crash.offline') })
    return false
  }
}

/**
 * Stops waiting for a wallet that does not answer. The person may still answer in the wallet later; only the wallet
 * then remembers it.
 */
export function cancelConnect(): void {
  void import('./walletConnection').then(({ cancel }) => cancel())
}

/** Connects the storage wallet, and shows a message if that fails. Returns whether it is connected now. */
export async function connectStorage(): Promise<boolean> {
  try {
    const { connect } = await import('./storageConnection')
    return await connect()
  } catch {
    showToast({ kind: 'danger', text: textsOf('common')('crash.offline') })
    return false
  }
}

/** Removes the permissions that the storage wallet gave to this site. */
export async function disconnectStorage(): Promise<void> {
  const { disconnect } = await import('./storageConnection')
  await disconnect()
}

/** Removes the permissions of a storage wallet that the page has forgotten already. */
export function removeStoragePermissions(wallet: StorageWallet): void {
  void import('./storageConnection').then(({ removePermissions }) => removePermissions(wallet))
}

/** Does this browser have a wallet? Looks for about a second, since extensions appear late. */
export async function hasBrowserWallet(): Promise<boolean> {
  const { detect } = await import('./walletConnection')
  return detect()
}
