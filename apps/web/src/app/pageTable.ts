/**
 * The table of pages. A row gives a path, its gate and its page:
 *
 *   '/:name/didx/doc': page(didDocument, () => import('./pages/did/DidDocumentPage')...),
 *
 * The gates are explained in gates/gates.ts. Pages read what their gate found with `useFoundName()` and
 * `useFoundWallet()`. Links are built from the names of the paths (shared/routing/routes.ts).
 */
import type { ParsedPath } from '../shared/routing/parsePath'
import { paths } from '../shared/routing/paths'
import { findRoute, type PathOf } from '../shared/routing/routes'
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
import { page, type Gate } from './gates/page'
import { HomePage } from './pages/HomePage'

// One page for several paths, so that it stays mounted when the path changes.
const kindHomePage = page(kindHome, () => import('./pages/kinds/KindPage').then((module) => module.KindPage))
const tokenPage = page(kindHome, () => import('./pages/kinds/TokenPage').then((module) => module.TokenPage))
const recoveryPage = recoveryBehind(didWallet)

function recoveryBehind(gate: Gate): RetriedPart<object> {
  return page(gate, () => import('./pages/recovery/RecoveryPage').then((module) => module.RecoveryPage))
}

const sendPage = page(wallet('owner', 'pay'), () =>
  import('./pages/money/SendPage').then((module) => module.SendPage),
)
const allowancesPage = page(wallet('owner', 'allow'), () =>
  import('./pages/money/AllowancesPage').then((module) => module.AllowancesPage),
)

export const pageTable: Readonly<Record<PathOf, RetriedPart<object>>> = {
  '/': page(open, async () => HomePage),
  '/address': page(open, () => import('./pages/names/AddressPage').then((module) => module.AddressPage)),
  '/resolvedAddress': page(open, () =>
    import('./pages/names/AddressPage').then((module) => module.ResolvedAddressPage),
  ),
  '/xpoints': page(open, () => import('./pages/XpointsPage').then((module) => module.XpointsPage)),

  '/:name': page(didHome, () => import('./pages/names/NamePage').then((module) => module.NamePage)),
  '/:name/airx': kindHomePage,
  '/:name/defix': page(kindHome, () => import('./pages/exchange/DefiPage').then((module) => module.DefiPage)),
  '/:name/sbt': page(kindHome, () =>
    import('./pages/soulbound/SbtHomePage').then((module) => module.SbtHomePage),
  ),
  '/:name/ssidollar': tokenPage,
  '/:name/token': tokenPage,
  '/:name/zil': page(kindHome, () =>
    import('./pages/staking/StakingHomePage').then((module) => module.StakingHomePage),
  ),
  '/:name/defix/swap': page(trader('swap'), () =>
    import('./pages/exchange/SwapPage').then((module) => module.SwapPage),
  ),
  '/:name/defix/pool': page(trader('pool'), () =>
    import('./pages/exchange/PoolPage').then((module) => module.PoolPage),
  ),
  '/:name/defix/send': sendPage,
  '/:name/defix/allowances': allowancesPage,
  '/:name/sbt/public': page(kindWallet('soulbound'), () =>
    import('./pages/soulbound/SbtPublicPage').then((module) => module.SbtPublicPage),
  ),
  '/:name/sbt/wallet': page(kindWallet('soulbound', 'controller'), () =>
    import('./pages/soulbound/SbtWalletPage').then((module) => module.SbtWalletPage),
  ),
  '/:name/zil/funds': page(kindWallet('staking'), () =>
    import('./pages/staking/FundsPage').then((module) => module.FundsPage),
  ),
  '/:name/zil/wallet': page(kindWallet('staking', 'owner', 'stakingWallet'), () =>
    import('./pages/staking/StakingPage').then((module) => module.StakingPage),
  ),
  '/:name/zil/offer': page(kindWallet('staking'), () =>
    import('./pages/staking/SwapOfferPage').then((module) => module.SwapOfferPage),
  ),

  '/:name/didx': page(didWallet, () =>
    import('./pages/did/DidWalletPage').then((module) => module.DidWalletPage),
  ),
  '/:name/didx/doc': page(didDocument, () =>
    import('./pages/did/DidDocumentPage').then((module) => module.DidDocumentPage),
  ),
  '/:name/didx/signin': page(open, () =>
    import('./pages/did/SignInPage').then((module) => module.SignInPage),
  ),
  '/:name/didx/credentials': page(controller, () =>
    import('./pages/credentials/CredentialsPage').then((module) => module.CredentialsPage),
  ),
  '/:name/didx/credentials/issue': page(controller, () =>
    import('./pages/credentials/IssueCredentialPage').then((module) => module.IssueCredentialPage),
  ),
  '/:name/didx/recovery': recoveryPage,
  '/:name/didx/recovery/now': recoveryPage,
  '/:name/didx/recovery/sign': page(open, () =>
    import('./pages/recovery/SignerPage').then((module) => module.SignerPage),
  ),
  '/:name/didx/recovery/lock': page(controller, () =>
    import('./pages/recovery/LockSsiPage').then((module) => module.LockSsiPage),
  ),
  '/:name/didx/recovery/kit': page(didWallet, () =>
    import('./pages/recovery/RecoveryKitPage').then((module) => module.RecoveryKitPage),
  ),
  '/:name/didx/activity': page(wallet('anybody'), () =>
    import('./pages/money/ActivityPage').then((module) => module.ActivityPage),
  ),
  '/:name/didx/statement': page(wallet('anybody'), () =>
    import('./pages/names/StatementPage').then((module) => module.StatementPage),
  ),
  '/:name/didx/claim': page(wallet('anybody'), () =>
    import('./pages/names/ClaimPage').then((module) => module.ClaimPage),
  ),
  '/:name/didx/receive': page(wallet('anybody'), () =>
    import('./pages/money/ReceivePage').then((module) => module.ReceivePage),
  ),
  '/:name/didx/pay': page(open, () => import('./pages/money/PayPage').then((module) => module.PayPage)),
  '/:name/didx/wallet': page(wallet('owner', 'pay'), () =>
    import('./pages/settings/SettingsPage').then((module) => module.SettingsPage),
  ),
  '/:name/didx/wallet/balances': page(wallet('looker', 'pay'), () =>
    import('./pages/money/BalancesPage').then((module) => module.BalancesPage),
  ),
  '/:name/didx/wallet/balances/send': sendPage,
  '/:name/didx/wallet/balances/allowances': allowancesPage,
  '/:name/didx/wallet/doc': page(controller, () =>
    import('./pages/did/DidOperationsPage').then((module) => module.DidOperationsPage),
  ),
  '/:name/didx/wallet/doc/update': page(controller, () =>
    import('./pages/did/UpdateDocumentPage').then((module) => module.UpdateDocumentPage),
  ),
  '/:name/didx/wallet/doc/recover': page(controller, () =>
    import('./pages/did/UpdateDocumentPage').then((module) => module.RecoverDocumentPage),
  ),
  '/:name/didx/wallet/doc/social': recoveryBehind(controller),
  '/:name/didx/wallet/nft': page(collections('nfts'), () =>
    import('./pages/nft/NftsPage').then((module) => module.NftsPage),
  ),
  '/:name/didx/wallet/nft/gallery': page(collections('gallery'), () =>
    import('./pages/nft/GalleryPage').then((module) => module.GalleryPage),
  ),
  '/:name/didx/wallet/nft/tydras': page(collections('tydras'), () =>
    import('./pages/nft/TydrasPage').then((module) => module.TydrasPage),
  ),
  '/:name/didx/wallet/nft/dns': page(collections('dns'), () =>
    import('./pages/names/MintDomainPage').then((module) => module.MintDomainPage),
  ),
  '/:name/didx/wallet/nft/dns/subdomain': page(subdomains, () =>
    import('./pages/names/NewSubdomainPage').then((module) => module.NewSubdomainPage),
  ),
  '/:name/didx/wallet/nft/dns/manage/did': page(collections('nft'), () =>
    import('./pages/did/UpdateNftDidPage').then((module) => module.UpdateNftDidPage),
  ),
  '/:name/didx/wallet/nft/dns/manage/transfer': page(collections('transfer'), () =>
    import('./pages/names/TransferUsernamePage').then((module) => module.TransferUsernamePage),
  ),
  '/:name/didx/wallet/nft/zrc6': page(collections('collections'), () =>
    import('./pages/nft/CollectionsPage').then((module) => module.CollectionsPage),
  ),

  '/-/explorer': page(open, () =>
    import('./pages/explorer/ExplorerPage').then((module) => module.ExplorerPage),
  ),
  '/-/explorer/world': page(open, () =>
    import('./pages/explorer/ExplorerWorldPage').then((module) => module.ExplorerWorldPage),
  ),
  '/-/explorer/write': page(open, () =>
    import('./pages/explorer/WriteContractPage').then((module) => module.WriteContractPage),
  ),
  '/-/explorer/tx/:id': page(open, () =>
    import('./pages/explorer/ExplorerTransactionPage').then((module) => module.ExplorerTransactionPage),
  ),
  '/-/explorer/address/:address': page(open, () =>
    import('./pages/explorer/ExplorerAddressPage').then((module) => module.ExplorerAddressPage),
  ),
  '/-/explorer/block/:number': page(open, () =>
    import('./pages/explorer/ExplorerBlockPage').then((module) => module.ExplorerBlockPage),
  ),
  '/-/faucet': page(open, () => import('./pages/explorer/FaucetPage').then((module) => module.FaucetPage)),
  '/-/try': page(open, () => import('./pages/explorer/TriesPage').then((module) => module.TriesPage)),
}

/** Fetches the page of a path, its gate and its texts, before it is drawn. Rejects if they cannot be fetched. */
export async function fetchPage(path: ParsedPath): Promise<void> {
  const route = findRoute(path)
  if (route !== null) await pageTable[paths[route]].fetch()
}
