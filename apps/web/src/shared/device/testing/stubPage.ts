import { vi } from 'vitest'

/** Puts under a test in Node what modules of the app read of a page on the local network: an empty one that keeps nothing. */
export function stubPage(): void {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    location: { origin: 'http://node', pathname: '/' },
  })
  vi.stubGlobal('__LOCAL__', true)
}
