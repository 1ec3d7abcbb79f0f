/** The `events` of the storage wallet. */
export interface Emitter {
  on(type: string, listener: (value: unknown) => void): void
  off(type: string, listener?: (value: unknown) => void): void
}

export function createEmitter(): Emitter & { emit(type: string, value: unknown): void } {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  return {
    on: (type, listener) => {
      const all = listeners.get(type) ?? new Set()
      listeners.set(type, all.add(listener))
    },
    off: (type, listener) => {
      if (listener) listeners.get(type)?.delete(listener)
      else listeners.delete(type)
    },
    emit: (type, value) => {
      for (const listener of listeners.get(type) ?? []) listener(value)
    },
  }
}
