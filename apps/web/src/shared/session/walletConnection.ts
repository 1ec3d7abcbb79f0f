import {
  createZilPayAdapter,
  type BrowserWalletKind,
  type ConnectCode,
  type WalletAdapter,
  type WalletState,
} from '@tyto/chain'
import { loadAreas, textsOf } from '../i18n/translations'
import { noticeDuration, showToast } from '../ui/toast/toasts'
import { isPhone } from '../device/isPhone'
import { localWalletPlaces } from './localWallet'
import { activeNetwork } from '../settings/network'
import { settings } from '../settings/settings'
import { keepSession } from './storedSession'
import { noWallet, useWallet } from './wallet'

/** Where an extension puts its object. It is read again each time, since extensions appear late. */
const page = {
  get zilPay(): unknown {
    return Reflect.get(window, 'zilPay')
  },
}

const adapters = new Map<BrowserWalletKind, WalletAdapter>()
let asking: AbortController | null = null
let stopFollowing = (): void => undefined

/** The wallet of this page: an extension, or on the local network the local wallet in its place. */
async function findAdapter(): Promise<WalletAdapter> {
  const { zilPay } = await localWalletPlaces()
  const kind = zilPay ? 'local' : 'zilpay'
  const known = adapters.get(kind)
  if (known) return known
  const adapter = createZilPayAdapter({ page, kind })
  adapters.set(kind, adapter)
  return adapter
}

/** Asks for the account. A toast shows the result, except after a success or when the person cancelled. */
export async function connect(): Promise<boolean> {
  if (asking) return false
  asking = new AbortController()
  const { signal } = asking
  useWallet.setState({ busy: 'connecting' })
  try {
    await loadAreas('session')
    const adapter = await findAdapter()
    const answer = await adapter.connect({ signal })
    if (signal.aborted) return false
    if (!answer.ok) {
      sayWhy(answer.code)
      return false
    }
    useWallet.setState({ adapter, account: answer.value, chainId: null })
    keepSession({ wallet: adapter.kind })
    follow(adapter)
    return true
  } finally {
    asking = null
    useWallet.setState({ busy: null })
  }
}

export async function detect(): Promise<boolean> {
  return (await findAdapter()).detect()
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
    const adapter = await findAdapter()
    // It is another wallet than before: the person did not connect this one.
    if (adapter.kind !== kind) return
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
