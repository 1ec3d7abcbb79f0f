import { isRecord } from '@tyto/primitives'
import { isKeptWhenClosed, type WalletAnswer, type WalletRequest } from './requests'
import { isText } from './walletState'
import type { WalletStore } from './walletStore'
import type { WalletWindow } from './walletWindow'

const channelName = 'tyto.localWallet'

/** Carries answers from the approval page to the page that asked, whichever tab it is in. */
export interface Answers {
  /** Takes the requests out of the wallet and tells whoever waits for them. */
  give(answers: readonly WalletAnswer[]): void
  subscribe(listener: (answer: WalletAnswer) => void): void
  close(): void
}

export function createAnswers(window: WalletWindow, store: WalletStore): Answers {
  const channel = new window.BroadcastChannel(channelName)
  const listeners = new Set<(answer: WalletAnswer) => void>()
  channel.addEventListener('message', ({ data }) => {
    if (!isAnswer(data)) return
    for (const listener of listeners) listener(data)
  })
  return {
    give: (answers) => {
      const answered = new Set(answers.map(({ id }) => id))
      store.changeRequests((requests) => requests.filter(({ id }) => !answered.has(id)))
      for (const answer of answers) {
        channel.postMessage(answer)
        for (const listener of listeners) listener(answer)
      }
    },
    subscribe: (listener) => void listeners.add(listener),
    close: () => channel.close(),
  }
}

/** The wallet's window was closed without an answer. */
export function closeUnanswered(store: WalletStore, answers: Answers): void {
  const refused = store.requests().filter((request: WalletRequest) => !isKeptWhenClosed(request))
  if (refused.length > 0) answers.give(refused.map(({ id }) => ({ id, kind: 'rejected' })))
}

function isAnswer(data: unknown): data is WalletAnswer {
  return isRecord(data) && isText(data['id']) && (data['kind'] === 'approved' || data['kind'] === 'rejected')
}
