/** Locks by name, among all tabs of this browser or at least within the page. */
export interface Locks {
  /**
   * Holds a lock for as long as the work takes. With `ifAvailable` it does not wait: the work is told that it has no lock.
   * Rejects if the signal aborts while it waits.
   */
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    work: (isHeld: boolean) => Promise<T>,
  ): Promise<T>
}

/** The browser's own, where there are any: not over plain http, except on this computer. */
export function browserLocks(navigator: { readonly locks?: LockManager | undefined }): Locks {
  const { locks } = navigator
  if (!locks) return createPageLocks()
  return {
    request: (name, { ifAvailable = false, signal }, work) => {
      // The browser refuses both at once.
      const options: LockOptions = ifAvailable ? { ifAvailable } : signal ? { signal } : {}
      return locks.request(name, options, (lock) => work(lock !== null))
    },
  }
}

/** Locks of one page alone: two tabs then watch the same transactions, which does no harm but costs twice. */
export function createPageLocks(): Locks {
  /** Who waits for each lock that is held, in the order of asking. */
  const queues = new Map<string, (() => void)[]>()

  return {
    request: async (name, { ifAvailable = false, signal }, work) => {
      if (ifAvailable && queues.has(name)) return work(false)
      await take(name, signal)
      try {
        return await work(true)
      } finally {
        release(name)
      }
    },
  }

  function take(name: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    const queue = queues.get(name)
    if (!queue) {
      queues.set(name, [])
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        queue.splice(queue.indexOf(onTurn), 1)
        reject(signal?.reason)
      }
      const onTurn = (): void => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.push(onTurn)
    })
  }

  function release(name: string): void {
    const next = queues.get(name)?.shift()
    if (next) next()
    else queues.delete(name)
  }
}
