import './shared/ui/styles/tokens.css'
import './shared/ui/fonts/fonts.css'
import './shared/ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { chooseLanguage } from './shared/i18n/languages'
import { startTranslations } from './shared/i18n/translations'
import { localWalletSource } from './shared/session/localWalletSource'
import { settings } from './shared/settings/settings'
import { fetchPart } from './shared/ui/parts/fetchPart'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const language = chooseLanguage(window.location.pathname, settings.get().language, window.navigator.languages)

if (__LOCAL__) {
  localWalletSource.getWallet = fetchPart(() => import('./localWallet/startLocalWallet')).then(
    (local) => local.startLocalWallet(),
    // Without it the page is as on a public network, until it is loaded again.
    () => () => undefined,
  )
}

startTranslations(language).then(
  () => createRoot(root).render(<App />),
  () => {
    // Not even the texts could be fetched: all that is left is this one sentence.
    root.textContent = 'Tyto could not be loaded. Check your connection, then reload the page.'
  },
)
