/** Tells the outcome of a request that was opened for review. */
export interface RunHandle {
  /**
   * Calls back with the key of each transaction that the wallet is asked for by it: one, and another one for each time that it is
   * reviewed again.
   */
  onAsked(listener: (key: string) => void): void
}

/** Of a press while something is being signed: no other review opens, and nothing is asked for. */
export const unheard: RunHandle = { onAsked: () => undefined }

interface Run {
  readonly handle: RunHandle
  tell(key: string): void
}

/** Which transaction came of which request of this page. */
export interface Runs {
  /** A request is opened: again, where it was asked for before with this key. */
  begin(again?: string): RunHandle
  /** The wallet is asked for the one that was opened last. */
  note(key: string): void
}

export function createRuns(): Runs {
  const runs = new Map<string, Run>()
  let open: Run | null = null
  return {
    begin: (again) => {
      open = (again === undefined ? undefined : runs.get(again)) ?? createRun()
      return open.handle
    },
    note: (key) => {
      if (open === null) return
      runs.set(key, open)
      open.tell(key)
    },
  }
}

function createRun(): Run {
  const keys: string[] = []
  const listeners: ((key: string) => void)[] = []
  return {
    handle: {
      onAsked: (listener) => {
        listeners.push(listener)
        for (const key of keys) listener(key)
      },
    },
    tell: (key) => {
      keys.push(key)
      for (const listener of listeners) listener(key)
    },
  }
}
