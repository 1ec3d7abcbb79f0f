import {
  dataRoot,
  encodeBase64url,
  encodeStorageTag,
  readStorageHead,
  storageId,
  storageSigningMessage,
  storageTagOf,
  type StorageHead,
} from '@tyto/primitives'
import { isText } from '../base/walletState'
import type { WalletWindow } from '../base/walletWindow'
import { signRaw } from './signatures'

/** The content that a page wants stored: the part of an arweave-js transaction that a dispatch keeps. */
export interface StoredContent {
  readonly data: Uint8Array
  /** Names and values in base64url. */
  readonly tags: StorageHead['tags']
  /** In plain text; empty where no tag says it. */
  readonly contentType: string
}

/** The tags that the wallet adds about itself. */
const ownTags = [
  { name: 'Signing-Client', value: 'ArConnect' },
  { name: 'Signing-Client-Version', value: '1.20.0' },
].map(encodeStorageTag)

/** The data and tags of a transaction as the library makes it; undefined for anything else. */
export function readContent(transaction: unknown): StoredContent | undefined {
  if (typeof transaction !== 'object' || transaction === null) return undefined
  const [data, given]: unknown[] = [Reflect.get(transaction, 'data'), Reflect.get(transaction, 'tags')]
  if (Object.prototype.toString.call(data) !== '[object Uint8Array]' || !Array.isArray(given))
    return undefined
  // Tags of the library are objects of a class.
  const tags = (given as readonly unknown[]).flatMap((tag) => {
    const { name, value } = { ...(tag as object) } as Readonly<Record<string, unknown>>
    return isText(name) && isText(value) ? [{ name, value }] : []
  })
  const bytes = data as Uint8Array
  if (bytes.length === 0 || tags.length !== given.length) return undefined
  return { data: bytes, tags, contentType: storageTagOf({ tags }, 'Content-Type') ?? '' }
}

/**
 * Signs content as a transaction of format 2 and sends it to a gateway; answers the id. Rejects with an `Error` whose
 * message is the gateway's.
 */
export async function storeContent(
  { crypto, fetch, location }: Pick<WalletWindow, 'crypto' | 'fetch' | 'location'>,
  key: JsonWebKey & { readonly n: string },
  { data, tags }: StoredContent,
  gateway: string,
): Promise<string> {
  const at = (path: string): string => new URL(`${gateway}/${path}`, location.href).href
  const anchor = await ask(() => fetch(at('tx_anchor'), {}))
  const unsigned = {
    format: 2 as const,
    last_tx: anchor,
    owner: key.n,
    tags: [...tags, ...ownTags],
    target: '',
    quantity: '0',
    data_size: String(data.length),
    data_root: encodeBase64url(dataRoot(data)),
    reward: await ask(() => fetch(at(`price/${data.length}`), {})),
  }
  const signature = encodeBase64url(await signRaw(crypto.subtle, key, storageSigningMessage(unsigned)))
  const head = readStorageHead({ ...unsigned, signature, id: storageId(signature) })
  if (!head.ok) throw new Error('Invalid transaction')
  const body = JSON.stringify({ ...head.value, data: encodeBase64url(data) })
  const headers = { 'content-type': 'application/json' }
  await ask(() => fetch(at('tx'), { method: 'POST', headers, body }))
  return head.value.id
}

async function ask(send: () => Promise<Response>): Promise<string> {
  const response = await send()
  const text = await response.text()
  if (!response.ok) throw new Error(text.slice(0, 200))
  return text
}
