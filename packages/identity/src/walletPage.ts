import { namePath, type Name } from './name'
import type { WalletKind } from './version'

/** The page below a name at which each kind of wallet is at home; '' is the name's own page. */
const pageOfKind: Readonly<Record<WalletKind, string | null>> = {
  did: '',
  defi: 'defix',
  staking: 'zil',
  soulbound: 'sbt',
  airdrop: 'airx',
  xpoints: null,
  token: 'token',
  stablecoin: 'ssidollar',
  other: null,
}

/** Where a name leads, by the kind of the wallet behind it: `/alice.ssi/defix`; other kinds to `/resolvedAddress`. */
export function walletPagePath(name: Name, kind: WalletKind): string {
  const page = pageOfKind[kind]
  if (page === null) return '/resolvedAddress'
  if (kind === 'xpoints') return '/xpoints'
  return page === '' ? `/${namePath(name)}` : `/${namePath(name)}/${page}`
}
