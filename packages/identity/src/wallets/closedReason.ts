import type { DidStatus } from './didRecord'

export type ClosedCode =
  /** Its guardians can recover it. */
  | 'DidLocked'
  /** For good. */
  | 'DidDeactivated'

/** Why the wallet of an identity takes nothing from its controller now; null where its status does not stand against it. */
export function closedReason(status: DidStatus | null): ClosedCode | null {
  if (status === 'Locked') return 'DidLocked'
  return status === 'Deactivated' ? 'DidDeactivated' : null
}
