import type { Address, Hex } from '@tyto/primitives'
import type { DidRecord, DidStatus } from '../wallets/didRecord'
import { keptPrivateHalf } from '../wallets/privateHalf'
import { parseVersion } from '../wallets/version'

/** The watched parts of an identity: who controls it, who guards it, its status. */
export type WatchedState = Pick<DidRecord, 'controller' | 'guardians' | 'status'>

/** A change of a watched part. */
export type WatchedChange =
  | { readonly kind: 'controller'; readonly from: Address | null; readonly to: Address | null }
  /** Hashes of guardians' domains. */
  | { readonly kind: 'guardians'; readonly added: readonly Hex[]; readonly removed: readonly Hex[] }
  /** Recovered, locked or deactivated. Other statuses change nobody's rights. */
  | { readonly kind: 'status'; readonly to: DidStatus }

const watchedStatuses: ReadonlySet<DidStatus | null> = new Set(['Recovered', 'Locked', 'Deactivated'])

/** Lists the changes of an identity between two looks at it. */
export function changesSince(seen: WatchedState, now: WatchedState): readonly WatchedChange[] {
  const changes: WatchedChange[] = []
  if (seen.controller !== now.controller) {
    changes.push({ kind: 'controller', from: seen.controller, to: now.controller })
  }
  const before = new Set(seen.guardians)
  const after = new Set(now.guardians)
  const added = now.guardians.filter((guardian) => !before.has(guardian))
  const removed = seen.guardians.filter((guardian) => !after.has(guardian))
  if (added.length + removed.length > 0) changes.push({ kind: 'guardians', added, removed })
  if (now.status !== null && now.status !== seen.status && watchedStatuses.has(now.status)) {
    changes.push({ kind: 'status', to: now.status })
  }
  return changes
}

/** Can a guardian sign a recovery? */
export type GuardianHealth =
  | 'ready'
  /** The domain leads to no wallet. */
  | 'noWallet'
  /** A wallet that is no DID wallet: it has no keys. */
  | 'cannotSign'
  /** No `socialrecovery` key. */
  | 'noKey'
  /** The private half of that key is kept by nobody. */
  | 'keyNotKept'

/** The health of a guardian, by the DID wallet that the registry has for the domain; null where it has none. */
export function guardianHealth(wallet: DidRecord | null): GuardianHealth {
  if (wallet === null) return 'noWallet'
  if (parseVersion(wallet.version).kind !== 'did') return 'cannotSign'
  if (!wallet.verificationMethods.has('socialrecovery')) return 'noKey'
  return keptPrivateHalf(wallet.dkms.get('socialrecovery')) === null ? 'keyNotKept' : 'ready'
}
