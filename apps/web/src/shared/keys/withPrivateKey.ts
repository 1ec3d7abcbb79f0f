import type { StorageWallet } from '@tyto/chain'
import { keptPrivateHalf } from '@tyto/identity'
import { bytesToHex, hexToBytes, publicKeyOf, type Hex } from '@tyto/primitives'
import { ActionError } from '../errors/ActionError'
import { isUnopened, storageFailure } from './storageFailure'

/** A key of a document as the wallet's contract stores it. */
export interface KeyOnChain {
  readonly publicKey: Hex | null
  /** Its encrypted private half, from the field dkms. */
  readonly encrypted: string | null
}

/**
 * Lends the private half of a document's key to `work`: the storage wallet decrypts it, and it is wiped afterwards. Throws
 * `ActionError`: `NoStorageWallet`, `NoSigningKey` (none on chain), `SigningKeyNotKept` (nobody has the private half),
 * `SigningKeyNotReadable` (the storage wallet gives no text, or another key), `StorageRefused`, `StorageFailed`.
 */
export async function withPrivateKey<T>(
  { publicKey, encrypted }: KeyOnChain,
  storage: StorageWallet | null,
  work: (privateKey: Uint8Array) => T,
): Promise<T> {
  const kept = keptPrivateHalf(encrypted)
  if (publicKey === null) throw new ActionError('NoSigningKey')
  if (kept === null) throw new ActionError('SigningKeyNotKept')
  if (storage === null) throw new ActionError('NoStorageWallet')
  const answer = await storage.decrypt(kept)
  if (!answer.ok)
    throw isUnopened(answer.code)
      ? new ActionError('SigningKeyNotReadable', { cause: answer.code })
      : storageFailure(answer.code)
  if (!/^(?:0x)?[0-9a-f]{64}$/i.test(answer.value)) throw new ActionError('SigningKeyNotReadable')
  const privateKey = hexToBytes(`0x${answer.value.replace(/^0x/i, '').toLowerCase()}`)
  try {
    if (bytesToHex(publicKeyOf(privateKey)) === publicKey) return work(privateKey)
  } finally {
    privateKey.fill(0)
  }
  throw new ActionError('SigningKeyNotReadable')
}
