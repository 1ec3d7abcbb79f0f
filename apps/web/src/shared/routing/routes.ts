import { namePath, type Name } from '@tyto/identity'
import type { ParsedPath } from './parsePath'

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

/** Pages that only the local network has. They stand under `/-/`, so that no name is taken for them. */
export const localRoutes = {
  explorer: '/-/explorer',
  explorerTransaction: '/-/explorer/tx/:id',
  explorerAddress: '/-/explorer/address/:address',
  explorerBlock: '/-/explorer/block/:number',
  faucet: '/-/faucet',
} as const satisfies Readonly<Record<string, `/-/${string}`>>

/** Pages that the specification describes without a path of their own. */
export const ownRoutes = {
  recoverySign: '/:name/didx/recovery/sign',
  recoveryLock: '/:name/didx/recovery/lock',
  recoveryKit: '/:name/didx/recovery/kit',
  newSubdomain: '/:name/didx/wallet/nft/dns/subdomain',
} as const satisfies Readonly<Record<string, `/:name/${string}`>>

/** The path patterns of all routes. */
export const patterns = { ...specifiedRoutes, ...ownRoutes, ...localRoutes } as const

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
  'token',
  'ssiDollar',
  'xpoints',
  'pool',
  'soulboundPublic',
  'stakingFunds',
  'stakingWallet',
  'soulboundWallet',
  'didWallet',
  'didDocument',
  'didOperations',
  'updateDocument',
  'recoverDocument',
  'recovery',
  'recoveryNow',
  'socialRecovery',
  'recoverySign',
  'recoveryLock',
  'recoveryKit',
  'settings',
  'nfts',
  'mintDomain',
  'mintImage',
  'updateNftDid',
  'newSubdomain',
  'transferUsername',
  'balances',
  'explorer',
  'explorerTransaction',
  'explorerAddress',
  'explorerBlock',
  'faucet',
] as const satisfies readonly (keyof typeof patterns)[]

export type Route = (typeof pages)[number]

type Pattern<R extends Route> = (typeof patterns)[R]

/** What a route needs to become a path: a name where its pattern has one, or the text of another part. */
export type RouteParams<R extends Route> =
  Pattern<R> extends `/:name${string}`
    ? [params: { readonly name: Name }]
    : Pattern<R> extends `${string}:${infer Part}`
      ? [params: { readonly [key in Part]: string }]
      : []

/**
 * The path of a page, without locale: `buildPath('didDocument', { name })`. A route without a page, or a missing name,
 * does not compile.
 */
export function buildPath<R extends Route>(route: R, ...[params]: RouteParams<R>): string {
  const values = new Map<string, string | Name>(Object.entries(params ?? {}))
  return patterns[route].replace(/:([a-z]+)/, (_, part: string) => {
    const value = values.get(part) ?? ''
    return typeof value === 'string' ? encodeURIComponent(value) : namePath(value)
  })
}

/** The route whose page stands at a path; null where there is none. */
export function findRoute(path: ParsedPath): Route | null {
  const segments = path.kind === 'home' ? [''] : path.kind === 'page' ? path.page : [':name', ...path.page]
  return pages.find((route) => matches(patterns[route].slice(1).split('/'), segments)) ?? null
}

/** A name stands for itself only: what parsePath takes for one. Any other part of a pattern is any text. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part === segments[index] || (part.startsWith(':') && part !== ':name'))
  )
}
