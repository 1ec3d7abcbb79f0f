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

/**
 * Do the keys of a document count now? After a recovery they are still those of before, until its new controller renews them: whoever
 * signs or opens with them may be somebody else.
 */
export function keysCount(status: DidStatus | null): boolean {
  return closedReason(status) === null && status !== 'Recovered'
}
