import type { MissingWallet } from './findMissing'
import type { WalletSession } from './wallet'

/** What is wrong with a wallet, for an app on the chain of this id. A chain id that is not known contradicts nothing. */
export function missingWallet(
  { adapter, account, chainId }: Pick<WalletSession, 'adapter' | 'account' | 'chainId'>,
  appChainId: number,
): MissingWallet | null {
  if (adapter === null) return 'NoWallet'
  if (account === null) return 'WalletLocked'
  return chainId === null || chainId === appChainId ? null : 'WrongNetwork'
}
