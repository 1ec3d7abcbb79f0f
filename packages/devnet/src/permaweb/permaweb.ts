import {
  bytesToUtf8,
  concatBytes,
  dataRoot,
  decodeBase64url,
  encodeBase64url,
  equalBytes,
  err,
  isRecord,
  ok,
  parseJson,
  readDataPath,
  readStorageHead,
  sha256,
  utf8ToBytes,
  type Result,
  type StorageHead,
} from '@tyto/primitives'
import { permawebBounds } from '../bounds'
import type { PermawebStore } from './permawebStore'
import { verifyOwner } from './verifyOwner'

/** Why something is not stored, in the words of the network's nodes where they have some. */
export type PermawebCode =
  | 'Transaction verification failed.'
  | 'The data are larger than this network takes.'
  | 'This network has no room left.'
  | 'data_root_not_found'
  | 'invalid_proof'
  | 'invalid_json'

/** A transaction that is stored; `data` are undefined while pieces of them are missing. */
export interface StoredTransaction {
  readonly head: StorageHead
  readonly data: Uint8Array | undefined
}

/** Permanent storage of the local network: real transactions, whose signatures and data it verifies, for no fee. */
export interface Permaweb {
  /** Takes a transaction with its data, or without them: then pieces follow. Whoever sends it again gets the same answer. */
  submit(value: unknown): Promise<Result<StorageHead, PermawebCode>>
  /** Takes one piece of the data of a transaction that is there. */
  submitChunk(value: unknown): Promise<Result<null, PermawebCode>>
  find(id: string): Promise<StoredTransaction | undefined>
  /** How many transactions there are. */
  count(): Promise<number>
}

const id43 = /^[\w-]{43}$/

/**
 * Opens what a store holds. Names in it: `<id>.head` (JSON), `<id>.data`, and `<id>.<place>.chunk` until all pieces are there.
 * A transaction is there once its head is: its data are written before it.
 */
export function createPermaweb(store: PermawebStore): Permaweb {
  const sizes = store.list().then((names) => new Map(names))
  /** One thing is written at a time, so that bounds hold. */
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next
    return next
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    await store.write(name, bytes)
    ;(await sizes).set(name, bytes.length)
  }
  async function remove(name: string): Promise<void> {
    await store.remove(name)
    ;(await sizes).delete(name)
  }
  async function isFull(bytes: number): Promise<boolean> {
    const all = await sizes
    const sum = [...all.values()].reduce((total, size) => total + size, bytes)
    return all.size >= permawebBounds.files || sum > permawebBounds.total
  }

  async function readHead(id: string): Promise<StorageHead | undefined> {
    if (!id43.test(id) || !(await sizes).has(`${id}.head`)) return undefined
    const bytes = await store.read(`${id}.head`)
    return bytes === undefined ? undefined : (parseJson(bytesToUtf8(bytes)) as StorageHead)
  }

  async function find(id: string): Promise<StoredTransaction | undefined> {
    const head = await readHead(id)
    if (head === undefined) return undefined
    return { head, data: head.data_size === '0' ? new Uint8Array() : await store.read(`${id}.data`) }
  }

  async function submit(value: unknown): Promise<Result<StorageHead, PermawebCode>> {
    const read = readStorageHead(value)
    const data = isRecord(value) ? readBytes(value['data'] ?? '') : null
    if (!read.ok || data === null) return err('Transaction verification failed.')
    const head = read.value
    if (Number(head.data_size) > permawebBounds.data)
      return err('The data are larger than this network takes.')
    const root = data.length === 0 ? decodeBase64url(head.data_root) : dataRoot(data)
    const isWhole = data.length === 0 || String(data.length) === head.data_size
    if (!isWhole || encodeBase64url(root) !== head.data_root || !(await verifyOwner(head)))
      return err('Transaction verification failed.')
    return alone(async () => {
      const there = await readHead(head.id)
      if (there !== undefined && data.length === 0) return ok(there)
      if (there === undefined && (await isFull(Number(head.data_size))))
        return err('This network has no room left.')
      if (data.length > 0 && !(await sizes).has(`${head.id}.data`)) await write(`${head.id}.data`, data)
      if (there === undefined) await write(`${head.id}.head`, utf8ToBytes(JSON.stringify(head)))
      return ok(head)
    })
  }

  async function submitChunk(value: unknown): Promise<Result<null, PermawebCode>> {
    if (!isRecord(value)) return err('invalid_json')
    const [root, chunk, path] = [value['data_root'], value['chunk'], value['data_path']].map(readBytes)
    const [offset, size] = [Number(value['offset']), Number(value['data_size'])]
    if (!root || !chunk || !path || path.length > permawebBounds.path) return err('invalid_json')
    if (!Number.isSafeInteger(offset) || offset < 0 || !(size <= permawebBounds.data))
      return err('invalid_json')
    const proved = readDataPath(root, path, { offset, size })
    const isProved =
      proved !== null && proved.to - proved.from === chunk.length && equalBytes(sha256(chunk), proved.hash)
    if (!isProved) return err('invalid_proof')
    return alone(async () => {
      const heads = await findHeads(encodeBase64url(root), String(size))
      if (heads.length === 0) return err('data_root_not_found')
      for (const { id } of heads) {
        if ((await sizes).has(`${id}.data`)) continue
        if (await isFull(chunk.length)) return err('This network has no room left.')
        await write(`${id}.${proved.from}.chunk`, chunk)
        await join(id, size)
      }
      return ok(null)
    })
  }

  /** The transactions whose data have this root, and which wait for them. */
  async function findHeads(root: string, size: string): Promise<readonly StorageHead[]> {
    const all = await sizes
    const waiting = [...all.keys()].flatMap((name) => {
      const id = name.endsWith('.head') ? name.slice(0, -'.head'.length) : ''
      return id !== '' && !all.has(`${id}.data`) ? [id] : []
    })
    const heads = await Promise.all(waiting.map(readHead))
    return heads.flatMap((head) => (head?.data_root === root && head.data_size === size ? [head] : []))
  }

  /** Puts the pieces together once they are all there. */
  async function join(id: string, size: number): Promise<void> {
    const names = [...(await sizes).keys()].filter(
      (name) => name.startsWith(`${id}.`) && name.endsWith('.chunk'),
    )
    const place = (name: string): number => Number(name.split('.')[1])
    names.sort((a, b) => place(a) - place(b))
    const parts = await Promise.all(names.map((name) => store.read(name)))
    const data = concatBytes(...parts.filter((part) => part !== undefined))
    if (data.length !== size) return
    await write(`${id}.data`, data)
    for (const name of names) await remove(name)
  }

  return {
    submit,
    submitChunk,
    find,
    count: async () => [...(await sizes).keys()].filter((name) => name.endsWith('.head')).length,
  }
}

function readBytes(value: unknown): Uint8Array | null {
  if (typeof value !== 'string') return null
  try {
    return decodeBase64url(value)
  } catch {
    return null
  }
}
