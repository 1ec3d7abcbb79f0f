import { bytesToUtf8, decodeBase64url, encodeBase64url, err, ok, type Result } from '@tyto/primitives'
import type { StorageCode } from './storageWallet'

/** RSA-OAEP with SHA-256 and a key of 4,096 bits: how many bytes fit in, and how many come out. */
const longestPlain = 446
const cipherLength = 512
/** The bytes that a key of 2,048 bits makes: nothing shorter was encrypted. */
const shortestCipher = cipherLength / 2

/** Two generations of the wallet's interface; what one encrypts the other cannot decrypt. */
const currentForm = { name: 'RSA-OAEP' }
const olderForm = { algorithm: 'RSA-OAEP', hash: 'SHA-256' }

/** The forms in which a wallet can be asked to encrypt these bytes, the better one first. */
export function encryptionForms(plain: Uint8Array): readonly object[] {
  return plain.length > longestPlain ? [olderForm] : [currentForm, olderForm]
}

/** The form in which a wallet must be asked to decrypt: the older one adds a cipher of its own to what RSA makes. */
export function decryptionForm(cipher: Uint8Array): object {
  return cipher.length > cipherLength ? olderForm : currentForm
}

/** Writes as base64url what a wallet encrypted. */
export function encodeCipher(value: unknown): Result<string, StorageCode> {
  const bytes = asBytes(value)
  return bytes && bytes.length >= shortestCipher ? ok(encodeBase64url(bytes)) : err('WalletInvalidAnswer')
}

/** Undefined for what was never encrypted: on chain stands `none` where there was no storage wallet. */
export function decodeCipher(encrypted: string): Uint8Array | undefined {
  try {
    const bytes = decodeBase64url(encrypted)
    return bytes.length >= shortestCipher ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Reads what a wallet decrypted: bytes since 1.0, text before. The text may be a secret: it goes into no error. */
export function decodePlain(value: unknown): Result<string, StorageCode> {
  if (typeof value === 'string') return ok(value)
  const bytes = asBytes(value)
  if (!bytes) return err('WalletInvalidAnswer')
  try {
    return ok(bytesToUtf8(bytes))
  } catch {
    return err('WalletInvalidAnswer')
  }
}

function asBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  // Bytes may come from another frame's realm, where instanceof says no.
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  return undefined
}
