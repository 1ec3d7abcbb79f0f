import { localNetworkBase } from '@tyto/chain'
import type { LocalWallet } from '@tyto/local-wallet'
import { activeNetwork } from '../shared/settings/network'
import { settings } from '../shared/settings/settings'
import { fetchPart } from '../shared/ui/parts/fetchPart'
import { languageOfApp, loadTexts } from './texts'

/** Installs the local wallet and loads its code; the returned wallet can be used at once, before the code is loaded. */
function install(): LocalWallet {
  let removed = false
  let loaded: LocalWallet | undefined
  const load = async (): Promise<LocalWallet | undefined> => {
    const [{ installLocalWallet }, { title }] = await Promise.all([
      fetchPart(() => import('@tyto/local-wallet')),
      loadTexts(languageOfApp()),
    ])
    if (removed) return undefined
    const [gateway = ''] = localNetworkBase.gateways
    loaded = installLocalWallet({ rpcUrl: '/-/rpc', gateway, pageUrl: '/local-wallet.html', title })
    return loaded
  }
  const loading = load().catch(() => {
    // Whoever asks for the wallet next tries again.
    if (!removed) installed = undefined
    return undefined
  })
  return {
    objects: loading.then((wallet) => wallet?.objects ?? {}),
    open: () => void loading.then((wallet) => wallet?.open()),
    isOpen: () => loaded?.isOpen() ?? false,
    become: (account) => void loading.then((wallet) => wallet?.become(account)),
    remove: () => {
      removed = true
      void loading.then((wallet) => wallet?.remove())
    },
  }
}

let installed: LocalWallet | undefined

/**
 * Puts the local wallet into the page while the local network is active, and removes it otherwise. Returns a function
 * that gives the installed wallet, if any.
 */
export function startLocalWallet(): () => LocalWallet | undefined {
  const follow = (): void => {
    const isLocal = activeNetwork(settings.get().network) === 'local'
    if (isLocal) {
      installed ??= install()
    } else {
      installed?.remove()
      installed = undefined
    }
  }
  settings.subscribe(follow)
  follow()
  return () => {
    follow()
    return installed
  }
}
