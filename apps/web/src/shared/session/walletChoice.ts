import type { BrowserWalletKind } from '@tyto/chain'
import { create } from 'zustand'

/** The question which wallet to connect, where the page has an extension and the local wallet. */
interface WalletChoice {
  /** Takes the person's choice, or null for none; null while nobody asks. */
  readonly answer: ((kind: BrowserWalletKind | null) => void) | null
}

export const useWalletChoice = create<WalletChoice>(() => ({ answer: null }))

/** Answers for the person that they want none: the question goes with the page that asked it. */
export function closeWalletChoice(): void {
  useWalletChoice.getState().answer?.(null)
}

/** Asks the person which of the two wallets to connect; null if they want none. */
export function askWhichWallet(): Promise<BrowserWalletKind | null> {
  closeWalletChoice()
  return new Promise((resolve) => {
    const answer = (kind: BrowserWalletKind | null): void => {
      useWalletChoice.setState({ answer: null })
      resolve(kind)
    }
    useWalletChoice.setState({ answer })
  })
}
