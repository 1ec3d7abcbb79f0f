import { walletRules, type DidRecord } from '@tyto/identity'

export type LockObstacle = 'upgrade' | 'Deployed' | 'Locked' | 'Deactivated' | 'noGuardians'

/** Why an identity cannot be locked, whoever asks: only its guardians could open it again. Null where it can. */
export function lockObstacle({ guardians, status, version }: DidRecord): LockObstacle | null {
  if (walletRules(version).needsUpgrade) return 'upgrade'
  if (status === 'Deployed' || status === 'Locked' || status === 'Deactivated') return status
  return guardians.length === 0 ? 'noGuardians' : null
}
