import { closeUnanswered, createAnswers } from './base/answers'
import { createAsk } from './base/asking'
import { createWalletNode } from './base/node'
import type { ApprovalSheet } from './sheet/approvalSheet'
import { createDialogSheet } from './sheet/createDialogSheet'
import type { ArweaveWallet } from './storage/arweaveWallet'
import { createArweaveWallet } from './storage/createArweaveWallet'
import { createWalletStore } from './base/walletStore'
import { changeAccount } from './base/changeAccount'
import { wait, type WalletWindow } from './base/walletWindow'
import { createZilPay, type ZilPay } from './zilPay/createZilPay'

export interface LocalWalletOptions {
  /** JSON-RPC of the local network. */
  readonly rpcUrl: string
  /** The gateway of its permanent storage, without a slash at its end. */
  readonly gateway: string
  /** The approval page, of this origin. */
  readonly pageUrl: string
  /** The name of the approval window, for screen readers. */
  readonly title: string
  /** Milliseconds from the window's `load` to the injection, and from there to the wallet's state. */
  readonly injectionDelay?: number
  readonly stateDelay?: number
  /** Defaults: this page's window, and a dialog around the approval page. */
  readonly window?: WalletWindow
  readonly sheet?: (handlers: { onClose: () => void; isBusy: () => boolean }) => ApprovalSheet
}

/** The objects that the local wallet gives the page; an object that its owner made absent is not there. */
export interface LocalWalletObjects {
  readonly zilPay?: ZilPay
  readonly arweaveWallet?: ArweaveWallet
}

/** The local wallet in a page. */
export interface LocalWallet {
  /**
   * Fulfilled once the wallet is in the page. A real extension keeps its name in the window; the local wallet's own
   * object works beside it.
   */
  readonly objects: Promise<LocalWalletObjects>
  /** Opens the wallet's own page: accounts, network, lock, zilPayBehaviour. */
  open(): void
  /** Is its window in front of the page? */
  isOpen(): boolean
  /** Changes to the account with this index, and to the storage wallet beside it, as its owner does in the window. */
  become(account: number): void
  /** Takes everything out of the page again and gives an extension its name back. */
  remove(): void
}

/** As late as extensions are, in ms. */
const injectionMs = 80
const stateMs = 40

type Name = keyof LocalWalletObjects

/**
 * Puts stand-ins for the two browser wallets into the page, late as extensions are. For the local network only: the
 * keys are public. A real extension keeps its name; the storage wallet takes it where its owner prefers the local one.
 *
 * @example
 * const wallet = installLocalWallet({ rpcUrl: '/-/rpc', gateway: '/-/permaweb', pageUrl: '/local-wallet.html', title: 'Local wallet' })
 * const { zilPay } = await wallet.objects
 */
export function installLocalWallet(options: LocalWalletOptions): LocalWallet {
  const {
    rpcUrl,
    gateway,
    pageUrl,
    title,
    injectionDelay = injectionMs,
    stateDelay = stateMs,
    window = globalThis,
  } = options
  const store = createWalletStore(window)
  const answers = createAnswers(window, store)
  const handlers = {
    onClose: () => closeUnanswered(store, answers),
    isBusy: () => store.requests().length > 0,
  }
  const sheet = options.sheet?.(handlers) ?? createDialogSheet({ pageUrl, title, ...handlers })
  const ask = createAsk(window, store, answers, () => sheet.show())
  const node = createWalletNode(window, store, rpcUrl)
  const nodeUrl = new URL(rpcUrl, window.location.href).href
  const names = new TakenNames(window)
  const undo: (() => void)[] = []
  let removed = false

  async function inject(): Promise<LocalWalletObjects> {
    await loaded(window)
    await wait(window, injectionDelay)
    if (removed) return {}
    const { zilPayBehaviour, storageBehaviour, preferred } = store.state()
    const objects: { -readonly [name in Name]?: LocalWalletObjects[name] } = {}
    if (zilPayBehaviour !== 'absent') {
      const inPage = createZilPay({ window, store, node, ask, behaviour: zilPayBehaviour, nodeUrl })
      objects.zilPay = inPage.zilPay
      names.take('zilPay', inPage.zilPay, { fromExtension: false })
      // Extensions learn their state by a question of their own, which takes a moment.
      void wait(window, stateDelay).then(() => {
        if (!removed) inPage.arrive()
      })
      undo.push(() => inPage.stop())
    }
    if (storageBehaviour !== 'absent') {
      const inPage = createArweaveWallet({ window, store, ask, behaviour: storageBehaviour, gateway })
      objects.arweaveWallet = inPage.arweaveWallet
      if (names.take('arweaveWallet', inPage.arweaveWallet, { fromExtension: preferred })) inPage.arrive()
      undo.push(() => inPage.stop())
    }
    return objects
  }

  return {
    objects: inject(),
    open: () => sheet.show(),
    isOpen: () => sheet.isOpen(),
    become: (account) => changeAccount(store, account),
    remove: () => {
      removed = true
      for (const step of undo.reverse()) step()
      names.giveBack()
      answers.close()
      sheet.remove()
    },
  }
}

/** Names of the window that the local wallet took, and what stood there before. */
class TakenNames {
  readonly #window: WalletWindow
  readonly #taken: { readonly name: Name; readonly value: object; readonly before: unknown }[] = []

  constructor(window: WalletWindow) {
    this.#window = window
  }

  /** Takes a name; answers whether it did. */
  take(name: Name, value: object, { fromExtension }: { readonly fromExtension: boolean }): boolean {
    const before: unknown = Reflect.get(this.#window, name)
    if (before !== undefined && !fromExtension) return false
    if (!Reflect.set(this.#window, name, value)) return false
    this.#taken.push({ name, value, before })
    return true
  }

  /** A name that somebody else took since is left to them. */
  giveBack(): void {
    for (const { name, value, before } of this.#taken) {
      if (Reflect.get(this.#window, name) !== value) continue
      if (before === undefined) Reflect.deleteProperty(this.#window, name)
      else Reflect.set(this.#window, name, before)
    }
  }
}

function loaded(window: WalletWindow): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const onLoad = (): void => {
      window.removeEventListener('load', onLoad)
      resolve()
    }
    window.addEventListener('load', onLoad)
  })
}
