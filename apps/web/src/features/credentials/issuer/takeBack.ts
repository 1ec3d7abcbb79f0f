import type { StorageWallet } from '@tyto/chain'
import { makeStatusList, packStatusList } from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { signEs256k } from '@tyto/primitives'
import { withPrivateKey } from '../../../shared/keys/withPrivateKey'
import { assertionKey } from './issueCredentialTo'
import type { Issued } from './issuedCredentials'

/** Notes that a credential is taken back. */
export function takenBackAt(issued: readonly Issued[], { place }: Issued, at: number): readonly Issued[] {
  const isIt = (each: Issued): boolean =>
    each.place?.list === place?.list && each.place?.index === place?.index
  return issued.map((each) => (isIt(each) && each.takenBack === null ? { ...each, takenBack: at } : each))
}

/**
 * The list that an issuer publishes at `list`, signed with the document's key for that. Throws `ActionError`, see `withPrivateKey`.
 */
export async function signStatusList(
  issued: readonly Issued[],
  list: string,
  { record, storage }: { readonly record: DidRecord; readonly storage: StorageWallet | null },
): Promise<string> {
  const indexes = issued.flatMap(({ place, takenBack }) =>
    place?.list === list && takenBack !== null ? [place.index] : [],
  )
  const packed = await packStatusList(new Set(indexes))
  const terms = { issuer: record.did, list, packed, validFrom: Date.now() }
  return withPrivateKey(assertionKey(record), storage, (privateKey) =>
    makeStatusList(terms, (bytes) => signEs256k(bytes, privateKey)),
  )
}
