import { useWallet } from './wallet'

let lastQuestion = 0

/**
 * Asks the wallet's own node for its chain id and keeps the answer for the page; null where it gives none, or not within
 * some seconds. Never rejects.
 */
export async function askNetwork(): Promise<number | null> {
  const { adapter } = useWallet.getState()
  if (!adapter) return null
  const question = ++lastQuestion
  const { chainId } = await adapter.network()
  // An older question may be answered later.
  const isLast = question === lastQuestion && useWallet.getState().adapter === adapter
  if (isLast && chainId !== useWallet.getState().chainId) useWallet.setState({ chainId })
  return chainId
}
