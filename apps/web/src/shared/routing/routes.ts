import { namePath, type Name, type ParsedPath } from '@tyto/identity'

/** Every route of the specification (1 section 2, 2 section 2, 3 section 2). `:name` is a username's segment. */
export const specifiedRoutes = {
  home: '/',
  getStarted: '/getstarted',
  address: '/address',
  resolvedAddress: '/resolvedAddress',
  xpoints: '/xpoints',
  name: '/:name',
  airdrop: '/:name/airx',
  defi: '/:name/defix',
  pool: '/:name/defix/pool',
  token: '/:name/token',
  ssiDollar: '/:name/ssidollar',
  staking: '/:name/zil',
  stakingFunds: '/:name/zil/funds',
  stakingWallet: '/:name/zil/wallet',
  soulbound: '/:name/sbt',
  soulboundPublic: '/:name/sbt/public',
  soulboundWallet: '/:name/sbt/wallet',
  didWallet: '/:name/didx',
  didDocument: '/:name/didx/doc',
  recovery: '/:name/didx/recovery',
  recoveryNow: '/:name/didx/recovery/now',
  settings: '/:name/didx/wallet',
  balances: '/:name/didx/wallet/balances',
  didOperations: '/:name/didx/wallet/doc',
  updateDocument: '/:name/didx/wallet/doc/update',
  recoverDocument: '/:name/didx/wallet/doc/recover',
  socialRecovery: '/:name/didx/wallet/doc/social',
  nfts: '/:name/didx/wallet/nft',
  mintDomain: '/:name/didx/wallet/nft/dns',
  mintImage: '/:name/didx/wallet/nft/zrc6',
  updateNftDid: '/:name/didx/wallet/nft/dns/manage/did',
  transferUsername: '/:name/didx/wallet/nft/dns/manage/transfer',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type SpecifiedRoute = keyof typeof specifiedRoutes

/** The routes that have a page. A new page is named here first; then the compiler asks for it in app/routes.tsx. */
export const pages = [
  'home',
  'address',
  'resolvedAddress',
  'name',
  'airdrop',
  'defi',
  'staking',
  'soulbound',
  'didWallet',
  'didDocument',
] as const satisfies readonly SpecifiedRoute[]

export type Route = (typeof pages)[number]

type Pattern<R extends SpecifiedRoute> = (typeof specifiedRoutes)[R]

/** What a route needs to become a path: a name where its pattern has one. */
export type RouteParams<R extends SpecifiedRoute> =
  Pattern<R> extends `/:name${string}` ? [params: { readonly name: Name }] : []

/**
 * The path of a page, without locale: `buildPath('didDocument', { name })`. A route without a page, or a missing name,
 * does not compile.
 */
export function buildPath<R extends Route>(route: R, ...[params]: RouteParams<R>): string {
  const pattern: string = specifiedRoutes[route]
  return params ? pattern.replace(':name', () => namePath(params.name)) : pattern
}

/** The route whose page stands at a path; null where there is none. */
export function findRoute(path: ParsedPath): Route | null {
  const segments = path.kind === 'home' ? [''] : path.kind === 'page' ? path.page : [':name', ...path.page]
  const wanted = `/${segments.join('/')}`
  return pages.find((route) => specifiedRoutes[route] === wanted) ?? null
}
