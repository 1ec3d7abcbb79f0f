/** So many may wait at a time. */
const mostWaiting = 1_000

interface Wait {
  readonly height: number
  readonly end: (isReached: boolean) => void
}

/** Those who wait until a block stands: they are told when it does, or when they waited for long enough. */
export class HeightWaits {
  readonly #waits = new Set<Wait>()

  /** True once the block stands; false where it did not within so many ms, too many wait already, or all is ended. */
  until(height: number, longest: number): Promise<boolean> {
    if (this.#waits.size >= mostWaiting) return Promise.resolve(false)
    return new Promise((resolve) => {
      const wait: Wait = {
        height,
        end: (isReached) => {
          clearTimeout(timer)
          this.#waits.delete(wait)
          resolve(isReached)
        },
      }
      const timer = setTimeout(() => wait.end(false), longest)
      this.#waits.add(wait)
    })
  }

  /** All blocks up to this one stand. */
  reached(height: number): void {
    for (const wait of this.#waits) if (wait.height <= height) wait.end(true)
  }

  end(): void {
    for (const wait of this.#waits) wait.end(false)
  }
}
