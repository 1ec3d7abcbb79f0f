import type { KeyValueStore, Operation } from './keyValueStore'

/** A store that ends with the process. */
export class MemoryStore implements KeyValueStore {
  readonly durable = false
  readonly #entries = new Map<string, string>()

  get(key: string): string | undefined {
    return this.#entries.get(key)
  }

  async *entries(prefix: string, from = prefix): AsyncIterable<readonly [string, string]> {
    const found = [...this.#entries].filter(([key]) => key.startsWith(prefix) && key >= from)
    yield* found.sort(([a], [b]) => (a < b ? -1 : 1))
  }

  async *keys(prefix: string): AsyncIterable<string> {
    for await (const [key] of this.entries(prefix)) yield key
  }

  async write(operations: readonly Operation[]): Promise<void> {
    for (const operation of operations) {
      if (operation.type === 'put') this.#entries.set(operation.key, operation.value)
      else this.#entries.delete(operation.key)
    }
  }

  /** Nobody comes after this process. */
  setMark(): void {}

  mark(): string {
    return ''
  }

  async close(): Promise<void> {
    this.#entries.clear()
  }
}
