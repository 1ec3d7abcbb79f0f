const loopback = /^(?:localhost|127\.0\.0\.1)$/
const longest = 2_000

/** Where an image may be fetched from. */
export interface ImageRules {
  /** The page's own origin. */
  readonly origin: string
  /** On the local network a server of this machine may have it too. */
  readonly isLocal: boolean
}

/** Text of a contract to an address that may be fetched; null for any other scheme, for credentials, for other machines by http. */
export function imageAddress(text: string, { origin, isLocal }: ImageRules): string | null {
  if (text.length > longest || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === origin
  const isNear = isLocal && url.protocol === 'http:' && loopback.test(url.hostname)
  return isOwn || isNear || url.protocol === 'https:' ? url.href : null
}
