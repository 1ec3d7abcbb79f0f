import { namePath, type Name, type WalletKind } from '@tyto/identity'

/** The page below a name at which each kind of wallet is at home; '' is the name's own page. */
const pageOfKind = {
  did: '',
  defi: '/defix',
  staking: '/zil',
  soulbound: '/sbt',
  airdrop: '/airx',
  token: '/token',
  stablecoin: '/ssidollar',
} as const

/** Where a name leads, by the kind of the wallet behind it: `/alice.ssi/defix`; unknown kinds to `/resolvedAddress`. */
export function walletPagePath(name: Name, kind: WalletKind): string {
  if (kind === 'xpoints') return '/xpoints'
  if (kind === 'other') return '/resolvedAddress'
  return `/${namePath(name)}${pageOfKind[kind]}`
}
