const loopback = /^(?:localhost|127\.0\.0\.1)$/
const longest = 2_000

/** Where an image may be fetched from. */
export interface ImageRules {
  /** The page's own origin. */
  readonly origin: string
  /** The local network also allows images from a server on this machine. */
  readonly isLocal: boolean
}

/**
 * Reads an address from the text of a contract. Returns null if it may not be fetched: other schemes, credentials, or
 * http to other machines.
 */
export function imageAddress(text: string, { origin, isLocal }: ImageRules): string | null {
  if (text.length > longest || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === origin
  const isNear = isLocal && url.protocol === 'http:' && loopback.test(url.hostname)
  return isOwn || isNear || url.protocol === 'https:' ? url.href : null
}
