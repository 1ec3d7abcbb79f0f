import type { LocalWallet } from '@tyto/local-wallet'
import { create } from 'zustand'
import { loadAreas, textsOf } from '../i18n/translations'
import { activeNetwork } from './network'
import { useSettings } from './settings'

/** The wallet that stands in for an extension on the local network. */
interface InstalledWallet {
  /** Does the page's `window.zilPay` belong to it? An extension keeps its place unless the person prefers this one. */
  readonly isInPlace: boolean
  /** The same of `window.arweaveWallet`. */
  readonly isStorageInPlace: boolean
  /** Opens its own page: accounts, lock, network, manners. */
  open(): void
}

/** Null where there is none: on every network but the local one. */
export const useLocalWallet = create<{ readonly wallet: InstalledWallet | null }>(() => ({ wallet: null }))

let installing: Promise<InstalledWallet | null> | null = null
let removeInstalled = (): void => undefined

const isLocal = (): boolean => activeNetwork(useSettings.getState().network) === 'local'

/** Puts the local wallet into the page, once; it is loaded on the local network alone, and taken out with it. */
export function installLocalWallet(): Promise<InstalledWallet | null> {
  if (!isLocal()) return Promise.resolve(null)
  installing ??= install().catch((cause: unknown) => {
    installing = null
    throw cause
  })
  return installing
}

async function install(): Promise<InstalledWallet | null> {
  const [{ installLocalWallet: putIntoPage }] = await Promise.all([
    import('@tyto/local-wallet'),
    loadAreas('session'),
  ])
  if (!isLocal()) return null
  const installed: LocalWallet = putIntoPage({
    rpcUrl: '/-/rpc',
    pageUrl: '/local-wallet.html',
    title: textsOf('session')('localWallet'),
  })
  const stopSettings = useSettings.subscribe(() => {
    if (!isLocal()) removeInstalled()
  })
  removeInstalled = () => {
    removeInstalled = () => undefined
    installing = null
    stopSettings()
    installed.remove()
    useLocalWallet.setState({ wallet: null })
  }
  const { zilPay, arweaveWallet } = await installed.injected
  const wallet = { isInPlace: zilPay, isStorageInPlace: arweaveWallet, open: () => installed.open() }
  useLocalWallet.setState({ wallet })
  return wallet
}
