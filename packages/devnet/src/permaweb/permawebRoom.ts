import { permawebBounds } from '../bounds/bounds'
import { parseHead } from './permawebHead'
import type { PermawebStore } from './permawebStore'

/**
 * The content of a store, and the room that is left in it. Names in it: `<id>.head` (JSON), `<id>.data`, and `<id>.<place>.chunk`
 * until all pieces are there. A transaction is there once its head is: its data are written before it.
 */
export class PermawebRoom {
  readonly #store: PermawebStore
  readonly #sizes = new Map<string, number>()
  /** Bytes that data will take which are still to come, by the head that was accepted: their space is taken. */
  readonly #reserved = new Map<string, number>()
  readonly #opened: Promise<void>

  constructor(store: PermawebStore) {
    this.#store = store
    this.#opened = this.#open()
  }

  async #open(): Promise<void> {
    for (const [name, size] of await this.#store.list()) this.#sizes.set(name, size)
    for (const name of this.#sizes.keys()) {
      if (!name.endsWith('.head')) continue
      const id = name.slice(0, -'.head'.length)
      if (this.#sizes.has(`${id}.data`)) continue
      const head = parseHead(await this.#store.read(name))
      // A head that nobody can read may have promised the most.
      this.#reserved.set(id, head === undefined ? permawebBounds.data : Number(head.data_size))
    }
    for (const name of this.#sizes.keys()) {
      if (!isLeftOver(name, this.#sizes)) continue
      await this.#store.remove(name)
      this.#sizes.delete(name)
    }
  }

  /** Sizes in bytes, by name: as they are now, and change. */
  async all(): Promise<ReadonlyMap<string, number>> {
    await this.#opened
    return this.#sizes
  }

  async has(name: string): Promise<boolean> {
    await this.#opened
    return this.#sizes.has(name)
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return this.#store.read(name)
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#store.write(name, bytes)
    await this.#opened
    this.#sizes.set(name, bytes.length)
  }

  async remove(name: string): Promise<void> {
    await this.#store.remove(name)
    await this.#opened
    this.#sizes.delete(name)
  }

  /** Keeps space for data that are still to come. */
  reserve(id: string, bytes: number): void {
    this.#reserved.set(id, bytes)
  }

  /** The data came: what they take is counted by itself. */
  release(id: string): void {
    this.#reserved.delete(id)
  }

  async hasMostFiles(): Promise<boolean> {
    await this.#opened
    return this.#sizes.size >= permawebBounds.files
  }

  /** Is there no room for so many bytes more? */
  async isFull(bytes: number): Promise<boolean> {
    if (await this.hasMostFiles()) return true
    let sum = bytes
    // Pieces stand in the space that their head has taken.
    for (const [name, size] of this.#sizes) if (!name.endsWith('.chunk')) sum += size
    for (const size of this.#reserved.values()) sum += size
    return sum > permawebBounds.total
  }
}

/** Remains of a process that ended while it stored: data without their head, pieces of data that are whole, and pieces of nothing. */
function isLeftOver(name: string, all: ReadonlyMap<string, number>): boolean {
  const id = name.slice(0, name.indexOf('.'))
  if (name.endsWith('.data')) return !all.has(`${id}.head`)
  return name.endsWith('.chunk') && (all.has(`${id}.data`) || !all.has(`${id}.head`))
}
