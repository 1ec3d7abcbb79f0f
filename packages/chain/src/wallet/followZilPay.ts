import type { Clock } from '../client/clock'
import type { WalletState } from './walletAdapter'
import { readZilPayState, type ZilPay } from './zilPay'

/** How often the wallet is looked at, in ms: not every wallet tells what changes. */
const pause = 1_000

interface Followed {
  find(): ZilPay | undefined
  /** Brings back an account that the wallet dropped. */
  reread(): Promise<void>
  readonly clock: Clock
}

/**
 * Calls back after each change of what the wallet shows. The wallet's own observables are hints that hasten a look, no
 * more: they throw while it is locked, fire twice, tell the wrong account, or never fire.
 */
export function followZilPay(
  { find, reread, clock }: Followed,
  listener: (state: WalletState) => void,
): () => void {
  const stopped = new AbortController()
  const hints: (() => void)[] = []
  let last = readZilPayState(find())
  let isRereading = false

  void follow()
  return () => {
    stopped.abort()
    dropHints()
  }

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      if (hints.length === 0) takeHints()
      await clock.sleep(pause, stopped.signal)
      await look()
    }
  }

  async function look(): Promise<void> {
    if (stopped.signal.aborted || isRereading) return
    if (readZilPayState(find()).account === null && last.account !== null) {
      isRereading = true
      await reread()
      isRereading = false
    }
    const state = readZilPayState(find())
    if (stopped.signal.aborted || equalStates(state, last)) return
    last = state
    listener(state)
  }

  function takeHints(): void {
    try {
      const { wallet } = find()!
      for (const observable of [wallet.observableAccount(), wallet.observableNetwork()]) {
        const hint = observable.subscribe(() => void look())
        hints.push(() => hint.unsubscribe())
      }
    } catch {
      // Not there, locked or not connected; the next round tries again.
    }
  }

  function dropHints(): void {
    for (const drop of hints) {
      try {
        drop()
      } catch {
        // Nothing is left to be done.
      }
    }
  }
}

function equalStates(a: WalletState, b: WalletState): boolean {
  return (
    a.account?.address === b.account?.address &&
    a.isConnected === b.isConnected &&
    a.isUnlocked === b.isUnlocked &&
    a.needsReconnect === b.needsReconnect &&
    a.networkName === b.networkName
  )
}
