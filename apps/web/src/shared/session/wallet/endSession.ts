import { keepAskedWallet } from './askedWallet'
import { removeStoragePermissions } from './connectWallet'
import { noStorage } from './storageSession'
import { useStorageWallet } from './storageWallet'
import { storedSession } from './storedSession'
import { useLoginState } from './login'
import { useWallet } from './wallet'
import { noWallet } from './walletSession'

/**
 * Removes wallet, storage address and log-in, in this page and for its next load; what a wallet was asked and has not answered
 * connects nobody any more. Both wallets hear of it: what they allowed this site ends with the session.
 */
export function endSession(): void {
  const { adapter } = useWallet.getState()
  const { wallet: storage } = useStorageWallet.getState()
  keepAskedWallet(null)
  storedSession.clear()
  useLoginState.setState({ login: null, isChecking: false })
  useStorageWallet.setState(noStorage)
  useWallet.setState(noWallet)
  adapter?.forget()
  if (storage !== null) removeStoragePermissions(storage)
}
