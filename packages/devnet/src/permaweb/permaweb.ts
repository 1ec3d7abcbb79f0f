import {
  concatBytes,
  dataRoot,
  decodeBase64url,
  encodeBase64url,
  equalBytes,
  err,
  isRecord,
  ok,
  readDataPath,
  readStorageHead,
  sha256,
  utf8ToBytes,
  type Result,
  type StorageHead,
} from '@tyto/primitives'
import { permawebBounds } from '../bounds/bounds'
import { isDiskFull } from '../store/StoreError'
import { isOf, parseHead } from './permawebHead'
import { PermawebRoom } from './permawebRoom'
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

/** The head or the data that is kept of a transaction is not what its owner stored. */
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
  /** A file that was damaged since it was stored is told as that, and never handed out; whoever has it sends it again. */
  look(id: string): Promise<StoredTransaction | DamagedTransaction | undefined>
  /** The same, where it is whole or waits for its data. */
  find(id: string): Promise<StoredTransaction | undefined>
  /** Transactions that were found damaged since the start, and were not sent again. */
  damaged(): readonly DamagedTransaction[]
  /** How many transactions there are. */
  count(): Promise<number>
}

const id43 = /^[\w-]{43}$/

/** Opens what a store holds; `log` takes one line for an operator. */
export function createPermaweb(store: PermawebStore, log: (line: string) => void): Permaweb {
  return new LocalPermaweb(store, log)
}

class LocalPermaweb implements Permaweb {
  readonly #room: PermawebRoom
  readonly #log: (line: string) => void
  /** Parts that were compared with what their owner signed, since the start. */
  readonly #checked = new Set<string>()
  readonly #damages = new Map<string, DamagedTransaction>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: PermawebStore, log: (line: string) => void) {
    this.#room = new PermawebRoom(store)
    this.#log = log
  }

  async submit(value: unknown): Promise<Result<StorageHead, PermawebCode>> {
    const read = await readSubmitted(value)
    if (!read.ok) return read
    const { head, data } = read.value
    return this.#whereRoom(async () => {
      const { id } = head
      const there = await this.look(id)
      const isDamaged = there !== undefined && 'part' in there
      if (there !== undefined && !isDamaged && (data.length === 0 || there.data !== undefined))
        return ok(head)
      const record = utf8ToBytes(JSON.stringify(head))
      if (there === undefined && (await this.#room.isFull(record.length + Number(head.data_size))))
        return err('This network has no room left.')
      if (data.length > 0) await this.#room.write(`${id}.data`, data)
      if (there === undefined || isDamaged) {
        await this.#room.write(`${id}.head`, record).catch(async (cause: unknown) => {
          if (there === undefined) await this.#room.remove(`${id}.data`)
          throw cause
        })
      }
      for (const part of ['head', 'data']) this.#checked.delete(`${id}.${part}`)
      this.#damages.delete(id)
      if (data.length > 0 || head.data_size === '0') await this.#settle(id)
      else if (!(await this.#room.has(`${id}.data`))) this.#room.reserve(id, Number(head.data_size))
      return ok(head)
    })
  }

  async submitChunk(value: unknown): Promise<Result<null, PermawebCode>> {
    const read = readChunk(value)
    if (!read.ok) return read
    const { root, size, from, chunk } = read.value
    return this.#whereRoom(async () => {
      const heads = await this.#findHeads(encodeBase64url(root), String(size))
      if (heads.length === 0) return err('data_root_not_found')
      for (const { id } of heads) {
        if (this.#isComplete(await this.#room.all(), id)) continue
        if (await this.#room.hasMostFiles()) return err('This network has no room left.')
        await this.#room.write(`${id}.${from}.chunk`, chunk)
        await this.#join(id, size)
      }
      return ok(null)
    })
  }

  async look(id: string): Promise<StoredTransaction | DamagedTransaction | undefined> {
    const head = await this.#readHead(id)
    if (head === undefined) return undefined
    if (head === 'damaged') return { id, part: 'head' }
    if (head.data_size === '0') return { head, data: new Uint8Array() }
    const name = `${id}.data`
    if (!(await this.#room.has(name))) return { head, data: undefined }
    const data = await this.#room.read(name)
    if (data === undefined || (!this.#checked.has(name) && !isOf(head, data))) {
      this.#tellDamage({ id, part: 'data' })
      return { id, part: 'data' }
    }
    this.#checked.add(name)
    return { head, data }
  }

  async find(id: string): Promise<StoredTransaction | undefined> {
    const found = await this.look(id)
    return found === undefined || 'part' in found ? undefined : found
  }

  damaged(): readonly DamagedTransaction[] {
    return [...this.#damages.values()]
  }

  async count(): Promise<number> {
    return [...(await this.#room.all()).keys()].filter((name) => name.endsWith('.head')).length
  }

  /**
   * One thing is written at a time, so that bounds hold. A full disk is told as a full network, and leaves what stood as it
   * was.
   */
  #whereRoom<T>(work: () => Promise<Result<T, PermawebCode>>): Promise<Result<T, PermawebCode>> {
    const next = this.#last.then(work, work)
    this.#last = next
    return next.catch((cause: unknown) => {
      if (isDiskFull(cause)) return err('This network has no room left.')
      throw cause
    })
  }

  /** A head as its owner signed it; `damaged` where what is kept is another one. */
  async #readHead(id: string): Promise<StorageHead | 'damaged' | undefined> {
    const name = `${id}.head`
    if (!id43.test(id) || !(await this.#room.has(name))) return undefined
    const head = parseHead(await this.#room.read(name))
    const isSound = head?.id === id && (this.#checked.has(name) || (await verifyOwner(head)))
    if (!isSound) return this.#tellDamage({ id, part: 'head' })
    this.#checked.add(name)
    return head
  }

  #tellDamage(damage: DamagedTransaction): 'damaged' {
    const { id, part } = damage
    this.#checked.delete(`${id}.${part}`)
    if (!this.#damages.has(id))
      this.#log(
        `The ${part} of ${id} in permanent storage are not what was stored: whoever has them may send them again.`,
      )
    this.#damages.set(id, damage)
    return 'damaged'
  }

  #isComplete(all: ReadonlyMap<string, number>, id: string): boolean {
    return all.has(`${id}.data`) && this.#damages.get(id)?.part !== 'data'
  }

  /** The transactions whose data have this root, and which wait for them. */
  async #findHeads(root: string, size: string): Promise<readonly StorageHead[]> {
    const all = await this.#room.all()
    const waiting = [...all.keys()].flatMap((name) => {
      const id = name.endsWith('.head') ? name.slice(0, -'.head'.length) : ''
      return id !== '' && !this.#isComplete(all, id) ? [id] : []
    })
    const heads = await Promise.all(waiting.map((id) => this.#readHead(id)))
    return heads.flatMap((head) =>
      typeof head === 'object' && head.data_root === root && head.data_size === size ? [head] : [],
    )
  }

  async #piecesOf(id: string): Promise<readonly string[]> {
    const place = (name: string): number => Number(name.split('.')[1])
    const names = [...(await this.#room.all()).keys()].filter(
      (name) => name.startsWith(`${id}.`) && name.endsWith('.chunk'),
    )
    return names.sort((a, b) => place(a) - place(b))
  }

  /** Puts the pieces together once they are all there. */
  async #join(id: string, size: number): Promise<void> {
    const names = await this.#piecesOf(id)
    const parts = await Promise.all(names.map((name) => this.#room.read(name)))
    const data = concatBytes(...parts.filter((part) => part !== undefined))
    if (data.length !== size) return
    const head = await this.#readHead(id)
    // A piece that was changed since it came: none of them is believed, and all are waited for again.
    if (typeof head !== 'object' || !isOf(head, data)) return this.#dropPieces(id)
    await this.#room.write(`${id}.data`, data)
    await this.#settle(id)
  }

  /** The data are there: nothing is to come any more. */
  async #settle(id: string): Promise<void> {
    this.#room.release(id)
    this.#checked.delete(`${id}.data`)
    this.#damages.delete(id)
    await this.#dropPieces(id)
  }

  async #dropPieces(id: string): Promise<void> {
    for (const name of await this.#piecesOf(id)) await this.#room.remove(name)
  }
}

interface Submitted {
  readonly head: StorageHead
  /** Empty where pieces follow. */
  readonly data: Uint8Array
}

/** A transaction that its owner signed, whose data are what it says they are. */
async function readSubmitted(value: unknown): Promise<Result<Submitted, PermawebCode>> {
  const read = readStorageHead(value)
  const data = isRecord(value) ? readBytes(value['data'] ?? '') : null
  if (!read.ok || data === null) return err('Transaction verification failed.')
  const head = read.value
  if (Number(head.data_size) > permawebBounds.data) return err('The data are larger than this network takes.')
  const root = data.length === 0 ? decodeBase64url(head.data_root) : dataRoot(data)
  const isWhole = data.length === 0 || String(data.length) === head.data_size
  const isSound = isWhole && encodeBase64url(root) === head.data_root && (await verifyOwner(head))
  return isSound ? ok({ head, data }) : err('Transaction verification failed.')
}

interface Chunk {
  readonly root: Uint8Array
  /** The size of all the data, and where in them the piece begins; in bytes. */
  readonly size: number
  readonly from: number
  readonly chunk: Uint8Array
}

/** A piece that is proved to be one of the data with its root. */
function readChunk(value: unknown): Result<Chunk, PermawebCode> {
  if (!isRecord(value)) return err('invalid_json')
  const [root, chunk, path] = [value['data_root'], value['chunk'], value['data_path']].map(readBytes)
  const [offset, size] = [Number(value['offset']), Number(value['data_size'])]
  if (!root || !chunk || !path || path.length > permawebBounds.path) return err('invalid_json')
  if (!Number.isSafeInteger(offset) || offset < 0 || !(size <= permawebBounds.data))
    return err('invalid_json')
  const proved = readDataPath(root, path, { offset, size })
  const isProved =
    proved !== null && proved.to - proved.from === chunk.length && equalBytes(sha256(chunk), proved.hash)
  return isProved ? ok({ root, size, from: proved.from, chunk }) : err('invalid_proof')
}

function readBytes(value: unknown): Uint8Array | null {
  if (typeof value !== 'string') return null
  try {
    return decodeBase64url(value)
  } catch {
    return null
  }
}
