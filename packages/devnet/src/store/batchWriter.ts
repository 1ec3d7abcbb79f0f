import type { KeyValueStore, Operation } from './keyValueStore'

/** Writes that are asked for in the same turn of the event loop go to the store in one batch. */
export class BatchWriter {
  readonly #store: KeyValueStore
  #begun: Promise<unknown> = Promise.resolve()
  #waiting: { readonly operations: Operation[]; readonly done: Promise<void> } | undefined

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Fulfilled once the operation is durable; rejects as the store does. */
  write(operation: Operation): Promise<void> {
    this.#waiting ??= this.#begin()
    this.#waiting.operations.push(operation)
    return this.#waiting.done
  }

  /** Waits for what was asked for. A write that fails is told to whoever asked for it, not here. */
  async settled(): Promise<void> {
    await this.#waiting?.done.catch(() => undefined)
    await this.#begun
  }

  #begin(): { readonly operations: Operation[]; readonly done: Promise<void> } {
    const operations: Operation[] = []
    const done = Promise.resolve().then(() => {
      this.#waiting = undefined
      return this.#store.write(operations)
    })
    this.#begun = Promise.allSettled([this.#begun, done])
    return { operations, done }
  }
}
