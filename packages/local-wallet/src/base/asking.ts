import type { Answers } from './answers'
import type { RequestContent, WalletAnswer } from './requests'
import type { WalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

/** Puts a request to the wallet's owner, in the window that opens. Pending for as long as nobody answers, even for ever. */
export type Ask = (content: RequestContent, host: string) => Promise<WalletAnswer>

export function createAsk(
  window: WalletWindow,
  store: WalletStore,
  answers: Answers,
  showWindow: () => void,
): Ask {
  const waiting = new Map<string, (answer: WalletAnswer) => void>()
  answers.subscribe((answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return (content, host) =>
    new Promise((resolve) => {
      const id = window.crypto.randomUUID()
      waiting.set(id, resolve)
      store.changeRequests((requests) => [...requests, { ...content, id, host }])
      showWindow()
    })
}
