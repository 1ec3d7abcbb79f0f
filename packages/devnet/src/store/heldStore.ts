import type { KeyValueStore, Operation } from './keyValueStore'

/**
 * Keeps writes back until they are released, all at once: the first blocks of a new chain are written together, so
 * that a process which dies while it makes them leaves an empty folder, never half a world.
 */
export class HeldStore implements KeyValueStore {
  readonly #below: KeyValueStore
  readonly #values = new Map<string, string>()
  #held: Operation[] | undefined = []
  #mark: string | undefined

  constructor(below: KeyValueStore) {
    this.#below = below
  }

  get durable(): boolean {
    return this.#below.durable
  }

  get(key: string): string | undefined {
    return this.#values.get(key) ?? this.#below.get(key)
  }

  entries(prefix: string, from?: string): AsyncIterable<readonly [string, string]> {
    return this.#below.entries(prefix, from)
  }

  keys(prefix: string): AsyncIterable<string> {
    return this.#below.keys(prefix)
  }

  async write(operations: readonly Operation[]): Promise<void> {
    if (this.#held === undefined) return this.#below.write(operations)
    this.#held.push(...operations)
    for (const operation of operations) {
      if (operation.type === 'put') this.#values.set(operation.key, operation.value)
      else this.#values.delete(operation.key)
    }
  }

  /** Writes what was held back in one batch; from then on every write goes through. */
  async release(): Promise<void> {
    const held = this.#held ?? []
    await this.#below.write(held)
    this.#held = undefined
    this.#values.clear()
    if (this.#mark !== undefined) this.#below.setMark(this.#mark)
  }

  /** Held back as well: a mark says what is in the store. */
  setMark(text: string): void {
    if (this.#held === undefined) this.#below.setMark(text)
    else this.#mark = text
  }

  mark(): string {
    return this.#below.mark()
  }

  close(): Promise<void> {
    return this.#below.close()
  }
}
