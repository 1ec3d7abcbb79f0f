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
import { isDiskFull } from '../store/StoreError'
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

/** What is kept of a transaction is not what its owner stored: its head, or its data. */
export interface DamagedTransaction {
  readonly id: string
  readonly part: 'head' | 'data'
}

/** Permanent storage of the local network: real transactions, whose signatures and data it verifies, for no fee. */
export interface Permaweb {
  /** Takes a transaction with its data, or without them: then pieces follow. Whoever sends it again gets the same answer. */
  submit(value: unknown): Promise<Result<StorageHead, PermawebCode>>
  /** Takes one piece of the data of a transaction that is there. */
  submitChunk(value: unknown): Promise<Result<null, PermawebCode>>
  /** What was damaged since it was stored is told as that, and never handed out; whoever has it sends it again. */
  look(id: string): Promise<StoredTransaction | DamagedTransaction | undefined>
  /** The same, where it is whole or waits for its data. */
  find(id: string): Promise<StoredTransaction | undefined>
  /** What was found damaged since the start, and was not sent again. */
  damaged(): readonly DamagedTransaction[]
  /** How many transactions there are. */
  count(): Promise<number>
}

const id43 = /^[\w-]{43}$/

/**
 * Opens what a store holds. Names in it: `<id>.head` (JSON), `<id>.data`, and `<id>.<place>.chunk` until all pieces are there.
 * A transaction is there once its head is: its data are written before it.
 */
export function createPermaweb(store: PermawebStore, log: (line: string) => void): Permaweb {
  /** Bytes that data will take which are still to come, by the head that was accepted: their space is taken. */
  const reserved = new Map<string, number>()
  const sizes = open()
  /** Parts that were compared with what their owner signed, since the start. */
  const checked = new Set<string>()
  const damages = new Map<string, DamagedTransaction>()
  /** One thing is written at a time, so that bounds hold. */
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next
    return next
  }

  /** The same of what is to be stored: a full disk is told as a full network, and leaves what stood as it was. */
  const whereRoom = <T>(work: () => Promise<Result<T, PermawebCode>>): Promise<Result<T, PermawebCode>> =>
    alone(work).catch((cause: unknown) => {
      if (isDiskFull(cause)) return err('This network has no room left.')
      throw cause
    })

  async function open(): Promise<Map<string, number>> {
    const all = new Map(await store.list())
    for (const name of all.keys()) {
      if (!name.endsWith('.head')) continue
      const id = name.slice(0, -'.head'.length)
      if (all.has(`${id}.data`)) continue
      const head = parseHead(await store.read(name))
      // A head that nobody can read may have promised the most.
      reserved.set(id, head === undefined ? permawebBounds.data : Number(head.data_size))
    }
    for (const name of all.keys()) {
      if (!isLeftOver(name, all)) continue
      await store.remove(name)
      all.delete(name)
    }
    return all
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
    let sum = bytes
    // Pieces stand in the space that their head has taken.
    for (const [name, size] of all) if (!name.endsWith('.chunk')) sum += size
    for (const size of reserved.values()) sum += size
    return all.size >= permawebBounds.files || sum > permawebBounds.total
  }

  /** A head as its owner signed it; `damaged` where what is kept is another one. */
  async function readHead(id: string): Promise<StorageHead | 'damaged' | undefined> {
    const name = `${id}.head`
    if (!id43.test(id) || !(await sizes).has(name)) return undefined
    const head = parseHead(await store.read(name))
    const isSound = head?.id === id && (checked.has(name) || (await verifyOwner(head)))
    if (!isSound) return tellDamage({ id, part: 'head' })
    checked.add(name)
    return head
  }

  async function look(id: string): Promise<StoredTransaction | DamagedTransaction | undefined> {
    const head = await readHead(id)
    if (head === undefined) return undefined
    if (head === 'damaged') return { id, part: 'head' }
    if (head.data_size === '0') return { head, data: new Uint8Array() }
    const name = `${id}.data`
    if (!(await sizes).has(name)) return { head, data: undefined }
    const data = await store.read(name)
    if (data === undefined || (!checked.has(name) && !isOf(head, data))) {
      tellDamage({ id, part: 'data' })
      return { id, part: 'data' }
    }
    checked.add(name)
    return { head, data }
  }

  function tellDamage(damage: DamagedTransaction): 'damaged' {
    const { id, part } = damage
    checked.delete(`${id}.${part}`)
    if (!damages.has(id))
      log(
        `The ${part} of ${id} in permanent storage are not what was stored: whoever has them may send them again.`,
      )
    damages.set(id, damage)
    return 'damaged'
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
    return whereRoom(async () => {
      const { id } = head
      const there = await look(id)
      const isDamaged = there !== undefined && 'part' in there
      if (there !== undefined && !isDamaged && (data.length === 0 || there.data !== undefined))
        return ok(head)
      const record = utf8ToBytes(JSON.stringify(head))
      if (there === undefined && (await isFull(record.length + Number(head.data_size))))
        return err('This network has no room left.')
      if (data.length > 0) await write(`${id}.data`, data)
      if (there === undefined || isDamaged) {
        await write(`${id}.head`, record).catch(async (cause: unknown) => {
          if (there === undefined) await remove(`${id}.data`)
          throw cause
        })
      }
      for (const part of ['head', 'data']) checked.delete(`${id}.${part}`)
      damages.delete(id)
      if (data.length > 0 || head.data_size === '0') await settle(id)
      else if (!(await sizes).has(`${id}.data`)) reserved.set(id, Number(head.data_size))
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
    return whereRoom(async () => {
      const heads = await findHeads(encodeBase64url(root), String(size))
      if (heads.length === 0) return err('data_root_not_found')
      for (const { id } of heads) {
        if (isComplete(await sizes, id)) continue
        if ((await sizes).size >= permawebBounds.files) return err('This network has no room left.')
        await write(`${id}.${proved.from}.chunk`, chunk)
        await join(id, size)
      }
      return ok(null)
    })
  }

  function isComplete(all: ReadonlyMap<string, number>, id: string): boolean {
    return all.has(`${id}.data`) && damages.get(id)?.part !== 'data'
  }

  /** The transactions whose data have this root, and which wait for them. */
  async function findHeads(root: string, size: string): Promise<readonly StorageHead[]> {
    const all = await sizes
    const waiting = [...all.keys()].flatMap((name) => {
      const id = name.endsWith('.head') ? name.slice(0, -'.head'.length) : ''
      return id !== '' && !isComplete(all, id) ? [id] : []
    })
    const heads = await Promise.all(waiting.map(readHead))
    return heads.flatMap((head) =>
      typeof head === 'object' && head.data_root === root && head.data_size === size ? [head] : [],
    )
  }

  async function piecesOf(id: string): Promise<readonly string[]> {
    const place = (name: string): number => Number(name.split('.')[1])
    const names = [...(await sizes).keys()].filter(
      (name) => name.startsWith(`${id}.`) && name.endsWith('.chunk'),
    )
    return names.sort((a, b) => place(a) - place(b))
  }

  /** Puts the pieces together once they are all there. */
  async function join(id: string, size: number): Promise<void> {
    const names = await piecesOf(id)
    const parts = await Promise.all(names.map((name) => store.read(name)))
    const data = concatBytes(...parts.filter((part) => part !== undefined))
    if (data.length !== size) return
    const head = await readHead(id)
    // A piece that was changed since it came: none of them is believed, and all are waited for again.
    if (typeof head !== 'object' || !isOf(head, data)) return dropPieces(id)
    await write(`${id}.data`, data)
    await settle(id)
  }

  /** The data are there: nothing is to come any more. */
  async function settle(id: string): Promise<void> {
    reserved.delete(id)
    checked.delete(`${id}.data`)
    damages.delete(id)
    await dropPieces(id)
  }

  async function dropPieces(id: string): Promise<void> {
    for (const name of await piecesOf(id)) await remove(name)
  }

  return {
    submit,
    submitChunk,
    look,
    find: async (id) => {
      const found = await look(id)
      return found === undefined || 'part' in found ? undefined : found
    },
    damaged: () => [...damages.values()],
    count: async () => [...(await sizes).keys()].filter((name) => name.endsWith('.head')).length,
  }
}

/** What a process left that ended while it stored: data without their head, pieces of data that are whole, and pieces of nothing. */
function isLeftOver(name: string, all: ReadonlyMap<string, number>): boolean {
  const id = name.slice(0, name.indexOf('.'))
  if (name.endsWith('.data')) return !all.has(`${id}.head`)
  return name.endsWith('.chunk') && (all.has(`${id}.data`) || !all.has(`${id}.head`))
}

function parseHead(bytes: Uint8Array | undefined): StorageHead | undefined {
  try {
    const head = bytes === undefined ? undefined : readStorageHead(parseJson(bytesToUtf8(bytes)))
    return head?.ok ? head.value : undefined
  } catch {
    // No text any more.
    return undefined
  }
}

/** Whether these are the data whose root the owner signed. */
function isOf(head: StorageHead, data: Uint8Array | undefined): boolean {
  return (
    data !== undefined &&
    String(data.length) === head.data_size &&
    encodeBase64url(dataRoot(data)) === head.data_root
  )
}

function readBytes(value: unknown): Uint8Array | null {
  if (typeof value !== 'string') return null
  try {
    return decodeBase64url(value)
  } catch {
    return null
  }
}
