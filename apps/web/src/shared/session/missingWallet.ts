import type { MissingWallet } from './findMissing'
import type { WalletSession } from './wallet'

/**
 * The problem with a wallet, for an app on the chain with this id; null if there is none. An unknown chain id of the
 * wallet is no problem.
 */
export function missingWallet(
  { adapter, account, chainId }: Pick<WalletSession, 'adapter' | 'account' | 'chainId'>,
  appChainId: number,
): MissingWallet | null {
  if (adapter === null) return 'NoWallet'
  if (account === null) return 'WalletLocked'
  return chainId === null || chainId === appChainId ? null : 'WrongNetwork'
}
