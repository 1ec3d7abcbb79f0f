/** Social recovery as the wallet's guardians make it. */
export interface RecoveryStatus {
  readonly isEnabled: boolean
  readonly guardians: number
  /** Signatures that a recovery needs. */
  readonly threshold: number
}

/** A recovery is possible with this many guardians, or not at all. */
export const fewestGuardians = 3

/**
 * Signatures that a recovery needs with so many guardians: more than half, never fewer than three.
 *
 * @example
 * recoveryThreshold(6) // 4
 */
export function recoveryThreshold(guardians: number): number {
  return Math.max(fewestGuardians, Math.floor(guardians / 2) + 1)
}

/** Whether so many guardians can recover an identity, and how many of them must sign. */
export function recoveryStatus(guardians: number): RecoveryStatus {
  return { isEnabled: guardians >= fewestGuardians, guardians, threshold: recoveryThreshold(guardians) }
}
