import { showToast } from '../ui/toast/toasts'
import { textsOf } from '../i18n/translations'

/**
 * Asks the person's wallet for its account, and says why where there is none. From anywhere: what connects is loaded at
 * the first need. Answers whether an account is connected now.
 */
export async function connectWallet(): Promise<boolean> {
  try {
    const { connect } = await import('./walletConnection')
    return await connect()
  } catch {
    showToast({ kind: 'danger', text: textsOf('common')('crash.offline') })
    return false
  }
}

/** Ends the waiting for a wallet that does not answer. What the person does in it later still counts for the wallet. */
export function cancelConnect(): void {
  void import('./walletConnection').then(({ cancel }) => cancel())
}

/** Asks for the storage wallet, and says why where there is none. Answers whether it is connected now. */
export async function connectStorage(): Promise<boolean> {
  try {
    const { connect } = await import('./storageConnection')
    return await connect()
  } catch {
    showToast({ kind: 'danger', text: textsOf('common')('crash.offline') })
    return false
  }
}

/** Withdraws what the storage wallet gave to this site. */
export async function disconnectStorage(): Promise<void> {
  const { disconnect } = await import('./storageConnection')
  await disconnect()
}

/** Is there a wallet in this browser? Looks for about a second, since extensions come late. */
export async function hasBrowserWallet(): Promise<boolean> {
  const { detect } = await import('./walletConnection')
  return detect()
}
