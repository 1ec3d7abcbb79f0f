import { vi } from 'vitest'

/** Puts a storage of its own under a test; answers what is kept there. */
export function stubLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}
