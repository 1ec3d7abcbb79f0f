/**
 * The table of pages. A row gives a path, its gate, its texts and its page:
 *
 *   '/:name/didx/doc': page(didDocument, ['did'], () => import('./pages/DidDocumentPage')...),
 *
 * The gates are explained in gates/gates.ts. Pages read what their gate found with `useFoundName()` and
 * `useFoundWallet()`. Links are built from the names of the paths (shared/routing/routes.ts).
 */
import type { ParsedPath } from '../shared/routing/parsePath'
import { findRoute, paths, type PathOf } from '../shared/routing/routes'
import type { RetriedPart } from '../shared/ui/parts/retriedPart'
import {
  collections,
  controller,
  didDocument,
  didHome,
  didWallet,
  kindHome,
  kindWallet,
  open,
  subdomains,
  trader,
  wallet,
} from './gates/gates'
import { page, type Gate } from './page'
import { HomePage } from './pages/HomePage'

// One page for several paths, so that it stays mounted when the path changes.
const kindHomePage = page(
  kindHome,
  ['wallet', 'balances', 'ownership', 'estate', 'session', 'transaction', 'actions'],
  () => import('./pages/KindPage').then((module) => module.KindPage),
)
const tokenPage = page(kindHome, ['wallet', 'balances', 'rates', 'exchange'], () =>
  import('./pages/TokenPage').then((module) => module.TokenPage),
)
const recoveryPage = recoveryBehind(didWallet)

function recoveryBehind(gate: Gate): RetriedPart<object> {
  return page(gate, ['recovery', 'estate', 'ceremony', 'watch', 'session', 'transaction', 'actions'], () =>
    import('./pages/RecoveryPage').then((module) => module.RecoveryPage),
  )
}

const sendPage = page(
  wallet('owner', 'pay'),
  ['payments', 'list', 'ownership', 'session', 'transaction', 'actions'],
  () => import('./pages/SendPage').then((module) => module.SendPage),
)
const allowancesPage = page(
  wallet('owner', 'allow'),
  ['allowances', 'explorer', 'session', 'transaction', 'actions'],
  () => import('./pages/AllowancesPage').then((module) => module.AllowancesPage),
)

export const pageTable: Readonly<Record<PathOf, RetriedPart<object>>> = {
  '/': page(open, ['search'], async () => HomePage),
  '/address': page(open, ['wallet', 'balances', 'create', 'did', 'session', 'transaction', 'actions'], () =>
    import('./pages/AddressPage').then((module) => module.AddressPage),
  ),
  '/resolvedAddress': page(open, ['wallet', 'balances'], () =>
    import('./pages/AddressPage').then((module) => module.ResolvedAddressPage),
  ),
  '/xpoints': page(open, ['motions', 'session', 'transaction', 'actions'], () =>
    import('./pages/XpointsPage').then((module) => module.XpointsPage),
  ),

  '/:name': page(didHome, ['wallet', 'balances'], () =>
    import('./pages/NamePage').then((module) => module.NamePage),
  ),
  '/:name/airx': kindHomePage,
  '/:name/defix': page(
    kindHome,
    [
      'exchange',
      'trade',
      'rates',
      'receive',
      'ownership',
      'estate',
      'balances',
      'wallet',
      'create',
      'session',
      'transaction',
      'actions',
    ],
    () => import('./pages/DefiPage').then((module) => module.DefiPage),
  ),
  '/:name/sbt': page(
    kindHome,
    ['soulbound', 'ownership', 'estate', 'wallet', 'balances', 'session', 'transaction', 'actions'],
    () => import('./pages/SbtHomePage').then((module) => module.SbtHomePage),
  ),
  '/:name/ssidollar': tokenPage,
  '/:name/token': tokenPage,
  '/:name/zil': page(
    kindHome,
    ['staking', 'balances', 'wallet', 'ownership', 'estate', 'session', 'transaction', 'actions'],
    () => import('./pages/StakingHomePage').then((module) => module.StakingHomePage),
  ),
  '/:name/defix/swap': page(
    kindWallet('defi'),
    ['exchange', 'trade', 'rates', 'session', 'transaction', 'actions'],
    () => import('./pages/SwapPage').then((module) => module.SwapPage),
  ),
  '/:name/defix/pool': page(trader, ['liquidity', 'estate', 'session', 'transaction', 'actions'], () =>
    import('./pages/PoolPage').then((module) => module.PoolPage),
  ),
  '/:name/defix/send': sendPage,
  '/:name/defix/allowances': allowancesPage,
  '/:name/sbt/public': page(
    kindWallet('soulbound'),
    ['soulbound', 'ownership', 'session', 'transaction', 'actions'],
    () => import('./pages/SbtPublicPage').then((module) => module.SbtPublicPage),
  ),
  '/:name/sbt/wallet': page(
    kindWallet('soulbound', 'controller'),
    ['soulbound', 'ownership', 'estate', 'session', 'transaction', 'actions'],
    () => import('./pages/SbtWalletPage').then((module) => module.SbtWalletPage),
  ),
  '/:name/zil/funds': page(
    kindWallet('staking'),
    ['wallet', 'balances', 'create', 'session', 'transaction', 'actions'],
    () => import('./pages/FundsPage').then((module) => module.FundsPage),
  ),
  '/:name/zil/wallet': page(
    kindWallet('staking', 'owner'),
    [
      'staking',
      'stakingSwap',
      'explorer',
      'balances',
      'ownership',
      'estate',
      'session',
      'transaction',
      'actions',
    ],
    () => import('./pages/StakingPage').then((module) => module.StakingPage),
  ),
  '/:name/zil/offer': page(
    kindWallet('staking'),
    ['stakingSwap', 'explorer', 'session', 'transaction', 'actions'],
    () => import('./pages/SwapOfferPage').then((module) => module.SwapOfferPage),
  ),

  '/:name/didx': page(didWallet, ['wallet', 'balances'], () =>
    import('./pages/DidWalletPage').then((module) => module.DidWalletPage),
  ),
  '/:name/didx/doc': page(didDocument, ['did'], () =>
    import('./pages/DidDocumentPage').then((module) => module.DidDocumentPage),
  ),
  '/:name/didx/recovery': recoveryPage,
  '/:name/didx/recovery/now': recoveryPage,
  '/:name/didx/recovery/sign': page(open, ['recovery', 'ceremony', 'session'], () =>
    import('./pages/SignerPage').then((module) => module.SignerPage),
  ),
  '/:name/didx/recovery/lock': page(
    controller,
    ['recovery', 'estate', 'watch', 'session', 'transaction', 'actions'],
    () => import('./pages/LockSsiPage').then((module) => module.LockSsiPage),
  ),
  '/:name/didx/recovery/kit': page(didWallet, ['recovery', 'watch'], () =>
    import('./pages/RecoveryKitPage').then((module) => module.RecoveryKitPage),
  ),
  '/:name/didx/activity': page(
    wallet('anybody'),
    ['activity', 'explorer', 'wallet', 'transaction', 'actions'],
    () => import('./pages/ActivityPage').then((module) => module.ActivityPage),
  ),
  '/:name/didx/claim': page(
    wallet('anybody'),
    ['settings', 'ownership', 'estate', 'session', 'transaction', 'actions'],
    () => import('./pages/ClaimPage').then((module) => module.ClaimPage),
  ),
  '/:name/didx/receive': page(
    wallet('anybody'),
    ['receive', 'wallet', 'create', 'session', 'transaction', 'actions'],
    () => import('./pages/ReceivePage').then((module) => module.ReceivePage),
  ),
  '/:name/didx/pay': page(open, ['receive', 'payments', 'session', 'transaction', 'actions'], () =>
    import('./pages/PayPage').then((module) => module.PayPage),
  ),
  '/:name/didx/wallet': page(
    wallet('owner', 'pay'),
    ['settings', 'ownership', 'estate', 'rates', 'session', 'wallet', 'transaction', 'actions'],
    () => import('./pages/SettingsPage').then((module) => module.SettingsPage),
  ),
  '/:name/didx/wallet/balances': page(
    wallet('looker', 'pay'),
    ['balances', 'rates', 'session', 'create', 'transaction', 'actions'],
    () => import('./pages/BalancesPage').then((module) => module.BalancesPage),
  ),
  '/:name/didx/wallet/balances/send': sendPage,
  '/:name/didx/wallet/balances/allowances': allowancesPage,
  '/:name/didx/wallet/doc': page(
    controller,
    ['did', 'estate', 'update', 'wallet', 'recovery', 'session', 'transaction', 'actions'],
    () => import('./pages/DidOperationsPage').then((module) => module.DidOperationsPage),
  ),
  '/:name/didx/wallet/doc/update': page(controller, ['update', 'did', 'session', 'transaction'], () =>
    import('./pages/UpdateDocumentPage').then((module) => module.UpdateDocumentPage),
  ),
  '/:name/didx/wallet/doc/recover': page(controller, ['update', 'did', 'session', 'transaction'], () =>
    import('./pages/UpdateDocumentPage').then((module) => module.RecoverDocumentPage),
  ),
  '/:name/didx/wallet/doc/social': recoveryBehind(controller),
  '/:name/didx/wallet/nft': page(
    collections('nfts'),
    ['nft', 'nftOperations', 'list', 'wallet', 'session', 'transaction', 'actions', 'estate'],
    () => import('./pages/NftsPage').then((module) => module.NftsPage),
  ),
  '/:name/didx/wallet/nft/gallery': page(collections('gallery'), ['gallery'], () =>
    import('./pages/GalleryPage').then((module) => module.GalleryPage),
  ),
  '/:name/didx/wallet/nft/dns': page(
    collections('dns'),
    [
      'nft',
      'nftOperations',
      'mint',
      'list',
      'wallet',
      'purchase',
      'create',
      'session',
      'transaction',
      'actions',
    ],
    () => import('./pages/MintDomainPage').then((module) => module.MintDomainPage),
  ),
  '/:name/didx/wallet/nft/dns/subdomain': page(
    subdomains,
    ['subdomain', 'estate', 'nft', 'session', 'transaction', 'actions'],
    () => import('./pages/NewSubdomainPage').then((module) => module.NewSubdomainPage),
  ),
  '/:name/didx/wallet/nft/dns/manage/did': page(
    collections('nft'),
    ['nft', 'session', 'transaction', 'actions'],
    () => import('./pages/UpdateNftDidPage').then((module) => module.UpdateNftDidPage),
  ),
  '/:name/didx/wallet/nft/dns/manage/transfer': page(
    collections('transfer'),
    ['nft', 'estate', 'session', 'transaction', 'actions'],
    () => import('./pages/TransferUsernamePage').then((module) => module.TransferUsernamePage),
  ),
  '/:name/didx/wallet/nft/zrc6': page(
    collections('collections'),
    ['nft', 'nftOperations', 'mint', 'session', 'transaction', 'actions'],
    () => import('./pages/CollectionsPage').then((module) => module.CollectionsPage),
  ),

  '/-/explorer': page(open, ['explorer'], () =>
    import('./pages/ExplorerPage').then((module) => module.ExplorerPage),
  ),
  '/-/explorer/world': page(open, ['explorer'], () =>
    import('./pages/ExplorerWorldPage').then((module) => module.ExplorerWorldPage),
  ),
  '/-/explorer/tx/:id': page(open, ['explorer', 'transaction'], () =>
    import('./pages/ExplorerTransactionPage').then((module) => module.ExplorerTransactionPage),
  ),
  '/-/explorer/address/:address': page(open, ['explorer', 'session', 'transaction', 'actions'], () =>
    import('./pages/ExplorerAddressPage').then((module) => module.ExplorerAddressPage),
  ),
  '/-/explorer/block/:number': page(open, ['explorer'], () =>
    import('./pages/ExplorerBlockPage').then((module) => module.ExplorerBlockPage),
  ),
  '/-/faucet': page(open, ['explorer'], () =>
    import('./pages/FaucetPage').then((module) => module.FaucetPage),
  ),
}

/** Fetches the page of a path, its gate and its texts, before it is drawn. Rejects if they cannot be fetched. */
export async function fetchPage(path: ParsedPath): Promise<void> {
  const route = findRoute(path)
  if (route !== null) await pageTable[paths[route]].fetch()
}
