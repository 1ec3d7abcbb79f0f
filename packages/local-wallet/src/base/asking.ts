import { newUuid } from './newUuid'
import type { Answers } from './answers'
import type { RequestContent, WalletAnswer } from './requests'
import type { WalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

/** The answer to a page whose request cannot be kept. */
export const storageFull = 'The storage of this site is full'

/**
 * Puts a request to the wallet's owner, in the window that opens. Pending for as long as nobody answers, even for ever; rejects
 * with `storageFull` where the request cannot reach the window.
 */
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
    new Promise((resolve, reject) => {
      const id = newUuid(window.crypto)
      waiting.set(id, resolve)
      if (store.changeRequests((requests) => [...requests, { ...content, id, host }])) {
        showWindow()
        return
      }
      // The window would show nothing to answer.
      store.changeRequests((requests) => requests.filter((each) => each.id !== id))
      waiting.delete(id)
      // As the wallets do it: the reason of a rejection is the text itself.
      reject(storageFull as unknown as Error)
    })
}
