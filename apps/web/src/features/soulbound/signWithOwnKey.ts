import { readFields, valueOr, type Client, type StorageWallet } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import { signWithKey } from '../../shared/keys/signWithKey'

/**
 * Signs with a key of a DID wallet, whose private half the storage wallet decrypts for just this. Throws `ActionError`;
 * see `signWithKey`.
 */
export async function signWithOwnKey(
  bytes: Uint8Array,
  { did, keyId }: { readonly did: Address; readonly keyId: string },
  { client, storage }: { readonly client: Client; readonly storage: StorageWallet | null },
): Promise<Hex> {
  const { verification_methods, dkms } = didWallet(did).fields
  const key = await readFields(client, { publicKey: verification_methods.at(keyId), encrypted: dkms.at(keyId) })
  const onChain = { publicKey: valueOr(key.publicKey, null), encrypted: valueOr(key.encrypted, null) }
  return signWithKey(bytes, onChain, storage)
}
