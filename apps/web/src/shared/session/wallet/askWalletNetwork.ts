import { useWallet } from './wallet'

/**
 * Asks the wallet of a page for its network. Questions are numbered; an answer older than one that was taken is dropped.
 */
export function createNetworkQuestions(held: Pick<typeof useWallet, 'getState' | 'setState'>) {
  let asked = 0
  let taken = 0
  let tellRemoved = (): void => undefined

  /**
   * Asks the wallet's own node for its chain id and keeps the answer for the page; null where it gives none, or not within
   * some seconds. Never rejects.
   */
  async function ask(): Promise<number | null> {
    const { adapter } = held.getState()
    if (!adapter) return null
    const question = ++asked
    const { chainId, isRemoved } = await adapter.network()
    if (question > taken && held.getState().adapter === adapter) {
      taken = question
      if (isRemoved) {
        tellRemoved()
        return null
      }
      if (chainId !== held.getState().chainId) held.setState({ chainId })
    }
    return chainId
  }

  return {
    ask,
    /** Asks the wallet after it has changed: what it was asked before that says nothing any more. */
    askAnew: (): void => {
      taken = asked
      held.setState({ chainId: 'asking' })
      void ask()
    },
    /** Calls back where the wallet says that this site is not connected to it any more. The last listener counts. */
    onRemoved: (listener: () => void): void => {
      tellRemoved = listener
    },
  }
}

export const networkQuestions = createNetworkQuestions(useWallet)

/** Asks the wallet of this page for the chain id of its node, see `createNetworkQuestions`. */
export const askWalletNetwork = networkQuestions.ask
