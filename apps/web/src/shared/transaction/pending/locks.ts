/** Locks by name, shared by all tabs of this browser or at least by the whole page. */
export interface Locks {
  /**
   * Holds a lock while the work runs. With `ifAvailable` it does not wait: if another holds the lock, the work gets
   * false. Rejects if the signal aborts while it waits.
   */
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    work: (isHeld: boolean) => Promise<T>,
  ): Promise<T>
}

/** The browser's own locks, if it has any: over plain http it has them only on this computer. */
export function browserLocks(navigator: { readonly locks?: LockManager | undefined }): Locks {
  const { locks } = navigator
  if (!locks) return createPageLocks()
  return {
    request: (name, { ifAvailable = false, signal }, work) => {
      // The browser refuses the two options together.
      const options: LockOptions = ifAvailable ? { ifAvailable } : signal ? { signal } : {}
      return locks.request(name, options, (lock) => work(lock !== null))
    },
  }
}

/** Locks for one page only. Two tabs then watch the same transactions; that does no harm, but doubles the requests. */
export function createPageLocks(): Locks {
  /** The waiting callers of each held lock, in the order in which they asked. */
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
