import { createArConnectAdapter, type StorageCode, type StorageWallet } from '@tyto/chain'
import { loadAreas, textsOf } from '../../i18n/translations'
import { noticeDuration, showToast } from '../../ui/toast/toasts'
import { isTestStorage, localWalletObjects } from './localWallet'
import { activeNetwork } from '../../settings/network'
import { settings } from '../../settings/settings'
import { noStorage, useStorageWallet } from './storageWallet'
import { keepSession } from './storedSession'

/** Where an extension puts its object, and which events it sends. */
const page = {
  get arweaveWallet(): unknown {
    return Reflect.get(window, 'arweaveWallet')
  },
  addEventListener: (name: string, listener: (event: unknown) => void) =>
    window.addEventListener(name, listener),
  removeEventListener: (name: string, listener: (event: unknown) => void) =>
    window.removeEventListener(name, listener),
}

let adapter: StorageWallet | undefined
/** Is the storage wallet the local one, which replaces an extension on the local network? */
let isLocal = false
let stopFollowing = (): void => undefined

async function findAdapter(): Promise<StorageWallet> {
  isLocal = isTestStorage(await localWalletObjects())
  adapter ??= createArConnectAdapter({ page })
  return adapter
}

/** Uses permissions that were given before, or asks for the five. Shows a message if there is no connection. */
export async function connect(): Promise<boolean> {
  if (useStorageWallet.getState().isBusy) return false
  useStorageWallet.setState({ isBusy: true })
  try {
    await loadAreas('session')
    const wallet = await findAdapter()
    const answer = await wallet.connect()
    if (!answer.ok) {
      sayWhy(answer.code)
      return false
    }
    enter(wallet, answer.value)
    return true
  } finally {
    useStorageWallet.setState({ isBusy: false })
  }
}

/** Restores the connection of an earlier page, without opening any window. */
export async function resume(): Promise<void> {
  // The local wallet leaves the page when another network is chosen.
  if (isLocal && activeNetwork(settings.get().network) !== 'local') {
    useStorageWallet.setState(noStorage)
  }
  const wallet = await findAdapter()
  const address = await wallet.resume()
  const { isBusy, address: already } = useStorageWallet.getState()
  if (address !== null && !isBusy && already === null) enter(wallet, address)
}

/** Removes the permissions; the page forgets the address in any case. */
export async function disconnect(): Promise<void> {
  const { wallet } = useStorageWallet.getState()
  stopFollowing()
  useStorageWallet.setState(noStorage)
  keepSession({ storage: false })
  if (wallet !== null) await removePermissions(wallet)
}

/** Removes the permissions that a storage wallet gave to this site, and says so if that fails. */
export async function removePermissions(wallet: StorageWallet): Promise<void> {
  const [done] = await Promise.all([wallet.disconnect(), loadAreas('session')])
  if (!done.ok) showToast({ kind: 'warning', text: textsOf('session')('storage.disconnectFailed') })
}

function enter(wallet: StorageWallet, address: string): void {
  stopFollowing()
  const isMine = (): boolean => useStorageWallet.getState().wallet === wallet
  useStorageWallet.setState({ wallet, address, isBusy: false })
  keepSession({ storage: true })
  // The person may choose another account in the wallet, or disconnect there.
  const stopWallet = wallet.subscribe((next) => {
    if (!isMine()) return
    if (next !== null) return useStorageWallet.setState({ address: next })
    useStorageWallet.setState(noStorage)
    keepSession({ storage: false })
  })
  const stopStore = useStorageWallet.subscribe(() => {
    if (!isMine()) stopFollowing()
  })
  stopFollowing = () => {
    stopFollowing = () => undefined
    stopWallet()
    stopStore()
  }
}

function sayWhy(code: StorageCode): void {
  const t = textsOf('session')
  const isRefusal = code === 'WalletRejected'
  const text =
    code === 'WalletMissing'
      ? t('storage.missing')
      : isRefusal
        ? t('storage.rejected')
        : t(code === 'WalletSilent' ? 'connect.WalletSilent' : 'storage.failed')
  showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
}
