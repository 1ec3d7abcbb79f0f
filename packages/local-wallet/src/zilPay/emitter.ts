/** The return value of `observable...()`. Note that `unsubscribe` belongs to the value that `subscribe` returns. */
export interface Observable<T> {
  subscribe(listener: (value: T) => void): { unsubscribe(): void }
}

/** Values over time, handed to whoever listens. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>()

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  next(value: T): void {
    for (const listener of this.#listeners) listener(value)
  }

  /** `first`, if given, is called for each new listener at once. */
  observable(first?: (listener: (value: T) => void) => void): Observable<T> {
    return {
      subscribe: (listener) => {
        // A function of its own, so that the same listener may subscribe twice.
        const entry = (value: T): void => listener(value)
        this.#listeners.add(entry)
        first?.(entry)
        return { unsubscribe: () => void this.#listeners.delete(entry) }
      },
    }
  }
}
