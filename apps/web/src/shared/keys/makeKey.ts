import type { StorageWallet } from '@tyto/chain'
import { noPrivateHalf } from '@tyto/identity'
import { BaseError, bytesToHex, publicKeyOf, type Hex } from '@tyto/primitives'
import { storageFailure } from './storageFailure'

/** A key of a DID document as the chain keeps it. */
export interface DocumentKey {
  /** Compressed, 33 bytes. */
  readonly publicKey: Hex
  /** The private half, RSA-OAEP encrypted for the storage wallet, base64url; `none` if nobody keeps it. */
  readonly encrypted: string
}

/**
 * Makes a secp256k1 key. The private half (64 hex digits) leaves this function only encrypted for the storage wallet;
 * without a storage wallet it is lost. Throws `ActionError` if the storage wallet does not encrypt it.
 */
export async function makeKey(storage: StorageWallet | null): Promise<DocumentKey> {
  const { privateKey, publicKey } = randomKey()
  try {
    if (storage === null) return { publicKey, encrypted: noPrivateHalf }
    const answer = await storage.encrypt(bytesToHex(privateKey).slice(2))
    if (!answer.ok) throw storageFailure(answer.code)
    return { publicKey, encrypted: answer.value }
  } finally {
    privateKey.fill(0)
  }
}

/** Draws a random private key. A few values of 32 bytes are not valid keys; then it draws again. */
export function randomKey(): { readonly privateKey: Uint8Array; readonly publicKey: Hex } {
  for (;;) {
    const privateKey = crypto.getRandomValues(new Uint8Array(32))
    try {
      return { privateKey, publicKey: bytesToHex(publicKeyOf(privateKey)) }
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
    }
  }
}
