import type { DidStatus } from './didRecord'

export type ClosedCode =
  /** Its guardians can recover it. */
  | 'DidLocked'
  /** For good. */
  | 'DidDeactivated'

/** Why a wallet does nothing for its controller now, by its status; null where it does. */
export function closedReason(status: DidStatus | null): ClosedCode | null {
  if (status === 'Locked') return 'DidLocked'
  return status === 'Deactivated' ? 'DidDeactivated' : null
}
