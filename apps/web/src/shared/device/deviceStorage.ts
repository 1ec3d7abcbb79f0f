// What this browser keeps for the site. Private windows may refuse: then nothing is found, and what is kept lasts as long
// as the page.

export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nothing to be done.
  }
}

export function forgetOnDevice(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}

/** Every key that begins so. */
export function deviceKeys(prefix: string): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    return keys.flatMap((key) => (key?.startsWith(prefix) ? [key] : []))
  } catch {
    return []
  }
}
