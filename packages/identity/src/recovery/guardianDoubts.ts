import type { Address } from '@tyto/primitives'
import type { DidRecord } from '../wallets/didRecord'
import { guardianHealth, type GuardianHealth } from './recoveryWatch'

/** Somebody who may become a guardian: a domain, and the DID wallet that it leads to; null where there is none. */
export interface Candidate {
  readonly domain: string
  readonly wallet: DidRecord | null
  /** Who controls what the .ssi leads to, where that is another wallet than that of the .did. */
  readonly ssiOwner?: Address | null
}

/** Why somebody should not be chosen as a guardian without a second thought. */
export type GuardianDoubt =
  /** Cannot sign, as far as the chain says. */
  | { readonly kind: Exclude<GuardianHealth, 'ready'> }
  /** The owner has closed that identity: its key may be lost or stolen. */
  | { readonly kind: 'locked' | 'deactivated' }
  /** Its .ssi belongs to somebody else: the key that signs is that of the .did. `signer`: who controls it. */
  | { readonly kind: 'split'; readonly signer: Address | null }
  /** The very identity that is to be guarded. */
  | { readonly kind: 'itself' }
  /** The account that controls the guarded identity controls this one too: who loses one loses both. */
  | { readonly kind: 'sameOwner' }
  /** Another guardian signs with the same key, which counts once. `other`: the domain of that guardian. */
  | { readonly kind: 'sameKey'; readonly other: string }
  /** Another guardian is controlled by the same account. */
  | { readonly kind: 'sameController'; readonly other: string }

/**
 * The doubts about one guardian. `own`: the identity to be guarded. `others`: its other guardians, as far as they are
 * known. Which storage wallet keeps a key, the chain does not say; one key or one controlling account, it does.
 */
export function guardianDoubts(
  candidate: Candidate,
  own: Candidate,
  others: readonly Candidate[],
): readonly GuardianDoubt[] {
  const { domain, wallet } = candidate
  const doubts: GuardianDoubt[] = []
  const health = guardianHealth(wallet)
  if (health !== 'ready') doubts.push({ kind: health })
  if (wallet?.status === 'Locked') doubts.push({ kind: 'locked' })
  if (wallet?.status === 'Deactivated') doubts.push({ kind: 'deactivated' })
  const { ssiOwner } = candidate
  // Of another kind of wallet it is not known here whom it belongs to.
  if (ssiOwner !== undefined && ssiOwner !== null && !isSame(ssiOwner, wallet?.controller)) {
    doubts.push({ kind: 'split', signer: wallet?.controller ?? null })
  }
  if (domain === own.domain || (wallet !== null && wallet.address === own.wallet?.address)) {
    return [...doubts, { kind: 'itself' }]
  }
  if (isSame(wallet?.controller, own.wallet?.controller)) doubts.push({ kind: 'sameOwner' })
  for (const other of others) {
    if (other.domain === domain) continue
    if (isSame(keyOf(wallet), keyOf(other.wallet))) doubts.push({ kind: 'sameKey', other: other.domain })
    else if (isSame(wallet?.controller, other.wallet?.controller))
      doubts.push({ kind: 'sameController', other: other.domain })
  }
  return doubts
}

function keyOf(wallet: DidRecord | null): string | undefined {
  return wallet?.verificationMethods.get('socialrecovery')
}

/** An unknown value is not the same as another one. */
function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return one !== null && one !== undefined && one === other
}
