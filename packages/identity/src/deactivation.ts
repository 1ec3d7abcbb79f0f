import type { DidRecord } from './didRecord'
import { addKey, type DocumentElement } from './documentElement'
import { signingPurpose } from './signing'
import { parseVersion } from './version'

/** The document of DidDeactivate: by custom one key with the id `deactivate`, signed and not applied. */
export const deactivationDocument: readonly DocumentElement[] = [
  addKey('deactivate', `0x${'00'.repeat(33)}`, 'none'),
]

export type DeactivationCode =
  /** There is no DID yet that could end. */
  | 'DidNotCreated'
  | 'DidLocked'
  | 'DidDeactivated'
  /** After a recovery new keys come first. */
  | 'DidRecovered'
  /** The key that must sign is not registered, or nobody keeps its private half. */
  | 'NoSigningKey'

/** Why this wallet cannot be deactivated now, as far as its contract says; null where it can, with a signature. */
export function checkDeactivation(
  record: Pick<DidRecord, 'did' | 'version' | 'status' | 'verificationMethods' | 'dkms'>,
): DeactivationCode | null {
  if (record.status === 'Deactivated') return 'DidDeactivated'
  if (record.status === 'Locked') return 'DidLocked'
  if (record.did === '' || record.status === 'Deployed') return 'DidNotCreated'
  if (record.status === 'Recovered') return 'DidRecovered'
  const purpose = signingPurpose('document', parseVersion(record.version))
  const encrypted = record.dkms.get(purpose)
  const isKept = encrypted !== undefined && encrypted !== '' && encrypted !== 'none'
  return record.verificationMethods.has(purpose) && isKept ? null : 'NoSigningKey'
}
