import { createArConnectAdapter, type StorageWallet } from '@tyto/chain'
import { loadAreas, textsOf } from '../../i18n/translations'
import { activeNetwork } from '../../settings/network'
import { settings } from '../../settings/settings'
import { noticeDuration, showToast } from '../../ui/toast/toasts'
import { createStorageSession } from './createStorageSession'
import { isTestStorage, localWalletObjects } from './localWallet'
import { useStorageWallet } from './storageWallet'
import { keepSession, onSessionCleared, storedSession } from './storedSession'

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

function createPages() {
  let adapter: StorageWallet | undefined
  /** Is the storage wallet the local one, which replaces an extension on the local network? */
  let isLocal = false
  return {
    find: async (): Promise<StorageWallet> => {
      isLocal = isTestStorage(await localWalletObjects())
      adapter ??= createArConnectAdapter({ page })
      return adapter
    },
    isGone: () => isLocal && activeNetwork(settings.get().network) !== 'local',
  }
}

/** The storage wallet of this page. */
export const { connect, resume, disconnect, removePermissions } = createStorageSession({
  pages: createPages(),
  clock: {
    every: (ms, work) => {
      const timer = window.setInterval(work, ms)
      return () => window.clearInterval(timer)
    },
  },
  store: {
    storage: useStorageWallet,
    isKept: () => storedSession.get().storage,
    keep: (storage) => keepSession({ storage }),
    onEnded: (listener) => void onSessionCleared(listener),
  },
  notify: {
    prepare: () => loadAreas('session').then(() => undefined),
    say: (code) => {
      const t = textsOf('session')
      if (code === 'disconnectFailed')
        return showToast({ kind: 'warning', text: t('storage.disconnectFailed') })
      const isRefusal = code === 'WalletRejected'
      const text =
        code === 'WalletMissing'
          ? t('storage.missing')
          : isRefusal
            ? t('storage.rejected')
            : t(code === 'WalletSilent' ? 'connect.WalletSilent' : 'storage.failed')
      showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
    },
  },
})
