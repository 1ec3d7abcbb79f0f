import {
  bytesToUtf8,
  dataRoot,
  encodeBase64url,
  parseJson,
  readStorageHead,
  type StorageHead,
} from '@tyto/primitives'

/** A head that was kept; undefined where nothing is, or what is there is none. */
export function parseHead(bytes: Uint8Array | undefined): StorageHead | undefined {
  try {
    const head = bytes === undefined ? undefined : readStorageHead(parseJson(bytesToUtf8(bytes)))
    return head?.ok ? head.value : undefined
  } catch {
    // No text any more.
    return undefined
  }
}

/** Whether these are the data whose root the owner signed. */
export function isOf(head: StorageHead, data: Uint8Array | undefined): boolean {
  return (
    data !== undefined &&
    String(data.length) === head.data_size &&
    encodeBase64url(dataRoot(data)) === head.data_root
  )
}
