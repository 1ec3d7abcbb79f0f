import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { basicAreas } from './src/shared/i18n/basicAreas'
import { importAgain } from './importAgain'
import { noCircles } from './noCircles'
import { partTexts } from './partTexts'
import { startScript } from './startScript'

/**
 * Which code travels together. Left alone, each way of sharing a module would be a file of its own: a hundred requests
 * for one name. The earlier group takes a module; what only one page needs stays with that page.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // Two files: the browser runs each in a task of its own.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: /node_modules[\\/](?:react-router|@tanstack[\\/](?:react-query|query-core)|i18next|react-i18next|zustand|use-sync-external-store)[\\/]/,
  },
  // What every page says, what is said of transactions, and of new wallets and names: one file each for a language.
  {
    debugName: 'texts',
    name: (module) => {
      const [, language, area = ''] = /locales[\\/](\w+)[\\/](\w+)\.json$/.exec(module) ?? []
      if (basicAreas.some((basic) => basic === area)) return `texts-${language}`
      if (/^(?:session|transaction|actions)$/.test(area)) return `acting-${language}`
      return /^(?:create|purchase)$/.test(area) ? `creating-${language}` : null
    },
  },
  // Nobody needs it who only reads: keys, signatures, the wallets that make them, and what guardians sign.
  {
    name: 'signing',
    test: /@noble[\\/](?:curves|hashes[\\/]pbkdf2)|primitives[\\/]src[\\/](?:schnorr|transaction|hdKey)\.|identity[\\/]src[\\/](?:(?:signing|soulbound)[\\/]|document[\\/](?:did|publicKeyPoint|w3cDocument|documentPatch)\.|recovery[\\/](?!recoveryStatus|recoveryWatch))|chain[\\/]src[\\/]wallet[\\/](?!(?:zilPay|askWallet)\.)|src[\\/]shared[\\/]keys[\\/]/,
    includeDependenciesRecursively: false,
  },
  // The frame of every page, and home, where most people arrive.
  {
    name: 'home',
    tags: ['$initial'],
    test: /src[\\/](?:app|features|shared)[\\/]|packages[\\/](?!local-wallet)|@noble[\\/]hashes/,
  },
  // What only some pages draw: money, activity, settings, the explorer. It comes after the other two.
  {
    name: 'late-styles',
    test: /features[\\/](?:nft[\\/](?:images|mint|operations|OwnPictures)|did[\\/]update|recovery[\\/](?:ceremony|watch)|staking|activity|allowances|exchange|explorer|gallery|motions|payments|rates|settings|statement|tydras)[\\/].*\.css$|wallet[\\/](?:names[\\/]NamesList|worth[\\/]Worth|balances[\\/](?:BalanceTable|Currencies|HodlerPanel|Holdings))\.module\.css$|shared[\\/](?:chain[\\/]payment|values[\\/]chart)[\\/].*\.css$|shared[\\/]ui[\\/]list[\\/].*\.css$|transaction[\\/]series[\\/]ui[\\/].*\.css$/,
  },
  // Two stylesheets, this one always after the one of home: rules stand in one order, whichever page comes first.
  { name: 'styles', test: /src[\\/](?:app|features|shared)[\\/].*\.css$/ },
  // What a reader of a name or of its document needs: no form, no action.
  {
    name: 'reading',
    test: /src[\\/]app[\\/]gates[\\/](?!page\.)|features[\\/](?:wallet[\\/](?:CardSkeleton|Balances|Subdomains|balances[\\/](?:CoinAmount|CoinName|chosenCoins|othersHeld|ReceiveCard|useNamesOfCoins))|did[\\/](?:DocumentSkeleton|usePurposeName))\.|app[\\/](?:shell[\\/]bar[\\/]appVersion\.|pages[\\/](?:notices[\\/]|settings[\\/]NftDidCell\.|did[\\/]OperationsCell\.))|web[\\/]package\.json|packages[\\/](?:chain(?![\\/]src[\\/](?:explorer|statement))|identity(?![\\/]src[\\/]tydras)|primitives)[\\/]|src[\\/]shared[\\/](?!transaction|values|recipients[\\/](?!LookAlike|useConfusable)|permaweb|chain[\\/]payment|ui[\\/](?:list|steps)|session[\\/]wallet[\\/](?:walletConnection|storageConnection|createSession|createStorageSession|nextSession|nextStorage|newWallets)|errors)/,
    minShareCount: 2,
  },
  {
    name: 'acting',
    test: /packages[\\/]simulator[\\/]|src[\\/]shared[\\/]/,
    minShareCount: 2,
  },
  { name: 'pages', test: /src[\\/](?:app[\\/]|features[\\/](?!explorer))/, minShareCount: 2 },
  { name: 'explorer', test: /(?:features|chain[\\/]src)[\\/]explorer[\\/]/, minShareCount: 2 },
]

/**
 * Every file is its own request: the content security policy knows neither inline scripts nor inline styles, and
 * fonts may not come from data URLs, so nothing is inlined.
 */
const webConfig = defineConfig(({ command }) => {
  // The parts of the local network, such as its wallet, are in what `npm start` and `npm run dev` show, and nowhere else.
  const isLocal = command === 'serve' || process.env['TYTO_LOCAL'] === '1'
  const pages = isLocal ? ['index.html', 'local-wallet.html'] : ['index.html']
  const define = { __LOCAL__: JSON.stringify(isLocal) }
  return {
    define,
    root: import.meta.dirname,
    plugins: [partTexts(), react(), startScript(define), noCircles(), importAgain()],
    // A worker may load parts of itself, as the checker of deploys.
    worker: { format: 'es' },
    build: {
      outDir: isLocal ? 'dist/local' : 'dist/public',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The page names the scripts that it starts with; a list for each lazy part would stand in front of every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: pages.map((page) => resolve(import.meta.dirname, page)),
        output: {
          codeSplitting: { groups: chunks },
        },
      },
    },
  }
})

// Vite asks for a default export.
export default webConfig
