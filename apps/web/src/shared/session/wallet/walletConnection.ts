import {
  createZilPayAdapter,
  zilPayBrand,
  type BrowserWalletKind,
  type WalletAdapter,
  type ZilPayPage,
} from '@tyto/chain'
import { isPhone } from '../../device/isPhone'
import { loadAreas, textsOf } from '../../i18n/translations'
import { activeNetwork } from '../../settings/network'
import { settings } from '../../settings/settings'
import { noticeDuration, showToast } from '../../ui/toast/toasts'
import { networkQuestions } from './askWalletNetwork'
import { createSession } from './createSession'
import type { SessionClock, SessionNotify, SessionStore, WalletPages } from './sessionEffects'
import { localWalletObjects, zilPayExtension } from './localWallet'
import type { LocalWalletObjects } from './localWalletSource'
import { useLoginState } from './login'
import { keepAskedWallet } from './askedWallet'
import { keepSession, onSessionCleared } from './storedSession'
import { useWallet } from './wallet'
import { askWhichWallet } from './walletChoice'
import { whenWalletWindowGoes } from './walletWindow'

/** Where each wallet has its object. It is read again each time, since extensions appear late. */
function createPages(): WalletPages & { brandOf(kind: BrowserWalletKind): string } {
  let local: LocalWalletObjects = {}
  const places: Readonly<Record<BrowserWalletKind, ZilPayPage>> = {
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
  return {
    find: async (kind) => {
      local = await localWalletObjects()
      const adapter = adapters.get(kind) ?? createZilPayAdapter({ page: places[kind], kind })
      adapters.set(kind, adapter)
      return adapter
    },
    // Without the local wallet, an extension may still come.
    offered: async () => {
      local = await localWalletObjects()
      if (local.zilPay === undefined) return ['zilpay']
      return zilPayExtension(local) === undefined ? ['local'] : ['zilpay', 'local']
    },
    choose: askWhichWallet,
    isAbsent: (kind) => kind === 'local' && local.zilPay === undefined,
    whenWindowGoes: (kind, listener) => whenWalletWindowGoes({ isLocal: kind === 'local' }, listener),
    brandOf: (kind) => (kind === 'local' ? textsOf('session')('localWallet') : zilPayBrand(places[kind])),
  }
}

const clock: SessionClock = {
  every: (ms, work) => {
    const timer = window.setInterval(work, ms)
    return () => window.clearInterval(timer)
  },
  onFocus: (work) => {
    window.addEventListener('focus', work)
    return () => window.removeEventListener('focus', work)
  },
}

const store: SessionStore = {
  wallet: useWallet,
  network: () => activeNetwork(settings.get().network),
  controller: () => useLoginState.getState().login?.controller ?? null,
  endLogin: () => {
    useLoginState.setState({ login: null, isChecking: false })
    keepSession({ login: null })
  },
  keep: (wallet) => keepSession({ wallet }),
  keepAsked: keepAskedWallet,
  onEnded: (listener) => void onSessionCleared(listener),
}

const pages = createPages()

const notify: SessionNotify = {
  prepare: () => loadAreas('session').then(() => undefined),
  say: (code, kind) => {
    const t = textsOf('session')
    const isRefusal = code === 'WalletRejected' || code === 'WalletSilent' || code === 'gone'
    const text =
      code === 'WalletMissing' && isPhone()
        ? t('connect.phone')
        : t(`connect.${code}`, { wallet: pages.brandOf(kind) })
    showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
  },
}

/** The session of this page. */
export const { connect, cancel, detect, resume } = createSession({
  pages,
  clock,
  store,
  notify,
  network: networkQuestions,
})
