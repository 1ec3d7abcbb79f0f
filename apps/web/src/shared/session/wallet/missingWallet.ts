import type { MissingWallet } from './findMissing'
import type { WalletSession } from './walletSession'

/**
 * The problem with a wallet, for an app on the chain with this id; null if there is none. While the wallet is being asked
 * for its chain nothing is said yet; it is asked once more before it signs.
 */
export function missingWallet(
  {
    adapter,
    account,
    needsReconnect,
    chainId,
  }: Pick<WalletSession, 'adapter' | 'account' | 'needsReconnect' | 'chainId'>,
  appChainId: number,
): MissingWallet | null {
  if (adapter === null) return 'NoWallet'
  if (account === null) return needsReconnect ? 'AccountNotConnected' : 'WalletLocked'
  if (chainId === 'asking' || chainId === appChainId) return null
  return chainId === null ? 'UnknownNetwork' : 'WrongNetwork'
}
