/**
 * Which code travels together. Left alone, each way of sharing a module would be a file of its own: a hundred requests
 * for one name. The earlier group takes a module; what only one page needs stays with that page.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { importsOf, modulesBelow, readModules } from './modules'
import { pageRowsOf } from './pageRows'
import { basicAreas } from './src/shared/i18n/basicAreas'
import { paths } from './src/shared/routing/paths'

const root = resolve(import.meta.dirname, '../..').replaceAll('\\', '/')
const web = 'apps/web/src'
const modules = readModules(resolve(import.meta.dirname, 'src'))

/** The pages of those who read a name. Their parts come without forms and actions. */
const readingPages = [paths.home, paths.name, paths.didWallet, paths.didDocument]

/** Modules that stand around every page or are drawn before one: the app and its overlays, gates, the rail, the first paint. */
const around = [
  'main.tsx',
  'app/gates/allGates.ts',
  'app/shell/rail/IdentityRail.tsx',
  'start/drawFirstPage.tsx',
]

/** Tables whose parts are fetched by those who need them: pages, actions, moments. */
const tables: ReadonlySet<string> = new Set([
  'app/pageTable.ts',
  'app/actions/actions.ts',
  'app/moments/momentKinds.ts',
])

const rows = pageRowsOf(modules)
const entries = [...around, ...readingPages.map((path) => rows.get(path)!.page)]
/** The modules of the pages of a reader, as they open. */
const read = modulesBelow(modules, entries)
/** The modules that can be opened on every page, or by a reader of a name. */
const reachable = modulesBelow(modules, entries, tables)

/** The path of a module from the root of the repository. */
function placeOf(id: string): string {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '')
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
}

/** The path of a module in the sources of the app; null elsewhere. */
function appPlaceOf(id: string): string | null {
  const place = placeOf(id)
  return place.startsWith(`${web}/`) ? place.slice(web.length + 1) : null
}

/**
 * Tells the modules that stand in some places. A place is a folder, or a file without its ending, from the root of the repository.
 * @throws an error that names a place where nothing stands
 */
function within(...places: readonly string[]): (id: string) => boolean {
  const lost = places.filter((place) => !isThere(place))
  if (lost.length > 0) throw new Error(`Nothing stands in ${lost.join(', ')}, which the chunks name.`)
  return (id) => {
    const path = placeOf(id)
    return places.some((place) => path.startsWith(`${place}/`) || path.startsWith(`${place}.`))
  }
}

function isThere(place: string): boolean {
  const folder = resolve(root, dirname(place))
  return existsSync(folder) && readdirSync(folder).some((name) => name.split('.')[0] === basename(place))
}

const isKeyLibrary = (id: string) => /@noble[\\/](?:curves|hashes[\\/](?:pbkdf2|hkdf))/.test(id)
const isSigning = within(
  'packages/primitives/src/schnorr',
  'packages/primitives/src/es256k',
  'packages/primitives/src/agreedKey',
  'packages/primitives/src/transaction',
  'packages/primitives/src/hdKey',
  'packages/identity/src/signing',
  'packages/identity/src/soulbound',
  'packages/identity/src/document/did',
  'packages/identity/src/document/publicKeyPoint',
  'packages/identity/src/document/w3cDocument',
  'packages/identity/src/document/documentPatch',
  'packages/identity/src/recovery',
  'packages/chain/src/did',
  'packages/chain/src/wallet',
  `${web}/shared/keys`,
)
/** Each page asks whether a wallet is there, whether somebody recovers a name, and which names look like it. */
const isSeenByReaders = within(
  'packages/identity/src/recovery/recoveryStatus',
  'packages/identity/src/recovery/recoveryWatch',
  'packages/chain/src/wallet/zilPay',
  'packages/chain/src/wallet/askWallet',
  `${web}/shared/recipients/LookAlikeLetters`,
  `${web}/shared/recipients/LookAlikeNotes`,
  `${web}/shared/recipients/useConfusable`,
)

const isReadOfChain = within('packages/chain', 'packages/identity', 'packages/primitives', `${web}/shared`)
/** Readers need none of it: statements, the explorer, values of contracts, all that is asked before something is signed. */
const isForActing = within(
  'packages/chain/src/explorer',
  'packages/chain/src/statement',
  'packages/identity/src/tydras',
  `${web}/shared/transaction`,
  `${web}/shared/values`,
  `${web}/shared/recipients`,
  `${web}/shared/permaweb`,
  `${web}/shared/errors`,
  `${web}/shared/chain/payment`,
  `${web}/shared/ui/list`,
  `${web}/shared/ui/steps`,
  `${web}/shared/session/wallet/walletConnection`,
  `${web}/shared/session/wallet/storageConnection`,
  `${web}/shared/session/wallet/createSession`,
  `${web}/shared/session/wallet/createStorageSession`,
  `${web}/shared/session/wallet/nextSession`,
  `${web}/shared/session/wallet/nextStorage`,
  `${web}/shared/session/wallet/newWallets`,
)

const isOfApp = within(`${web}/app`, `${web}/features`, `${web}/shared`)
const isPackage = within('packages')
const isLocalWallet = within('packages/local-wallet')
const isPartOfPage = within(`${web}/app`, `${web}/features`)
const isOfExplorer = within(`${web}/features/explorer`, 'packages/chain/src/explorer')
const isActing = within('packages/simulator', `${web}/shared`)

/**
 * Is a module read at once? It is where every reader's page has it, unless it is asked for only before something is
 * signed.
 */
function isForReading(id: string): boolean {
  if (isPartOfPage(id)) return read.has(appPlaceOf(id) ?? '')
  return isReadOfChain(id) && (isSeenByReaders(id) || !isForActing(id))
}

const stylesOfReading = new Set(
  [...modules.keys()]
    .filter((module) => isForReading(`${root}/${web}/${module}`))
    .flatMap((module) => importsOf(modules, module, { lazy: false }))
    .filter(isStyle),
)

function isStyle(id: string): boolean {
  return placeOf(id).endsWith('.css')
}

/** A style that only other pages can come to: money, activity, settings, the explorer. */
function isLateStyle(id: string): boolean {
  const place = appPlaceOf(id)
  return place !== null && isStyle(id) && isOfApp(id) && !reachable.has(place) && !stylesOfReading.has(place)
}

export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Two files: the browser runs each in a task of its own.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: /node_modules[\\/](?:react-router|@tanstack[\\/](?:react-query|query-core)|i18next|react-i18next|zustand|use-sync-external-store)[\\/]/,
  },
  // The texts of every page, those of transactions, and those of new wallets and names: one file each for a language.
  {
    debugName: 'texts',
    name: (module) => {
      const [, language, area = ''] = /locales[\\/](\w+)[\\/](\w+)\.json$/.exec(module) ?? []
      if (basicAreas.some((basic) => basic === area)) return `texts-${language}`
      if (/^(?:session|transaction|actions)$/.test(area)) return `acting-${language}`
      return /^(?:create|purchase)$/.test(area) ? `creating-${language}` : null
    },
  },
  // Keys, signatures, the wallets that make them, and what guardians sign: readers need none of it.
  {
    name: 'signing',
    test: (id) => isKeyLibrary(id) || (isSigning(id) && !isSeenByReaders(id)),
    includeDependenciesRecursively: false,
  },
  // The frame of every page, and home, where most people arrive.
  {
    name: 'home',
    tags: ['$initial'],
    test: (id) => isOfApp(id) || (isPackage(id) && !isLocalWallet(id)) || /@noble[\\/]hashes/.test(id),
  },
  // It comes after the other two.
  { name: 'late-styles', test: isLateStyle },
  // Two stylesheets, this one always after the one of home: rules stand in one order, whichever page comes first.
  { name: 'styles', test: (id) => isStyle(id) && isOfApp(id) },
  { name: 'reading', test: isForReading, minShareCount: 2 },
  { name: 'acting', test: isActing, minShareCount: 2 },
  { name: 'pages', test: (id) => isPartOfPage(id) && !isOfExplorer(id), minShareCount: 2 },
  { name: 'explorer', test: isOfExplorer, minShareCount: 2 },
]
