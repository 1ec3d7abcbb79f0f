import type { DidRecord } from '@tyto/identity'
import { useNetworkId } from '../../shared/settings/network'
import { lockObstacle, type LockObstacle } from './lockObstacle'
import { countHealth, useGuardianHealth } from './requests/useGuardianHealth'

/** Why an identity cannot be locked, with what the chain says of its guardians; null where it can. */
export function useLockObstacle(record: DidRecord): LockObstacle | null {
  const { guardians } = useGuardianHealth(useNetworkId(), record)
  return lockObstacle(record, countHealth(guardians))
}
