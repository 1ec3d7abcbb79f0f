import {
  createZilPayAdapter,
  type BrowserWalletKind,
  type ConnectCode,
  type WalletAccount,
  type WalletAdapter,
  type WalletState,
  type ZilPayPage,
} from '@tyto/chain'
import { loadAreas, textsOf } from '../i18n/translations'
import { noticeDuration, showToast } from '../ui/toast/toasts'
import { isPhone } from '../device/isPhone'
import { localWalletObjects, zilPayExtension } from './localWallet'
import type { LocalWalletObjects } from './localWalletSource'
import { useLoginState } from './login'
import { activeNetwork } from '../settings/network'
import { settings } from '../settings/settings'
import { keepSession } from './storedSession'
import { noWallet, useWallet } from './wallet'
import { askWhichWallet } from './walletChoice'

let local: LocalWalletObjects = {}

/** Where each wallet has its object. It is read again each time, since extensions appear late. */
const pages: Readonly<Record<BrowserWalletKind, ZilPayPage>> = {
  zilpay: {
    get zilPay() {
      return zilPayExtension(local)
    },
  },
  local: {
    get zilPay() {
      return local.zilPay
    },
  },
}

const adapters = new Map<BrowserWalletKind, WalletAdapter>()
let asking: AbortController | null = null
let stopFollowing = (): void => undefined

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
  asking = new AbortController()
  const { signal } = asking
  useWallet.setState({ busy: 'connecting' })
  try {
    await loadAreas('session')
    const adapter = await findAdapter(kind)
    const answer = await adapter.connect({ signal })
    if (signal.aborted) return false
    if (!answer.ok) {
      sayWhy(answer.code)
      return false
    }
    endLoginOfOther(adapter, answer.value)
    useWallet.setState({ adapter, account: answer.value, chainId: null })
    keepSession({ wallet: kind })
    follow(adapter)
    return true
  } finally {
    asking = null
    useWallet.setState({ busy: null })
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
    const { isUnlocked, isConnected } = adapter.state()
    const isThere = await adapter.detect()
    if (account === null && (!isThere || (isUnlocked && !isConnected))) return
    useWallet.setState({ adapter, account, chainId: null })
    follow(adapter)
  } finally {
    if (!asking) useWallet.setState({ busy: null })
  }
}

function follow(adapter: WalletAdapter): void {
  stopFollowing()
  const isMine = (): boolean => useWallet.getState().adapter === adapter

  const readNetwork = async (): Promise<void> => {
    const { chainId } = await adapter.network()
    if (isMine() && chainId !== useWallet.getState().chainId) useWallet.setState({ chainId })
  }
  const onChange = ({ account, isConnected, isUnlocked }: WalletState): void => {
    if (!isMine()) return
    // The person disconnected this site in the wallet.
    if (isUnlocked && !isConnected) {
      useWallet.setState(noWallet)
      keepSession({ wallet: null })
      return
    }
    if (account?.address !== useWallet.getState().account?.address) useWallet.setState({ account })
    void readNetwork()
  }
  // Wallets send no event when their node is changed; but the person then comes back to this page, which gets the
  // focus.
  const onFocus = (): void => void readNetwork()

  const stopAdapter = adapter.subscribe(onChange)
  window.addEventListener('focus', onFocus)
  const stopStore = useWallet.subscribe(() => {
    if (!isMine()) stopFollowing()
  })
  stopFollowing = () => {
    stopFollowing = () => undefined
    stopAdapter()
    stopStore()
    window.removeEventListener('focus', onFocus)
  }
  void readNetwork()
}

function sayWhy(code: ConnectCode): void {
  const t = textsOf('session')
  const isRefusal = code === 'WalletRejected' || code === 'WalletSilent'
  const text = code === 'WalletMissing' && isPhone() ? t('connect.phone') : t(`connect.${code}`)
  showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
}
