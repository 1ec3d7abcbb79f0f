const idBytes = 16

/** An id that nothing else has: 32 digits of base16. `crypto.randomUUID` is missing over plain http from another machine. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
