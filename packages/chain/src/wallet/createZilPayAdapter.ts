import { err, ok, type Result } from '@tyto/primitives'
import { systemClock, type Clock } from '../client/clock'
import { startAnswerWatch } from './answerWatch'
import { answerOf, askWallet, lookFor, personTimeoutMs } from './askWallet'
import { followZilPay } from './followZilPay'
import { isAccountConnected } from './isAccountConnected'
import { readWalletNode, relayTimeoutMs } from './readWalletNode'
import { zilPayRefusal } from './refusals'
import { sendWithZilPay, walletError } from './sendWithZilPay'
import type {
  BrowserWalletKind,
  ConnectCode,
  ConnectOptions,
  WalletAccount,
  WalletAdapter,
  WalletNetwork,
} from './walletAdapter'
import { walletGasPrice } from './walletGasPrice'
import { findZilPay, readChainId, readZilPayState, zilPayBuild, type ZilPayPage } from './zilPay'

export interface ZilPayOptions {
  readonly page: ZilPayPage
  /** The local wallet has the same object; it is another kind for the person. */
  readonly kind?: BrowserWalletKind
  readonly clock?: Clock
}

/** A wallet that is connected and open answers `connect` at once. */
const quietTimeoutMs = 3_000
/** How often the wallet is looked at while it is asked to connect, in ms. */
const lookPauseMs = 1_000

/**
 * The adapter of ZilPay, in its classic form and as Bearby. What the extension does was seen with both: each thing
 * that they do is a test beside this file.
 */
export function createZilPayAdapter({
  page,
  kind = 'zilpay',
  clock = systemClock,
}: ZilPayOptions): WalletAdapter {
  const find = () => findZilPay(page)
  const state = () => readZilPayState(find())
  const account = () => state().account

  return {
    kind,
    detect: async () => (await lookFor(find, { clock })) !== undefined,
    resume,
    connect,
    account,
    state,
    network: async () => ({ name: state().networkName, ...(await askNode()) }),
    nodeFacts: (contract) => readWalletNode(find(), contract, clock),
    gasPrice: (minimumLi) => walletGasPrice(zilPayBuild(find()), minimumLi),
    subscribe: (listener) => followZilPay({ find, reread, clock }, listener),
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

  /** The object stands in the page before its state does: that comes from the background a moment later. */
  async function resume(): Promise<WalletAccount | null> {
    if ((await lookFor(find, { clock })) === undefined) return null
    const isKnown = () => (state().isConnected || state().isUnlocked ? true : undefined)
    await lookFor(isKnown, { clock, pauseMs: 50 })
    const found = account()
    if (found || !state().isConnected) return found
    await reread()
    return account()
  }

  /** Some wallets drop the account when the person changes it; asking for the connection that stands brings it back. */
  async function reread(): Promise<void> {
    const { isConnected, isUnlocked } = state()
    // A locked wallet would open a window.
    const isQuiet = zilPayBuild(find()) === 'bearby' ? await isBearbyQuiet() : isUnlocked
    if (isConnected && isQuiet) {
      await askWallet(() => find()?.wallet.connect(), { clock, timeoutMs: quietTimeoutMs })
    }
  }

  /** Bearby opens a window for an account that was never connected, and disconnects where another family is chosen. */
  async function isBearbyQuiet(): Promise<boolean> {
    return (await isAccountConnected(page.events, clock)) && (await askNode()).chainId !== null
  }

  async function askNode(): Promise<Pick<WalletNetwork, 'chainId' | 'isRemoved'>> {
    const ask = () => find()?.provider.send('GetNetworkId', '')
    const answer = await askWallet(ask, { clock, timeoutMs: relayTimeoutMs })
    return {
      chainId: answer.kind === 'answer' ? readChainId(answer.value) : null,
      isRemoved: answer.kind === 'refusal' && zilPayRefusal(answer.text) === 'WalletNotConnected',
    }
  }

  async function connect({ signal, timeoutMs = personTimeoutMs }: ConnectOptions = {}): Promise<
    Result<WalletAccount, ConnectCode>
  > {
    const zilPay = await lookFor(find, { clock })
    if (zilPay === undefined) return err('WalletMissing')
    const isPersons = startAnswerWatch(zilPay, clock)
    const ended = new AbortController()
    const ask = () => Promise.race([zilPay.wallet.connect(), accountShown(ended.signal)])
    const answer = await askWallet(ask, { clock, timeoutMs, signal })
    ended.abort()
    if (answer.kind === 'silent') return err('WalletSilent')
    if (answer.kind === 'refusal') return err(connectCode(answer.text))
    if (answer.value !== true) return err(await reasonOfNo(isPersons()))
    const found = await lookFor(() => account() ?? undefined, { clock })
    return found ? ok(found) : err('WalletNoAccount')
  }

  /**
   * A refusal is no rejection here: the answer is false. Bearby says the same where the person approved and it stands on another
   * chain: then the site is connected all the same.
   */
  async function reasonOfNo(isPersons: boolean): Promise<ConnectCode> {
    const isBearby = zilPayBuild(find()) === 'bearby'
    if (isBearby && (await isAccountConnected(page.events, clock))) return 'WalletOtherChain'
    return isPersons ? 'WalletRejected' : 'WalletNotAsked'
  }

  /**
   * True once the wallet shows an account that it did not show before: a request whose window was closed may be approved
   * in the wallet later, and the promise of it is not relied on. Otherwise it stays pending.
   */
  async function accountShown(signal: AbortSignal): Promise<true> {
    const isShown = () => state().isConnected && account() !== null
    const wasShown = isShown()
    while (!signal.aborted) {
      await clock.sleep(lookPauseMs, signal)
      if (!wasShown && isShown()) return true
    }
    return new Promise(() => undefined)
  }
}

function connectCode(text: string): ConnectCode {
  const code = zilPayRefusal(text)
  return code === undefined || code === 'WalletNoPermission' || code === 'WalletInvalidAnswer'
    ? 'WalletFailed'
    : code
}
