import { useWallet } from './wallet'

/** Questions are numbered; an answer older than one that was taken is dropped. */
let asked = 0
let taken = 0

/**
 * Asks the wallet's own node for its chain id and keeps the answer for the page; null where it gives none, or not within
 * some seconds. Never rejects.
 */
export async function askNetwork(): Promise<number | null> {
  const { adapter } = useWallet.getState()
  if (!adapter) return null
  const question = ++asked
  const { chainId, isRemoved } = await adapter.network()
  if (question > taken && useWallet.getState().adapter === adapter) {
    taken = question
    if (isRemoved) {
      tellRemoved()
      return null
    }
    if (chainId !== useWallet.getState().chainId) useWallet.setState({ chainId })
  }
  return chainId
}

let tellRemoved = (): void => undefined

/** Calls back where the wallet says that this site is not connected to it any more. The last listener counts. */
export function onRemoved(listener: () => void): void {
  tellRemoved = listener
}

/** Asks the wallet after it has changed: what it was asked before that says nothing any more. */
export function askNetworkAnew(): void {
  taken = asked
  useWallet.setState({ chainId: 'asking' })
  void askNetwork()
}
