import { parseVersion, walletRules, type Name } from '@tyto/identity'
import type { Route } from '../../../shared/routing/paths'
import { buildPath, type RouteParams } from '../../../shared/routing/routes'
import type { IconName } from '../../../shared/ui/icons/iconPaths'

type Door =
  | 'overview'
  | 'document'
  | 'guardians'
  | 'credentials'
  | 'balances'
  | 'send'
  | 'swap'
  | 'stake'
  | 'pool'
  | 'allowances'
  | 'pay'
  | 'names'
  | 'pictures'
  | 'tydras'
  | 'activity'
  | 'settings'

export interface RailItem {
  readonly icon: IconName
  readonly label: Door
  readonly to: string
  /** The routes at which this item is marked as present. */
  readonly at: readonly Route[]
}

export type RailGroupName = 'identity' | 'money' | 'things'

/** Doors that stand together; a door of its own is a group without a name. */
export interface RailGroup {
  readonly group: RailGroupName | null
  readonly icon: IconName
  readonly items: readonly RailItem[]
}

/** The abilities of a name's wallet, as far as its map needs them. */
export interface RailWallet {
  readonly isDid: boolean
  readonly pays: boolean
  readonly allows: boolean
  readonly trades: boolean
  readonly stakes: boolean
}

export interface RailFacts {
  readonly wallet: RailWallet
  /** The name of the identity behind a name that leads to something else than a DID wallet; null for none. */
  readonly identity: Name | null
  /** For whoever the wallet obeys: the parts that nobody else may enter. */
  readonly isMine: boolean
}

type NameRoute = {
  [R in Route]: RouteParams<R> extends [params: { readonly name: Name }] ? R : never
}[Route]

const noWallet: RailWallet = { isDid: false, pays: false, allows: false, trades: false, stakes: false }

/**
 * Guesses the wallet of a name before the chain has said it: most names lead to a DID wallet, most subdomains to another
 * kind.
 */
export function railWalletOf(name: Name): RailWallet {
  return name.subdomain === '' ? walletOfVersion('DIDxWALLET') : noWallet
}

/**
 * The doors of a wallet of this version. A DID wallet has all of them: where it cannot itself, another wallet of the same
 * name does, which the page behind the door says.
 */
export function walletOfVersion(version: string): RailWallet {
  const { kind } = parseVersion(version)
  const { pays, allows } = walletRules(version)
  const isDid = kind === 'did'
  return { isDid, pays, allows, trades: isDid || kind === 'defi', stakes: isDid || kind === 'staking' }
}

/** The one map of a name: its doors, in groups. Each page below the name belongs to one of them. */
export function railGroups(name: Name, { wallet, isMine }: RailFacts): readonly RailGroup[] {
  const { isDid, pays, allows, trades, stakes } = wallet
  const door = (label: Door, icon: IconName, route: NameRoute, also: readonly Route[] = []): RailItem => ({
    label,
    icon,
    to: buildPath(route, { name }),
    at: [route, ...also],
  })
  const doors = (...items: readonly (RailItem | false)[]): readonly RailItem[] =>
    items.filter((item) => item !== false)
  const all: readonly RailGroup[] = [
    {
      group: 'identity',
      icon: 'user',
      items: doors(
        door('overview', 'home', 'name', elsewhere),
        ...(isDid ? identityItems(name) : []),
        isMine && isDid && door('credentials', 'credential', 'credentials', ['issueCredential']),
      ),
    },
    {
      group: 'money',
      icon: 'wallet',
      items: isMine
        ? doors(
            pays && door('balances', 'wallet', 'balances', ['receive', 'stakingFunds']),
            pays && door('send', 'send', 'send', ['defiSend', 'pay']),
            trades && door('swap', 'swap', 'swap'),
            stakes && door('stake', 'stack', 'stakingWallet', ['stakingOffer']),
            trades && door('pool', 'drop', 'pool'),
            allows && door('allowances', 'hand', 'allowances', ['defiAllowances']),
          )
        : doors(pays && door('pay', 'send', 'pay', ['receive'])),
    },
    {
      group: 'things',
      icon: 'image',
      items: doors(
        isMine && isDid && door('names', 'feather', 'mintDomain', ['newSubdomain', 'transferUsername']),
        isMine && isDid && door('pictures', 'image', 'nfts', ['gallery', 'mintImage']),
        isMine && isDid && door('tydras', 'owl', 'tydras'),
      ),
    },
    // The chain is public: whoever watches a name sees what happens to it.
    { group: null, icon: 'clock', items: [door('activity', 'clock', 'activity')] },
    {
      group: null,
      icon: 'gear',
      items: doors(
        isMine &&
          pays &&
          door('settings', 'gear', 'settings', ['didWallet', 'didOperations', 'updateNftDid']),
      ),
    },
  ]
  return all.filter(({ items }) => items.length > 0)
}

/** The door that a page stands behind; null for none. */
export function openDoor(groups: readonly RailGroup[], route: Route | null): Door | null {
  if (route === null) return null
  const items = groups.flatMap((group) => group.items).filter(({ at }) => at.includes(route))
  // The overview stands for whatever has no door of its own.
  return (items.find(({ label }) => label !== 'overview') ?? items[0])?.label ?? null
}

/** The parts of the identity that a wallet of another kind belongs to. They stand under the identity's own name. */
export function identityItems(name: Name): readonly RailItem[] {
  return [
    {
      label: 'document',
      icon: 'doc',
      to: buildPath('didDocument', { name }),
      at: ['didDocument', 'signIn', 'updateDocument', 'recoverDocument'],
    },
    {
      label: 'guardians',
      icon: 'shield',
      to: buildPath('recovery', { name }),
      at: ['recovery', 'recoveryNow', 'socialRecovery', 'recoverySign', 'recoveryLock', 'recoveryKit'],
    },
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

const elsewhere: readonly Route[] = [...homes, 'claim', 'statement', 'receive', 'pay']

/** Is this the home of a name, which its card heads? */
export function isHomeOfName(route: Route | null): boolean {
  return route === 'name' || (route !== null && homes.includes(route))
}
