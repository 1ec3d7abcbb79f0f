import type { Address } from '@tyto/primitives'
import { showToast } from '../ui/toast/toasts'
import { connectWallet } from './connectWallet'
import { openLocalWallet } from './localWallet'
import { useWallet } from './wallet'

/**
 * Opens the local wallet, where its accounts are chosen. An extension is asked for its account once more: where it still
 * names another one, the person is told which one to choose in it.
 */
export async function switchAccount(expected: Address, advice: string): Promise<void> {
  if (useWallet.getState().adapter?.kind === 'local') return openLocalWallet()
  const isConnected = await connectWallet()
  if (isConnected && useWallet.getState().account?.address !== expected) {
    showToast({ kind: 'info', text: advice })
  }
}
