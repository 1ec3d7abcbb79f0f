import { constants, createPublicKey, verify } from 'node:crypto'
import { decodeBase64url, storageSigningMessage, type StorageHead } from '@tyto/primitives'

/** Did the owner of this transaction sign it? RSA-PSS with SHA-256 and a salt of any length, public exponent 65537. */
export function verifyOwner(head: StorageHead): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const key = createPublicKey({ key: { kty: 'RSA', n: head.owner, e: 'AQAB' }, format: 'jwk' })
      const padding = constants.RSA_PKCS1_PSS_PADDING
      verify(
        'sha256',
        storageSigningMessage(head),
        { key, padding, saltLength: constants.RSA_PSS_SALTLEN_AUTO },
        decodeBase64url(head.signature),
        (error, isValid) => resolve(error === null && isValid),
      )
    } catch {
      resolve(false)
    }
  })
}
