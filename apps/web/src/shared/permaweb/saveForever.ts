import {
  fetchStored,
  StorageContent,
  type NetworkId,
  type StorageCode,
  type StorageWallet,
} from '@tyto/chain'
import { bytesToHex, err, ok, sha256, utf8ToBytes, type Result } from '@tyto/primitives'
import { savedUploads, uploadKey, type SavedUpload } from './savedUploads'

export interface SaveRequest {
  readonly network: NetworkId
  /** Its purpose, such as `tydra/nessy/alice`: the same content for the same subject is stored once. */
  readonly subject: string
  readonly content: string
  readonly contentType: string
}

export interface SaveParts {
  readonly wallet: Pick<StorageWallet, 'dispatch'>
  readonly gateways: readonly string[]
  readonly fetch: typeof fetch
  /** In ms since 1970. */
  readonly now: () => number
}

/** How long the network may take to write something down, in ms: until then nobody has to know it. */
const writingTime = 2 * 60 * 60 * 1_000
const mostBytes = 8_000_000

/**
 * Stores content for good with the storage wallet; answers its id. What was stored before and is still there, or may still
 * be written, is not stored again: the id is the same.
 */
export async function saveForever(
  { network, subject, content, contentType }: SaveRequest,
  parts: SaveParts,
): Promise<Result<SavedUpload, StorageCode>> {
  const data = utf8ToBytes(content)
  const digest = bytesToHex(sha256(utf8ToBytes(`${contentType}\n${content}`))).slice(2)
  const key = uploadKey({ network, subject })
  const before = savedUploads.get(key)
  if (before !== null && before.digest === digest && !(await isLost(before, parts))) return ok(before)
  const sent = await parts.wallet.dispatch(new StorageContent(data, contentType))
  if (!sent.ok) return err(sent.code)
  const saved = { network, subject, id: sent.value, digest, at: parts.now() }
  savedUploads.set(key, saved)
  return ok(saved)
}

/** Is it certain that the network does not have it? Where no gateway can be asked, it is not. */
async function isLost(
  { id, at, network }: SavedUpload,
  { gateways, fetch, now }: SaveParts,
): Promise<boolean> {
  const found = await fetchStored(id, {
    gateways,
    fetch: (url, init) => fetch(url, init),
    most: mostBytes,
    retries: 0,
  })
  return found.kind === 'absent' && (network === 'local' || now() - at > writingTime)
}
