import { serviceEntries, type DidRecord } from '@tyto/identity'
import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'

/** A hash of a document's keys and services, to notice that they changed: 64 hex digits. */
export function documentFingerprint(
  record: Pick<DidRecord, 'services' | 'addressServices' | 'verificationMethods'>,
): string {
  const content = [serviceEntries(record), [...record.verificationMethods]]
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(2)
}
