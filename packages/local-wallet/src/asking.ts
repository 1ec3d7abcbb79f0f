import type { Answers } from './answers'
import type { RequestContent, WalletAnswer } from './requests'
import type { ApprovalSheet } from './sheet/approvalSheet'
import type { WalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

/** Puts a request to the wallet's owner. The promise stays pending while nobody answers, for ever if need be. */
export type Ask = (content: RequestContent, host: string) => Promise<WalletAnswer>

export function createAsk(
  window: WalletWindow,
  store: WalletStore,
  answers: Answers,
  sheet: ApprovalSheet,
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
      sheet.show()
    })
}
