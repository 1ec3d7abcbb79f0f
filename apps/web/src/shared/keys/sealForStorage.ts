import { webCipher, type StorageWallet } from '@tyto/chain'
import {
  bytesToUtf8,
  decodeBase64url,
  encodeBase64url,
  isRecord,
  ownValue,
  utf8ToBytes,
} from '@tyto/primitives'
import { ActionError } from '../errors/ActionError'
import { isUnopened, storageFailure } from './storageFailure'

/** A text that the storage wallet alone opens: AES-256-GCM under a random key, which the storage wallet encrypts. */
export interface Sealed {
  /** Encrypted by the storage wallet, base64url. */
  readonly key: string
  readonly iv: string
  readonly cipher: string
}

const keyBytes = 32
const ivBytes = 12
/** Before a key that is wrapped: nothing else that was encrypted for this storage wallet is a key here. */
const keyPrefix = 'tyto:sealed:1:'

/**
 * Encrypts a text of any length for the storage wallet. `about` says what it is and whose; it is opened as the same, or not at all.
 * Throws `ActionError`: `NoStorageWallet`, `StorageRefused`, `StorageFailed`.
 */
export async function sealForStorage(
  text: string,
  about: string,
  storage: StorageWallet | null,
): Promise<Sealed> {
  if (storage === null) throw new ActionError('NoStorageWallet')
  const { random, seal } = webCipher(crypto)
  const [key, iv] = [random(keyBytes), random(ivBytes)]
  try {
    const wrapped = await storage.encrypt(keyPrefix + encodeBase64url(key))
    if (!wrapped.ok) throw storageFailure(wrapped.code)
    const cipher = await seal(key, iv, utf8ToBytes(about), utf8ToBytes(text))
    return { key: wrapped.value, iv: encodeBase64url(iv), cipher: encodeBase64url(cipher) }
  } finally {
    key.fill(0)
  }
}

/** Opens it. Throws `ActionError`: as sealing does, and `SealedNotOpened` where this storage wallet gives no text that is about this. */
export async function openFromStorage(
  sealed: Sealed,
  about: string,
  storage: StorageWallet | null,
): Promise<string> {
  if (storage === null) throw new ActionError('NoStorageWallet')
  const answer = await storage.decrypt(sealed.key)
  if (!answer.ok)
    throw isUnopened(answer.code)
      ? new ActionError('SealedNotOpened', { cause: answer.code })
      : storageFailure(answer.code)
  const plain = answer.value.startsWith(keyPrefix) ? await open(sealed, about, answer.value) : null
  if (plain === null) throw new ActionError('SealedNotOpened')
  return plain
}

async function open({ iv, cipher }: Sealed, about: string, keyText: string): Promise<string | null> {
  try {
    const key = decodeBase64url(keyText.slice(keyPrefix.length))
    const vector = decodeBase64url(iv)
    const plain = await webCipher(crypto).open(key, vector, utf8ToBytes(about), decodeBase64url(cipher))
    key.fill(0)
    return plain === null ? null : bytesToUtf8(plain)
  } catch {
    return null
  }
}

/** Reads what was kept; null for any other form. */
export function readSealed(json: unknown): Sealed | null {
  if (!isRecord(json)) return null
  const [key, iv, cipher] = ['key', 'iv', 'cipher'].map((field) => ownValue(json, field))
  const isSound = typeof key === 'string' && typeof iv === 'string' && typeof cipher === 'string'
  return isSound ? { key, iv, cipher } : null
}
