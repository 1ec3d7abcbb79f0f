/*
 * The page of the local wallet, where its owner answers the requests of other pages, and the code that starts the
 * wallet in the app. Only builds for the local network contain this folder: `npm run build` leaves it out.
 */
import '../shared/ui/styles/tokens.css'
import '../shared/ui/fonts/fonts.css'
import '../shared/ui/styles/base.css'
import { createOwnerWallet } from '@tyto/local-wallet'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { languageTags } from '../shared/i18n/languages'
import { startTranslations } from '../shared/i18n/translations'
import { OwnerWalletContext } from './ownerWallet'
import { languageOfApp, loadTexts } from './texts'

async function start(root: HTMLElement): Promise<void> {
  const language = languageOfApp()
  // Imported at run time: with static imports the bundler would mix this page's first code with that of home.
  const [{ WalletPage }, texts] = await Promise.all([
    import('./WalletPage'),
    loadTexts(language),
    startTranslations(language),
  ])
  i18next.addResourceBundle(languageTags[language], 'localWallet', texts)
  const ownerWallet = createOwnerWallet({ rpcUrl: '/-/rpc', faucetUrl: '/-/faucet' })
  createRoot(root).render(
    <OwnerWalletContext value={ownerWallet}>
      <WalletPage />
    </OwnerWalletContext>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('local-wallet.html has no element with the id root')
start(root).catch(() => {
  root.textContent = 'The local wallet could not be loaded. Reload the page.'
})
