import type { Name } from '@tyto/identity'
import { buildPath, type Route } from '../../shared/routing/routes'
import type { IconName } from '../../shared/ui/iconPaths'

interface RailItem {
  readonly icon: IconName
  readonly label: 'overview' | 'document' | 'money' | 'names' | 'guardians' | 'settings' | 'activity'
  readonly to: string
  /** The routes at which this item is marked as present. */
  readonly at: readonly Route[]
}

export interface RailFacts {
  /** False only when the chain has said that the name has no DID wallet. */
  readonly hasDid: boolean
  /** For its controller: the parts that nobody else may enter. */
  readonly isMine: boolean
}

type NameRoute = 'name' | 'didDocument' | 'balances' | 'mintDomain' | 'recovery' | 'settings' | 'activity'

/** The one map of a name: its parts, in order. Each page below the name belongs to one of them. */
export function railItems(name: Name, { hasDid, isMine }: RailFacts): readonly RailItem[] {
  const item = (
    label: RailItem['label'],
    icon: IconName,
    route: NameRoute,
    also: readonly Route[] = [],
  ): RailItem => ({ label, icon, to: buildPath(route, { name }), at: [route, ...also] })
  const overview = item('overview', 'home', 'name', [...homes, 'claim', 'defiSend', 'defiAllowances'])
  if (!hasDid) return [overview]
  const own = (...items: readonly RailItem[]): readonly RailItem[] => (isMine ? items : [])
  return [
    overview,
    item('document', 'doc', 'didDocument', ['updateDocument', 'recoverDocument']),
    ...own(
      item('money', 'wallet', 'balances', ['send', 'receive', 'pay', 'allowances']),
      item('names', 'globe', 'mintDomain', [
        'newSubdomain',
        'transferUsername',
        'nfts',
        'gallery',
        'mintImage',
      ]),
    ),
    item('guardians', 'shield', 'recovery', [
      'recoveryNow',
      'socialRecovery',
      'recoverySign',
      'recoveryLock',
      'recoveryKit',
    ]),
    ...own(item('settings', 'gear', 'settings', ['didWallet', 'didOperations', 'updateNftDid'])),
    // The chain is public: whoever watches a name sees what happens to it.
    item('activity', 'clock', 'activity'),
  ]
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
