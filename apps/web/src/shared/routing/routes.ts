import { namePath, type Name } from '@tyto/identity'
import type { ParsedPath } from './parsePath'

/**
 * The path of every page, by the name of its route; `:name` is the segment of a username. Links are built from these
 * names; the page table (app/pageTable.ts) says which page each path shows, and who may enter.
 */
export const paths = {
  home: '/',
  address: '/address',
  resolvedAddress: '/resolvedAddress',
  xpoints: '/xpoints',
  name: '/:name',
  airdrop: '/:name/airx',
  defi: '/:name/defix',
  swap: '/:name/defix/swap',
  pool: '/:name/defix/pool',
  defiSend: '/:name/defix/send',
  defiAllowances: '/:name/defix/allowances',
  token: '/:name/token',
  ssiDollar: '/:name/ssidollar',
  staking: '/:name/zil',
  stakingFunds: '/:name/zil/funds',
  stakingWallet: '/:name/zil/wallet',
  stakingOffer: '/:name/zil/offer',
  soulbound: '/:name/sbt',
  soulboundPublic: '/:name/sbt/public',
  soulboundWallet: '/:name/sbt/wallet',
  didWallet: '/:name/didx',
  didDocument: '/:name/didx/doc',
  recovery: '/:name/didx/recovery',
  recoveryNow: '/:name/didx/recovery/now',
  recoverySign: '/:name/didx/recovery/sign',
  recoveryLock: '/:name/didx/recovery/lock',
  recoveryKit: '/:name/didx/recovery/kit',
  activity: '/:name/didx/activity',
  statement: '/:name/didx/statement',
  claim: '/:name/didx/claim',
  receive: '/:name/didx/receive',
  pay: '/:name/didx/pay',
  settings: '/:name/didx/wallet',
  balances: '/:name/didx/wallet/balances',
  send: '/:name/didx/wallet/balances/send',
  allowances: '/:name/didx/wallet/balances/allowances',
  didOperations: '/:name/didx/wallet/doc',
  updateDocument: '/:name/didx/wallet/doc/update',
  recoverDocument: '/:name/didx/wallet/doc/recover',
  socialRecovery: '/:name/didx/wallet/doc/social',
  nfts: '/:name/didx/wallet/nft',
  gallery: '/:name/didx/wallet/nft/gallery',
  tydras: '/:name/didx/wallet/nft/tydras',
  mintDomain: '/:name/didx/wallet/nft/dns',
  newSubdomain: '/:name/didx/wallet/nft/dns/subdomain',
  updateNftDid: '/:name/didx/wallet/nft/dns/manage/did',
  transferUsername: '/:name/didx/wallet/nft/dns/manage/transfer',
  mintImage: '/:name/didx/wallet/nft/zrc6',
  // Pages of the local network only. They begin with `/-/`, so that no name can have the same path.
  explorer: '/-/explorer',
  explorerWorld: '/-/explorer/world',
  explorerTransaction: '/-/explorer/tx/:id',
  explorerAddress: '/-/explorer/address/:address',
  explorerBlock: '/-/explorer/block/:number',
  faucet: '/-/faucet',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type Route = keyof typeof paths
export type PathOf<R extends Route = Route> = (typeof paths)[R]

const routes = Object.keys(paths) as Route[]

/** The values that a route needs for its path: a name where its pattern has `:name`, a text for any other part. */
export type RouteParams<R extends Route> =
  PathOf<R> extends `/:name${string}`
    ? [params: { readonly name: Name }]
    : PathOf<R> extends `${string}:${infer Part}`
      ? [params: { readonly [key in Part]: string }]
      : []

/**
 * The path of a page, without locale: `buildPath('didDocument', { name })`. An unknown route or a missing name does not
 * compile.
 */
export function buildPath<R extends Route>(route: R, ...[params]: RouteParams<R>): string {
  const values = new Map<string, string | Name>(Object.entries(params ?? {}))
  return paths[route].replace(/:([a-z]+)/, (_, part: string) => {
    const value = values.get(part) ?? ''
    return typeof value === 'string' ? encodeURIComponent(value) : namePath(value)
  })
}

/** The route of a path; null where the path has no page. */
export function findRoute(path: ParsedPath): Route | null {
  const segments = path.kind === 'home' ? [''] : path.kind === 'page' ? path.page : [':name', ...path.page]
  return routes.find((route) => matches(paths[route].slice(1).split('/'), segments)) ?? null
}

/** `:name` matches only what parsePath reads as a name; any other part in the pattern matches any text. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part === segments[index] || (part.startsWith(':') && part !== ':name'))
  )
}
