/** Who waits for the end of a signal. */
const listenersOf = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Calls `listener` when the signal aborts. Returns a function that ends this. The many calls of one read share a signal, and
 * Node takes more than ten listeners on one for a leak: here a signal gets one listener for all of them.
 */
export function whenAborted(signal: AbortSignal, listener: () => void): () => void {
  const listeners = listenersOf.get(signal) ?? listenTo(signal)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const listeners = new Set<() => void>()
  listenersOf.set(signal, listeners)
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  signal.addEventListener('abort', tell, { once: true })
  return listeners
}
