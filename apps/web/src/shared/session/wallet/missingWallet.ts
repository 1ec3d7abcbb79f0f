import type { WalletAccount, WalletAdapter } from '@tyto/chain'
import type { MissingWallet } from './findMissing'

/** What is known of a wallet; `wallet.ts` says what each means. */
interface AskedWallet {
  readonly adapter: WalletAdapter | null
  readonly account: WalletAccount | null
  readonly needsReconnect: boolean
  readonly chainId: number | 'asking' | null
}

/**
 * The problem with a wallet, for an app on the chain with this id; null if there is none. While the wallet is being asked
 * for its chain nothing is said yet; it is asked once more before it signs.
 */
export function missingWallet(
  { adapter, account, needsReconnect, chainId }: AskedWallet,
  appChainId: number,
): MissingWallet | null {
  if (adapter === null) return 'NoWallet'
  if (account === null) return needsReconnect ? 'AccountNotConnected' : 'WalletLocked'
  if (chainId === 'asking' || chainId === appChainId) return null
  return chainId === null ? 'UnknownNetwork' : 'WrongNetwork'
}
