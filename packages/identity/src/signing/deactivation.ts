import { closedReason, type ClosedCode } from '../wallets/closedReason'
import type { DidRecord } from '../wallets/didRecord'
import { addKey, type DocumentElement } from '../document/documentElement'
import { keptPrivateHalf, noPrivateHalf } from '../wallets/privateHalf'
import { signingPurpose } from './signing'

/** The document of DidDeactivate: by custom one key with the id `deactivate`. It is signed; the wallet does not store it. */
export const deactivationDocument: readonly DocumentElement[] = [
  addKey('deactivate', `0x${'00'.repeat(33)}`, noPrivateHalf),
]

export type DeactivationCode =
  /** There is no DID yet that could end. */
  | 'NotCreated'
  | ClosedCode
  /** After a recovery new keys come first. */
  | 'DidRecovered'
  /** The key that must sign is not registered. */
  | 'NoSigningKey'
  /** Nobody keeps its private half. */
  | 'SigningKeyNotKept'

/** Why this wallet cannot be deactivated now, as far as its contract says; null where it can be, with a signature. */
export function checkDeactivation(
  record: Pick<DidRecord, 'did' | 'version' | 'status' | 'verificationMethods' | 'dkms'>,
): DeactivationCode | null {
  const closed = closedReason(record.status)
  if (closed !== null) return closed
  if (record.did === '' || record.status === 'Deployed') return 'NotCreated'
  if (record.status === 'Recovered') return 'DidRecovered'
  const purpose = signingPurpose('document', record.version)
  if (!record.verificationMethods.has(purpose)) return 'NoSigningKey'
  return keptPrivateHalf(record.dkms.get(purpose)) === null ? 'SigningKeyNotKept' : null
}
