import { readStatusList, type PublishedList } from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { hexToBytes, verifyEs256k } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { fetchList } from '../credentialFacts'
import { assertionPurpose } from '../purposes'

/**
 * The list of an issuer as it stands at its address, also one that counts no more; null where nothing stands there. Throws `ListUnread`
 * where nobody knows: its place does not answer, or holds no list that the issuer's key of today signed.
 */
export async function publishedList(
  list: string,
  { did, verificationMethods }: Pick<DidRecord, 'did' | 'verificationMethods'>,
): Promise<PublishedList | null> {
  const key = verificationMethods.get(assertionPurpose)
  try {
    const text = await fetchList(list)
    if (text === null) return null
    const read = await readStatusList(
      text,
      { issuer: did, list },
      ({ jws }) => key !== undefined && verifyEs256k(jws.signed, jws.signature, hexToBytes(key)),
    )
    if (read !== null) return read
  } catch (cause) {
    throw new ActionError('ListUnread', { cause })
  }
  throw new ActionError('ListUnread')
}
