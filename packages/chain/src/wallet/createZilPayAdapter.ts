import { systemClock, type Clock } from '../client/clock'
import { answerOf, lookFor } from './askWallet'
import { askZilPayChain } from './askZilPayChain'
import { connectZilPay } from './connectZilPay'
import { followZilPay } from './followZilPay'
import { readWalletNode } from './readWalletNode'
import { rereadZilPay, resumeZilPay } from './resumeZilPay'
import { sendWithZilPay, walletError } from './sendWithZilPay'
import type { BrowserWalletKind, WalletAdapter } from './walletAdapter'
import { walletGasPrice } from './walletGasPrice'
import { findZilPay, readZilPayState, zilPayBuild, type ZilPayPage } from './zilPay'

export interface ZilPayOptions {
  readonly page: ZilPayPage
  /** The local wallet has the same object; it is another kind for the person. */
  readonly kind?: BrowserWalletKind
  readonly clock?: Clock
}

/**
 * The adapter of ZilPay, in its classic form and as Bearby. What the extension does was seen with both: each thing
 * that they do is a test beside this file.
 */
export function createZilPayAdapter({
  page,
  kind = 'zilpay',
  clock = systemClock,
}: ZilPayOptions): WalletAdapter {
  const place = { page, clock }
  const find = () => findZilPay(page)
  const state = () => readZilPayState(find())

  return {
    kind,
    detect: async () => (await lookFor(find, { clock })) !== undefined,
    resume: () => resumeZilPay(place),
    connect: (options) => connectZilPay(place, options),
    account: () => state().account,
    state,
    network: async () => ({ name: state().networkName, ...(await askZilPayChain(place)) }),
    nodeFacts: (contract) => readWalletNode(find(), contract, clock),
    gasPrice: (minimumLi) => walletGasPrice(zilPayBuild(find()), minimumLi),
    subscribe: (listener) => followZilPay({ find, reread: () => rereadZilPay(place), clock }, listener),
    send: async (request) => {
      const zilPay = find()
      return zilPay
        ? sendWithZilPay(zilPay, request, clock)
        : { kind: 'notAsked', error: walletError('WalletMissing', '') }
    },
    forget: () => {
      // Some wallets never answer this.
      void answerOf(() => find()?.wallet.disconnect())
    },
  }
}
