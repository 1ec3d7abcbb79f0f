import {
  createZilPayAdapter,
  zilPayBrand,
  type BrowserWalletKind,
  type ConnectCode,
  type WalletAccount,
  type WalletAdapter,
  type WalletState,
  type ZilPayPage,
} from '@tyto/chain'
import { loadAreas, textsOf } from '../../i18n/translations'
import { noticeDuration, showToast } from '../../ui/toast/toasts'
import { isPhone } from '../../device/isPhone'
import { askNetwork, askNetworkAnew, onRemoved } from './askNetwork'
import { localWalletObjects, zilPayExtension } from './localWallet'
import type { LocalWalletObjects } from './localWalletSource'
import { useLoginState } from './login'
import { activeNetwork } from '../../settings/network'
import { settings } from '../../settings/settings'
import { keepSession } from './storedSession'
import { noWallet, useWallet } from './wallet'
import { askWhichWallet } from './walletChoice'
import { whenWalletWindowGoes } from './walletWindow'

/** Pause before a wallet that did not say its network is asked again, in ms. */
const retryPause = 5_000

let local: LocalWalletObjects = {}

/** Where each wallet has its object. It is read again each time, since extensions appear late. */
const pages: Readonly<Record<BrowserWalletKind, ZilPayPage>> = {
  zilpay: {
    get zilPay() {
      return zilPayExtension(local)
    },
    get events() {
      return window
    },
  },
  local: {
    get zilPay() {
      return local.zilPay
    },
    get events() {
      return window
    },
  },
}

const adapters = new Map<BrowserWalletKind, WalletAdapter>()
let asking: AbortController | null = null
let stopFollowing = (): void => undefined
let stopAwaiting = (): void => undefined

/** The adapter of a wallet, once the local wallet had the time to come into the page. */
async function findAdapter(kind: BrowserWalletKind): Promise<WalletAdapter> {
  local = await localWalletObjects()
  const known = adapters.get(kind)
  if (known) return known
  const adapter = createZilPayAdapter({ page: pages[kind], kind })
  adapters.set(kind, adapter)
  return adapter
}

/** The wallets of this page, the extension first. Without the local wallet, an extension may still come. */
async function offeredKinds(): Promise<readonly [BrowserWalletKind, ...BrowserWalletKind[]]> {
  local = await localWalletObjects()
  if (local.zilPay === undefined) return ['zilpay']
  return zilPayExtension(local) === undefined ? ['local'] : ['zilpay', 'local']
}

/** The wallet that a person connects who names none: the one of this session, the only one, or the one they choose. */
async function chooseKind(): Promise<BrowserWalletKind | null> {
  const { adapter } = useWallet.getState()
  if (adapter !== null) return adapter.kind
  const [first, ...others] = await offeredKinds()
  return others.length === 0 ? first : askWhichWallet()
}

/**
 * Asks a wallet for the account. A toast shows the result, except after a success or when the person cancelled. A
 * log-in goes on with another wallet only if that has the same account.
 */
export async function connect(wanted?: BrowserWalletKind): Promise<boolean> {
  const kind = asking ? null : (wanted ?? (await chooseKind()))
  if (asking || kind === null) return false
  stopAwaiting()
  asking = new AbortController()
  const { signal } = asking
  useWallet.setState({ busy: kind })
  try {
    await loadAreas('session')
    const adapter = await findAdapter(kind)
    let isGone = false
    const stopLooking = whenWalletWindowGoes(kind === 'local', () => {
      isGone = true
      asking?.abort()
    })
    const answer = await adapter.connect({ signal }).finally(stopLooking)
    if (answer.ok && !signal.aborted) {
      takeOver(adapter, answer.value)
      return true
    }
    if (!answer.ok && answer.code === 'WalletSilent') awaitLate(adapter)
    if (!answer.ok && (isGone || !signal.aborted)) sayWhy(isGone ? 'gone' : answer.code, kind)
    return false
  } finally {
    asking = null
    useWallet.setState({ busy: null })
  }
}

function takeOver(adapter: WalletAdapter, account: WalletAccount): void {
  endLoginOfOther(adapter, account)
  useWallet.setState({ adapter, account, isChosenHere: true, needsReconnect: false, chainId: 'asking' })
  keepSession({ wallet: adapter.kind })
  follow(adapter)
}

/** A request that was left unanswered stays in the wallet: once it is approved there, the page is connected. */
function awaitLate(adapter: WalletAdapter): void {
  const stop = adapter.subscribe(({ account, isConnected }) => {
    if (account === null || !isConnected) return
    stopAwaiting()
    if (useWallet.getState().adapter === null) takeOver(adapter, account)
  })
  stopAwaiting = () => {
    stopAwaiting = () => undefined
    stop()
  }
}

export async function detect(): Promise<boolean> {
  const [first] = await offeredKinds()
  return (await findAdapter(first)).detect()
}

/** Ends the log-in where the person changes to a wallet with another account. */
function endLoginOfOther(adapter: WalletAdapter, { address }: WalletAccount): void {
  const { adapter: before } = useWallet.getState()
  const { login } = useLoginState.getState()
  if (before === null || before.kind === adapter.kind || login === null) return
  if (login.controller === address) return
  useLoginState.setState({ login: null, isChecking: false })
  keepSession({ login: null })
}

export function cancel(): void {
  asking?.abort()
}

/** Restores the connection of an earlier page, without opening any window. */
export async function resume(kind: BrowserWalletKind): Promise<void> {
  if (asking) return
  const { adapter: before } = useWallet.getState()
  // The local wallet leaves the page when another network is chosen.
  if (before?.kind === 'local' && activeNetwork(settings.get().network) !== 'local') {
    useWallet.setState(noWallet)
  } else if (before) return
  useWallet.setState({ busy: 'resuming' })
  try {
    const adapter = await findAdapter(kind)
    if (kind === 'local' && local.zilPay === undefined) return
    const account = await adapter.resume()
    if (asking) return
    const { isUnlocked, isConnected, needsReconnect } = adapter.state()
    const isThere = await adapter.detect()
    if (account === null && (!isThere || (isUnlocked && !isConnected))) return
    useWallet.setState({ adapter, account, needsReconnect, chainId: 'asking' })
    follow(adapter)
  } finally {
    if (!asking) useWallet.setState({ busy: null })
  }
}

function follow(adapter: WalletAdapter): void {
  stopFollowing()
  const isMine = (): boolean => useWallet.getState().adapter === adapter

  const onChange = ({ account, isConnected, isUnlocked, needsReconnect }: WalletState): void => {
    if (!isMine()) return
    // The person disconnected this site in the wallet.
    if (isUnlocked && !isConnected) {
      forgetWallet()
      return
    }
    const isSame = account?.address === useWallet.getState().account?.address
    useWallet.setState({ needsReconnect, ...(isSame ? {} : { account, isChosenHere: true }) })
    askNetworkAnew()
  }
  // Wallets send no event when their node is changed; but the person then comes back to this page, which gets the
  // focus.
  const onFocus = (): void => void askNetwork()
  // Nobody tells that its node answers again, either.
  const retry = window.setInterval(() => {
    if (useWallet.getState().chainId === null) void askNetwork()
  }, retryPause)

  const stopAdapter = adapter.subscribe(onChange)
  onRemoved(() => void forgetRemoved(adapter))
  window.addEventListener('focus', onFocus)
  const stopStore = useWallet.subscribe(() => {
    if (!isMine()) stopFollowing()
  })
  stopFollowing = () => {
    stopFollowing = () => undefined
    stopAdapter()
    stopStore()
    window.clearInterval(retry)
    window.removeEventListener('focus', onFocus)
  }
  askNetworkAnew()
}

/** The person took this site out of the wallet's list while its page is open: the wallet tells it only where it is asked. */
async function forgetRemoved(adapter: WalletAdapter): Promise<void> {
  if (useWallet.getState().adapter !== adapter) return
  forgetWallet()
  await loadAreas('session')
  sayWhy('removed', adapter.kind)
}

/** In this page, and for its next load. */
function forgetWallet(): void {
  useWallet.setState(noWallet)
  keepSession({ wallet: null })
}

function sayWhy(code: ConnectCode | 'gone' | 'removed', kind: BrowserWalletKind): void {
  const t = textsOf('session')
  const wallet = kind === 'local' ? t('localWallet') : zilPayBrand(pages[kind])
  const isRefusal = code === 'WalletRejected' || code === 'WalletSilent' || code === 'gone'
  const text = code === 'WalletMissing' && isPhone() ? t('connect.phone') : t(`connect.${code}`, { wallet })
  showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
}
