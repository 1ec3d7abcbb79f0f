import { lazy, type ComponentType } from 'react'
import { Route as At, Routes } from 'react-router'
import { loadAreas } from '../shared/i18n/translations'
import type { Area } from '../shared/i18n/resources'
import { pages, patterns, type Route } from '../shared/routing/routes'
import { HomePage } from './pages/HomePage'
import { Layout } from './Layout'
import { NotFoundPage } from './NotFoundPage'

/** A page and the texts that it needs, loaded side by side when it is first shown. */
function page(load: () => Promise<ComponentType>, ...areas: readonly Area[]): ComponentType {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadAreas(...areas)])
    return { default: component }
  })
}

const kindPage = page(
  () => import('./pages/KindPage').then((module) => module.KindPage),
  'wallet',
  'chain',
  'errors',
)

const kindWalletPage = page(
  () => import('./pages/KindWalletPage').then((module) => module.KindWalletPage),
  'wallet',
  'session',
  'chain',
  'errors',
)

const updateAreas = ['update', 'did', 'chain', 'errors', 'session', 'transaction', 'actions'] as const
const explorerAreas = ['explorer', 'chain', 'errors'] as const
const nftAreas = ['manage', 'wallet', 'session', 'transaction', 'actions', 'chain', 'errors'] as const
const recoveryPage = page(
  () => import('./pages/RecoveryPage').then((module) => module.RecoveryPage),
  'recovery',
  'ceremony',
  'watch',
  'chain',
  'errors',
  'session',
  'transaction',
  'actions',
)

/** The page of every route. */
const pageOf: Readonly<Record<Route, ComponentType>> = {
  home: page(async () => HomePage, 'home', 'chain', 'errors'),
  address: page(
    () => import('./pages/AddressPage').then((module) => module.AddressPage),
    'wallet',
    'chain',
    'errors',
    'create',
    'session',
    'transaction',
    'actions',
  ),
  resolvedAddress: page(
    () => import('./pages/AddressPage').then((module) => module.ResolvedAddressPage),
    'wallet',
    'chain',
    'errors',
  ),
  name: page(() => import('./pages/NamePage').then((module) => module.NamePage), 'wallet', 'chain', 'errors'),
  airdrop: kindPage,
  defi: kindPage,
  staking: kindPage,
  soulbound: kindPage,
  token: kindPage,
  ssiDollar: kindPage,
  xpoints: page(
    () => import('./pages/XpointsPage').then((module) => module.XpointsPage),
    'wallet',
    'chain',
    'errors',
  ),
  pool: kindWalletPage,
  soulboundPublic: kindWalletPage,
  stakingFunds: kindWalletPage,
  stakingWallet: kindWalletPage,
  soulboundWallet: kindWalletPage,
  didWallet: page(
    () => import('./pages/DidWalletPage').then((module) => module.DidWalletPage),
    'wallet',
    'chain',
    'errors',
  ),
  didOperations: page(
    () => import('./pages/DidOperationsPage').then((module) => module.DidOperationsPage),
    'create',
    'update',
    'manage',
    'wallet',
    'chain',
    'errors',
    'session',
    'transaction',
    'actions',
  ),
  updateDocument: page(
    () => import('./pages/UpdateDocumentPage').then((module) => module.UpdateDocumentPage),
    ...updateAreas,
  ),
  recoverDocument: page(
    () => import('./pages/UpdateDocumentPage').then((module) => module.RecoverDocumentPage),
    ...updateAreas,
  ),
  recovery: recoveryPage,
  recoveryNow: recoveryPage,
  socialRecovery: recoveryPage,
  recoverySign: page(
    () => import('./pages/SignerPage').then((module) => module.SignerPage),
    'recovery',
    'ceremony',
    'chain',
    'errors',
    'session',
  ),
  recoveryLock: page(
    () => import('./pages/LockSsiPage').then((module) => module.LockSsiPage),
    'recovery',
    'watch',
    'chain',
    'errors',
    'session',
    'transaction',
    'actions',
  ),
  recoveryKit: page(
    () => import('./pages/RecoveryKitPage').then((module) => module.RecoveryKitPage),
    'recovery',
    'watch',
    'chain',
    'errors',
  ),
  didDocument: page(
    () => import('./pages/DidDocumentPage').then((module) => module.DidDocumentPage),
    'did',
    'chain',
    'errors',
  ),
  nfts: page(() => import('./pages/NftsPage').then((module) => module.NftsPage), ...nftAreas),
  mintDomain: page(
    () => import('./pages/MintDomainPage').then((module) => module.MintDomainPage),
    ...nftAreas,
    'create',
  ),
  mintImage: page(
    () => import('./pages/CollectionsPage').then((module) => module.CollectionsPage),
    ...nftAreas,
  ),
  updateNftDid: page(
    () => import('./pages/UpdateNftDidPage').then((module) => module.UpdateNftDidPage),
    ...nftAreas,
  ),
  transferUsername: page(
    () => import('./pages/TransferUsernamePage').then((module) => module.TransferUsernamePage),
    ...nftAreas,
  ),
  newSubdomain: page(
    () => import('./pages/NewSubdomainPage').then((module) => module.NewSubdomainPage),
    'subdomain',
    'manage',
    'create',
    'session',
    'transaction',
    'actions',
    'chain',
    'errors',
  ),
  settings: page(
    () => import('./pages/SettingsPage').then((module) => module.SettingsPage),
    'session',
    'wallet',
    'chain',
    'errors',
  ),
  balances: page(
    () => import('./pages/BalancesPage').then((module) => module.BalancesPage),
    'session',
    'wallet',
    'chain',
    'errors',
  ),
  explorer: page(
    () => import('./pages/ExplorerPage').then((module) => module.ExplorerPage),
    ...explorerAreas,
  ),
  explorerTransaction: page(
    () => import('./pages/ExplorerTransactionPage').then((module) => module.ExplorerTransactionPage),
    ...explorerAreas,
    'transaction',
  ),
  explorerAddress: page(
    () => import('./pages/ExplorerAddressPage').then((module) => module.ExplorerAddressPage),
    ...explorerAreas,
    'transaction',
  ),
  explorerBlock: page(
    () => import('./pages/ExplorerBlockPage').then((module) => module.ExplorerBlockPage),
    ...explorerAreas,
  ),
  faucet: page(() => import('./pages/FaucetPage').then((module) => module.FaucetPage), ...explorerAreas),
}

/** The shell around every page. */
export function AllRoutes() {
  return (
    <Routes>
      <At element={<Layout />}>
        {pages.map((route) => {
          const Page = pageOf[route]
          return <At key={route} path={patterns[route]} element={<Page />} />
        })}
        <At path="*" element={<NotFoundPage />} />
      </At>
    </Routes>
  )
}
