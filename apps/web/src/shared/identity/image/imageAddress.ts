const loopback = /^(?:localhost|127\.0\.0\.1)$/
const longest = 2_000
/** Data that stand in the text itself may be longer, in characters. */
const longestData = 4_000_000

/** The schemes of what is asked of gateways: an id of permanent storage, a path of IPFS. */
export const storedScheme = /^ar:\/\/([\w-]{43})$/
export const ipfsScheme = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{46,100}(?:\/[\w.\-/%]{0,200})?)$/
/** Pictures, and JSON that says where one is. */
const dataScheme = /^data:(?:image\/[a-z+.-]{1,20}|application\/json)[;,]/

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
  if (dataScheme.test(text)) return text.length <= longestData ? text : null
  if (text === '' || text.length > longest) return null
  if (storedScheme.test(text) || ipfsScheme.test(text)) return text
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === origin
  const isNear = isLocal && url.protocol === 'http:' && loopback.test(url.hostname)
  return isOwn || isNear || url.protocol === 'https:' ? url.href : null
}

/** The host that an address is asked of, with its port; null where it is our own site, a gateway's scheme or no host's. */
export function strangerOf(address: string, origin: string): string | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? null : url.host
}
