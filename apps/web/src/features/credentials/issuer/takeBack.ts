import type { StorageWallet } from '@tyto/chain'
import { listTime, makeStatusList, packStatusList } from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { signEs256k } from '@tyto/primitives'
import { withPrivateKey } from '../../../shared/keys/withPrivateKey'
import { assertionKey } from './issueCredentialTo'
import type { Issued } from './issuedCredentials'
import { publishedList } from './publishedList'

/** Notes that a credential is taken back. */
export function takenBackAt(issued: readonly Issued[], { place }: Issued, at: number): readonly Issued[] {
  const isIt = (each: Issued): boolean =>
    each.place?.list === place?.list && each.place?.index === place?.index
  return issued.map((each) => (isIt(each) && each.takenBack === null ? { ...each, takenBack: at } : each))
}

/** The notes without this one. */
export function forgotten(issued: readonly Issued[], { at, place }: Issued): readonly Issued[] {
  return issued.filter((each) => each.at !== at || each.place?.index !== place?.index)
}

/**
 * The list that an issuer publishes at `list`, signed with the document's key for that: what was taken back here, besides what stands
 * there by the word of another browser. `isNew`: the issuer says that nothing of theirs stands there. Throws `ActionError`, see
 * `publishedList` and `withPrivateKey`. It counts until `validUntil`, in ms since 1970.
 */
export async function signStatusList(
  issued: readonly Issued[],
  { list, isNew }: { readonly list: string; readonly isNew: boolean },
  { record, storage }: { readonly record: DidRecord; readonly storage: StorageWallet | null },
): Promise<{ readonly text: string; readonly validUntil: number }> {
  const before = isNew ? null : await publishedList(list, record)
  const indexes = issued.flatMap(({ place, takenBack }) =>
    place?.list === list && takenBack !== null ? [place.index] : [],
  )
  const packed = await packStatusList(new Set(indexes), before)
  const validFrom = Date.now()
  const validUntil = validFrom + listTime
  const terms = { issuer: record.did, list, packed, validFrom, validUntil }
  const text = await withPrivateKey(assertionKey(record), storage, (privateKey) =>
    makeStatusList(terms, (bytes) => signEs256k(bytes, privateKey)),
  )
  return { text, validUntil }
}
