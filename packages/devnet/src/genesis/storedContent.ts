import { constants, createPrivateKey, sign } from 'node:crypto'
import {
  dataRoot,
  encodeBase64url,
  encodeStorageTag,
  storageId,
  storageSigningMessage,
  utf8ToBytes,
  type StorageHead,
} from '@tyto/primitives'
import jwk from './storageKey.json' with { type: 'json' }

/** A transaction of permanent storage with its data, as a gateway takes it. */
export type StoredContent = StorageHead & { readonly data: string }

const key = createPrivateKey({ key: jwk, format: 'jwk' })

/** The address of the storage wallet that stored what the seeded world needs: a public test key, worth nothing. */
export const worldStorageAddress = storageId(jwk.n)

/** Signs content for permanent storage. Without salt, so that the same content has the same id every time. */
export function signContent(text: string, contentType: string): StoredContent {
  const data = utf8ToBytes(text)
  const unsigned = {
    format: 2,
    last_tx: '',
    owner: jwk.n,
    tags: [encodeStorageTag({ name: 'Content-Type', value: contentType })],
    target: '',
    quantity: '0',
    data_size: String(data.length),
    data_root: encodeBase64url(dataRoot(data)),
    reward: '0',
  } as const
  const padding = constants.RSA_PKCS1_PSS_PADDING
  const bytes = sign('sha256', storageSigningMessage(unsigned), { key, padding, saltLength: 0 })
  const signature = encodeBase64url(bytes)
  return { ...unsigned, id: storageId(signature), signature, data: encodeBase64url(data) }
}
