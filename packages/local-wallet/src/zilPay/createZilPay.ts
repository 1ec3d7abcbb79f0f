import type { Ask } from '../base/asking'
import type { WalletNode } from '../base/node'
import type { WalletStore } from '../base/walletStore'
import type { ZilPayBehaviour } from '../base/walletState'
import type { WalletWindow } from '../base/walletWindow'
import { announceBearby } from './announceBearby'
import { BlockWatch } from './blockWatch'
import { createBlockchain, type Blockchain } from './blockchain'
import { Contract, type ContractParam } from './contract'
import { PageState } from './pageState'
import { Provider } from './provider'
import type { ZilPayBuild } from '../base/requests'
import { ZilPayTransaction, type TransactionParams } from './transaction'
import { crypto, utils } from './utilities'
import { BearbyWallet, ZilPayWallet } from './wallet'

/** `window.zilPay`. */
export interface ZilPay {
  readonly utils: typeof utils
  readonly crypto: typeof crypto
  readonly provider: Provider
  readonly wallet: ZilPayWallet
  readonly blockchain: Blockchain
  readonly transactions: {
    readonly Transaction: typeof ZilPayTransaction
    readonly new: (params: TransactionParams, priority?: boolean) => ZilPayTransaction
  }
  readonly contracts: {
    readonly at: (address: string) => Contract
    readonly new: (code: string, init: readonly ContractParam[]) => Contract
  }
}

export interface ZilPayOptions {
  readonly window: WalletWindow
  readonly store: WalletStore
  readonly node: WalletNode
  readonly ask: Ask
  readonly behaviour: Exclude<ZilPayBehaviour, 'absent'>
  readonly nodeUrl: string
}

/** The page's half of the wallet, and what its maker keeps: telling it the state, and its end. */
export interface ZilPayInPage {
  readonly zilPay: ZilPay
  /** The wallet's answer to the page's first question: until then the object knows nothing. */
  arrive(): void
  stop(): void
}

export function createZilPay({ window, store, node, ask, behaviour, nodeUrl }: ZilPayOptions): ZilPayInPage {
  const build: ZilPayBuild = behaviour === 'bearby' ? 'bearby' : 'classic'
  const host = window.location.hostname
  const page = new PageState({ store, host, build, nodeUrl })
  const watched = new Set<string>()
  const options = {
    window,
    page,
    build,
    ask,
    watched,
    silent: behaviour === 'silent',
    blocks: new BlockWatch(window, node, (hash) => watched.has(hash)),
    forget: () => store.changeState({ hosts: store.state().hosts.filter((each) => each !== host) }),
  }
  const wallet = build === 'bearby' ? new BearbyWallet(options) : new ZilPayWallet(options)
  const provider = new Provider(node, page, build, window)
  const parts = { provider, wallet, build }

  const zilPay: ZilPay = Object.freeze({
    utils,
    crypto,
    provider,
    wallet,
    blockchain: createBlockchain(provider, wallet),
    transactions: {
      Transaction: ZilPayTransaction,
      new: (params: TransactionParams, priority = false) => new ZilPayTransaction(params, priority),
    },
    contracts: {
      at: (address: string) => new Contract(parts, { address }),
      new: (code: string, init: readonly ContractParam[]) => new Contract(parts, { code, init }),
    },
  })
  let stopAnnouncing = (): void => undefined
  return {
    zilPay,
    arrive: () => {
      page.arrive()
      if (build === 'bearby') stopAnnouncing = announceBearby(window, page)
    },
    stop: () => {
      page.stop()
      stopAnnouncing()
    },
  }
}
