import type { Name } from '@tyto/identity'
import { buildPath, type Route } from '../../shared/routing/routes'
import type { IconName } from '../../shared/ui/icons/iconPaths'

interface RailItem {
  readonly icon: IconName
  readonly label: 'overview' | 'document' | 'money' | 'names' | 'guardians' | 'settings' | 'activity'
  readonly to: string
  /** The routes at which this item is marked as present. */
  readonly at: readonly Route[]
}

/** What a name leads to, as far as its map needs it: a DID wallet, another wallet that pays, or something else. */
export type RailWallet = 'did' | 'kind' | 'other'

export interface RailFacts {
  readonly wallet: RailWallet
  /** The name of the identity behind a name that leads to something else than a DID wallet; null for none. */
  readonly identity: Name | null
  /** For whoever the wallet obeys: the parts that nobody else may enter. */
  readonly isMine: boolean
}

type NameRoute = 'name' | 'didDocument' | 'balances' | 'mintDomain' | 'recovery' | 'settings' | 'activity'

/** What a name leads to before the chain has said it: most names lead to a DID wallet, most subdomains to another kind. */
export function railWalletOf(name: Name): RailWallet {
  return name.subdomain === '' ? 'did' : 'other'
}

/** A part of a name: a link, and the routes at which it is marked. */
function itemOf(
  name: Name,
  label: RailItem['label'],
  icon: IconName,
  route: NameRoute,
  also: readonly Route[] = [],
): RailItem {
  return { label, icon, to: buildPath(route, { name }), at: [route, ...also] }
}

/** The one map of a name: its parts, in order. Each page below the name belongs to one of them. */
export function railItems(name: Name, { wallet, isMine }: RailFacts): readonly RailItem[] {
  const own = (...items: readonly RailItem[]): readonly RailItem[] => (isMine ? items : [])
  const overview = itemOf(name, 'overview', 'home', 'name', [...homes, 'claim', 'statement'])
  const money = itemOf(name, 'money', 'wallet', 'balances', [
    'send',
    'receive',
    'pay',
    'allowances',
    'defiSend',
    'defiAllowances',
  ])
  const settings = itemOf(name, 'settings', 'gear', 'settings', [
    'didWallet',
    'didOperations',
    'updateNftDid',
  ])
  // The chain is public: whoever watches a name sees what happens to it.
  const activity = itemOf(name, 'activity', 'clock', 'activity')
  if (wallet === 'other') return [overview, activity]
  if (wallet === 'kind') return [overview, ...own(money, settings), activity]
  return [
    overview,
    documentOf(name),
    ...own(
      money,
      itemOf(name, 'names', 'globe', 'mintDomain', [
        'newSubdomain',
        'transferUsername',
        'nfts',
        'gallery',
        'mintImage',
      ]),
    ),
    guardiansOf(name),
    ...own(settings),
    activity,
  ]
}

/** The parts of the identity that a wallet of another kind belongs to. They stand under the identity's own name. */
export function identityItems(identity: Name): readonly RailItem[] {
  return [documentOf(identity), guardiansOf(identity)]
}

function documentOf(name: Name): RailItem {
  return itemOf(name, 'document', 'doc', 'didDocument', ['updateDocument', 'recoverDocument'])
}

function guardiansOf(name: Name): RailItem {
  return itemOf(name, 'guardians', 'shield', 'recovery', [
    'recoveryNow',
    'socialRecovery',
    'recoverySign',
    'recoveryLock',
    'recoveryKit',
  ])
}

/** The homes of wallets of other kinds, with their inner pages. */
const homes: readonly Route[] = [
  'airdrop',
  'defi',
  'swap',
  'pool',
  'token',
  'ssiDollar',
  'staking',
  'stakingFunds',
  'stakingWallet',
  'stakingOffer',
  'soulbound',
  'soulboundPublic',
  'soulboundWallet',
]

/** Is this the home of a name, which its card heads? */
export function isHomeOfName(route: Route | null): boolean {
  return route === 'name' || (route !== null && homes.includes(route))
}
