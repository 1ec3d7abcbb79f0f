import type { BrowserWalletKind } from '@tyto/chain'
import { create } from 'zustand'

/** The question which wallet to connect, where the page has an extension and the local wallet. */
interface WalletChoice {
  /** Takes the person's choice, or null for none; null while nobody asks. */
  readonly answer: ((kind: BrowserWalletKind | null) => void) | null
  /** The path in the address bar when it was asked; the page of that path may still be loading. */
  readonly over: string
}

export const useWalletChoice = create<WalletChoice>(() => ({ answer: null, over: '' }))

/** Answers for the person that they want none, if another page asked: the question goes with that page. */
export function closeWalletChoiceOfBefore(path: string): void {
  const { answer, over } = useWalletChoice.getState()
  if (over !== path) answer?.(null)
}

/** Asks the person which of the two wallets to connect; null if they want none. */
export function askWhichWallet(): Promise<BrowserWalletKind | null> {
  useWalletChoice.getState().answer?.(null)
  return new Promise((resolve) => {
    const answer = (kind: BrowserWalletKind | null): void => {
      useWalletChoice.setState({ answer: null })
      resolve(kind)
    }
    useWalletChoice.setState({ answer, over: window.location.pathname })
  })
}
