import { walletRules, type DidRecord } from '@tyto/identity'

export type LockObstacle = 'upgrade' | 'Deployed' | 'Locked' | 'Deactivated' | 'noGuardians'

/**
 * The reason why an identity cannot be locked by anybody; null if it can. Only guardians can open a locked one again.
 */
export function lockObstacle({ guardians, status, version }: DidRecord): LockObstacle | null {
  if (walletRules(version).needsUpgrade) return 'upgrade'
  if (status === 'Deployed' || status === 'Locked' || status === 'Deactivated') return status
  return guardians.length === 0 ? 'noGuardians' : null
}
