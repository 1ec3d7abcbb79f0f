import { namePath, type Name, type WalletKind } from '@tyto/identity'

/** The page of each kind of wallet, below a name; '' is the page of the name itself. */
const pageOfKind = {
  did: '',
  defi: '/defix',
  staking: '/zil',
  soulbound: '/sbt',
  airdrop: '/airx',
  token: '/token',
  stablecoin: '/ssidollar',
} as const

/** The path of a name by the kind of its wallet: `/alice.ssi/defix`; for unknown kinds `/resolvedAddress`. */
export function walletPagePath(name: Name, kind: WalletKind): string {
  if (kind === 'xpoints') return '/xpoints'
  if (kind === 'other') return '/resolvedAddress'
  return `/${namePath(name)}${pageOfKind[kind]}`
}
