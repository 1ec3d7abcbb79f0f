/** The build reads this too, so it imports nothing but types. */
import type { Area } from '../i18n/resources'
import type { Route } from '../routing/paths'

/** The head of a page as far as its path tells it: its title, and what it is for, as keys of one area. */
function headOf<A extends Area, Below extends string = ''>(area: A, below: Below = '' as Below) {
  return { area, title: `${area}:${below}title`, lead: `${area}:${below}lead` } as const
}

interface HeadKeys {
  readonly area: Area
  readonly title: string
  readonly lead: string | null
  /** A plain word that stands before a title of the specification. */
  readonly plain?: string
  readonly leadWithoutList?: string
}

/** The pages whose head is the same in every state. The first paint and the placeholder of a page show it. */
export const pageHeads = {
  xpoints: headOf('motions'),
  swap: { ...headOf('exchange'), plain: 'exchange:plain.title' },
  pool: headOf('liquidity'),
  defiSend: headOf('payments'),
  defiAllowances: headOf('allowances'),
  stakingWallet: { ...headOf('staking'), plain: 'staking:plain' },
  soulboundPublic: headOf('soulbound', 'public.'),
  didDocument: headOf('did'),
  credentials: headOf('credentials'),
  issueCredential: headOf('credentials', 'issue.head.'),
  // Public nodes keep no list of what happened.
  activity: { ...headOf('activity'), leadWithoutList: 'activity:leadPublic' },
  receive: headOf('receive'),
  balances: headOf('balances'),
  send: headOf('payments'),
  allowances: headOf('allowances'),
  updateDocument: { area: 'update', title: 'update:title', lead: null },
  nfts: headOf('nft', 'nfts.'),
  gallery: headOf('nft', 'gallery.'),
  tydras: headOf('nft', 'tydras.'),
  mintDomain: headOf('nft', 'dns.'),
  newSubdomain: headOf('subdomain'),
  updateNftDid: headOf('nft', 'nft.'),
  transferUsername: headOf('nft', 'transfer.'),
  mintImage: headOf('nft', 'collections.'),
  explorer: headOf('explorer'),
  explorerWorld: headOf('explorer', 'world.'),
  explorerWrite: headOf('explorer', 'write.'),
  faucet: headOf('explorer', 'faucet.'),
  tries: headOf('tries'),
} as const satisfies Readonly<Partial<Record<Route, HeadKeys>>>

export type HeadTexts = (typeof pageHeads)[keyof typeof pageHeads]
