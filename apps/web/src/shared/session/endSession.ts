import { noStorage, useStorageWallet } from './storageWallet'
import { storedSession } from './storedSession'
import { useLoginState } from './login'
import { noWallet, useWallet } from './wallet'

/** Clears wallet, storage address and log-in, here and for the next load of the page. */
export function endSession(): void {
  const { adapter } = useWallet.getState()
  storedSession.clear()
  useLoginState.setState({ login: null, isChecking: false })
  useStorageWallet.setState(noStorage)
  useWallet.setState(noWallet)
  adapter?.forget()
}
