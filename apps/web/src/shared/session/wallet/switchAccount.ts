import type { Address } from '@tyto/primitives'
import { showToast } from '../../ui/toast/toasts'
import { connectWallet } from './connectWallet'
import { openLocalWallet } from './localWallet'
import { useWallet } from './wallet'

/**
 * Opens the local wallet, where the person can choose an account. An extension is asked for its account again; if it
 * still gives another account, a message says which one to choose in the extension.
 */
export async function switchAccount(expected: Address, advice: string): Promise<void> {
  if (useWallet.getState().adapter?.kind === 'local') return openLocalWallet()
  const isConnected = await connectWallet()
  if (isConnected && useWallet.getState().account?.address !== expected) {
    showToast({ kind: 'info', text: advice })
  }
}
