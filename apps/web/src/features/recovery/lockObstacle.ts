import { recoveryThreshold, walletRules, type DidRecord } from '@tyto/identity'

export type LockObstacle = 'upgrade' | 'Deployed' | 'Locked' | 'Deactivated' | 'noGuardians' | 'tooFewCan'

/**
 * The reason why an identity cannot be locked by anybody; null if it can. Only guardians can open a locked one again, so it
 * stays open where those whose signatures count are too few. `unable`: guardians of whom the chain says that theirs do not.
 */
export function lockObstacle(
  { guardians, status, version }: DidRecord,
  { unable }: { readonly unable: number },
): LockObstacle | null {
  if (walletRules(version).needsUpgrade) return 'upgrade'
  if (status === 'Deployed' || status === 'Locked' || status === 'Deactivated') return status
  if (guardians.length === 0) return 'noGuardians'
  return guardians.length - unable < recoveryThreshold(guardians.length) ? 'tooFewCan' : null
}
