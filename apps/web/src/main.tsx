import './shared/ui/styles/tokens.css'
import './shared/ui/fonts/fonts.css'
import './shared/ui/styles/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { IdentityRail } from './app/shell/rail/identityRail'
import { fetchPage } from './app/pageTable'
import { keepOffline } from './shared/device/keepOffline'
import { whenIdle } from './shared/device/whenIdle'
import { chooseLanguage } from './shared/i18n/languages'
import { startTranslations } from './shared/i18n/translations'
import { plateRival } from './shared/identity/plateRival'
import { localWalletSource } from './shared/session/wallet/localWalletSource'
import { storedSession } from './shared/session/wallet/storedSession'
import { mendAddress } from './shared/routing/mailedFragment'
import { parsePath } from './shared/routing/parsePath'
import { settings } from './shared/settings/settings'
import { fetchPart } from './shared/ui/parts/fetchPart'
import { sayNotLoaded } from './shared/ui/parts/sayNotLoaded'
import { keepPlatesApart } from './shared/ui/plate/plateDrawing'
import { followTheme } from './shared/settings/theme'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

// The development server has no script of the head.
mendAddress()
followTheme()
keepPlatesApart(plateRival)
const path = parsePath(window.location.pathname)
const language = chooseLanguage(window.location.pathname, settings.get().language, window.navigator.languages)

if (__LOCAL__) {
  // The page comes first, unless a session waits for its wallet.
  const isDue = new Promise<void>((due) => (storedSession.get().wallet === null ? whenIdle(due) : due()))
  localWalletSource.getWallet = isDue
    .then(() => fetchPart(() => import('./localWallet/startLocalWallet')))
    .then(
      (local) => local.startLocalWallet(),
      // Without it the page is as on a public network, until it is loaded again.
      () => () => undefined,
    )
}

// The development server has no service worker.
if (import.meta.env.PROD) whenIdle(() => void keepOffline(language))

// The first paint stays until the page of this path, and the rail beside it, are there. Each says itself that it is missing.
const hasRail = path.kind === 'name' || storedSession.get().login !== null
const page = Promise.allSettled([fetchPage(path), hasRail && IdentityRail.fetch()])
startTranslations(language).then(
  async () => {
    await page
    startTransition(() => createRoot(root).render(<App />))
  },
  () => sayNotLoaded(root),
)
