import type { StorageWallet } from '@tyto/chain'
import { bytesToHex, signSchnorr, type Hex } from '@tyto/primitives'
import { withPrivateKey, type KeyOnChain } from './withPrivateKey'

/** Signs for the chain with a key of a document; the storage wallet decrypts it just for the signature. Throws as `withPrivateKey`. */
export function signWithKey(
  message: Uint8Array,
  key: KeyOnChain,
  storage: StorageWallet | null,
): Promise<Hex> {
  return withPrivateKey(key, storage, (privateKey) => bytesToHex(signSchnorr(message, privateKey)))
}
