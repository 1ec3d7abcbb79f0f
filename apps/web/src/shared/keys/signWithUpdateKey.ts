import type { StorageWallet } from '@tyto/chain'
import { bytesToHex, hexToBytes, publicKeyOf, signSchnorr, type Hex } from '@tyto/primitives'
import { noPrivateHalf } from './makeKey'
import { storageFailure } from './storageFailure'

/** The `update` key as the wallet's contract has it. */
export interface UpdateKey {
  readonly publicKey: Hex | null
  /** Its entry in dkms. */
  readonly encrypted: string | null
}

/**
 * Signs with the update key, which the storage wallet decrypts for the moment of signing. Null where it cannot: no key on
 * chain, a private half that nobody keeps, or one that was encrypted for another storage wallet. Throws `ActionError`
 * where the person refused.
 */
export async function signWithUpdateKey(
  message: Uint8Array,
  { publicKey, encrypted }: UpdateKey,
  storage: StorageWallet | null,
): Promise<Hex | null> {
  if (storage === null || publicKey === null || !encrypted || encrypted === noPrivateHalf) return null
  const answer = await storage.decrypt(encrypted)
  if (!answer.ok) {
    const failure = storageFailure(answer.code)
    if (failure.code === 'StorageRefused') throw failure
    return null
  }
  if (!/^(?:0x)?[0-9a-f]{64}$/i.test(answer.value)) return null
  const privateKey = hexToBytes(`0x${answer.value.replace(/^0x/i, '').toLowerCase()}`)
  try {
    if (bytesToHex(publicKeyOf(privateKey)) !== publicKey) return null
    return bytesToHex(signSchnorr(message, privateKey))
  } finally {
    privateKey.fill(0)
  }
}
