import { walletWindow, type WalletWindow } from '@tyto/chain'
import { useWallet } from '../../../session/wallet/wallet'
import type { StoredTransaction } from '../storedTransaction'

/** Follows the window of the wallet that was asked for a transaction. */
export function useWalletWindow({
  intent,
  gasBound,
}: Pick<StoredTransaction, 'intent' | 'gasBound'>): WalletWindow {
  const adapter = useWallet((wallet) => wallet.adapter)
  // Which build it is does not depend on the price.
  const build = adapter?.kind === 'local' ? 'local' : (adapter?.gasPrice(0n).build ?? 'unknown')
  return walletWindow(build, { kind: intent.kind, transition: intent.transition, gasBound })
}
