/** Bytes as text in the letters of a system, as browsers call it (`windows-1251`); null where they are none. */
export function decodeText(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Signs that no text has: controls that part no lines and no columns. */
export const controls = /(?![\t\n\v\f\r])\p{Cc}/u
