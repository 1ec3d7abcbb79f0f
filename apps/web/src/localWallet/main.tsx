import '../shared/ui/styles/tokens.css'
import '../shared/ui/styles/fonts.css'
import '../shared/ui/styles/base.css'
import { createDesk } from '@tyto/local-wallet'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { chooseLanguage, languages, languageTags } from '../shared/i18n/languages'
import { startTranslations } from '../shared/i18n/translations'
import { useSettings } from '../shared/session/settings'
import { DeskContext } from './desk'
import { WalletPage } from './WalletPage'

/** The texts of this page are in no other build, so it loads them itself. */
const texts = import.meta.glob<object>('../shared/i18n/locales/*/localWallet.json', { import: 'default' })

async function start(root: HTMLElement): Promise<void> {
  // The page around this one decides the language; alone in a tab, this page does.
  const { pathname } = window.parent.location
  const language = chooseLanguage(pathname, useSettings.getState().language, window.navigator.languages)
  const [area] = await Promise.all([
    texts[`../shared/i18n/locales/${languages.find((each) => each === language)}/localWallet.json`]?.(),
    startTranslations(language),
  ])
  i18next.addResourceBundle(languageTags[language], 'localWallet', area)
  const desk = createDesk({ rpcUrl: '/-/rpc', faucetUrl: '/-/faucet' })
  createRoot(root).render(
    <DeskContext value={desk}>
      <WalletPage />
    </DeskContext>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('local-wallet.html has no element with the id root')
start(root).catch(() => {
  root.textContent = 'The local wallet could not be loaded. Reload the page.'
})
