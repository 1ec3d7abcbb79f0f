import { webCipher, type NetworkId, type StorageWallet } from '@tyto/chain'
import {
  checkCredential,
  openCredential,
  readCredential,
  type CredentialCode,
  type WrittenCredential,
} from '@tyto/credentials'
import type { DidRecord } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { withPrivateKey } from '../../../shared/keys/withPrivateKey'
import type { BroughtCredential } from '../credentialCode'
import { credentialFacts } from '../credentialFacts'
import { agreementPurpose } from '../purposes'
import { longestHeld } from '../heldCredentials'

export type ReceiveCode =
  | CredentialCode
  /** Torn, changed, or sealed for somebody else. */
  | 'CannotOpen'
  /** Its subject is another DID. */
  | 'OfAnother'
  | 'TooLong'

/** A credential that came and holds, and is not kept so far. */
export interface Received {
  readonly text: string
  readonly written: WrittenCredential
}

/**
 * Opens a credential with the document's key for that, which the storage wallet decrypts for this moment, and checks it. Throws
 * `ActionError` where there is no storage wallet, or the person refuses.
 */
export async function receiveCredential(
  brought: BroughtCredential,
  record: DidRecord,
  { network, storage }: { readonly network: NetworkId; readonly storage: StorageWallet | null },
): Promise<Result<Received, ReceiveCode>> {
  const text = brought.kind === 'signed' ? brought.text : await openSealed(brought.text, record, storage)
  if (text === null) return err('CannotOpen')
  if (text.length > longestHeld) return err('TooLong')
  const written = readCredential(text)
  if (written === null) return err('NotACredential')
  if (written.subject['id'] !== record.did) return err('OfAnother')
  const checked = await checkCredential(text, credentialFacts(network))
  return checked.ok ? ok({ text, written }) : checked
}

async function openSealed(
  sealed: string,
  { did, verificationMethods, dkms }: DidRecord,
  storage: StorageWallet | null,
): Promise<string | null> {
  const key = {
    publicKey: verificationMethods.get(agreementPurpose) ?? null,
    encrypted: dkms.get(agreementPurpose) ?? null,
  }
  let privateKey: Uint8Array | null = null
  try {
    // What is lent is wiped when the loan ends, and the cipher answers later.
    privateKey = await withPrivateKey(key, storage, (lent) => lent.slice())
    return await openCredential(sealed, { did, privateKey }, webCipher(crypto))
  } catch (error) {
    if (error instanceof ActionError && notItsKey.has(error.code)) return null
    throw error
  } finally {
    privateKey?.fill(0)
  }
}

/** Nobody here has the key: it was sealed for another one, such as before a rotation. */
const notItsKey: ReadonlySet<string> = new Set(['NoSigningKey', 'SigningKeyNotKept', 'SigningKeyNotReadable'])
