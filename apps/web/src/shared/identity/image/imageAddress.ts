const loopback = /^(?:localhost|127\.0\.0\.1)$/
const longest = 2_000
/** Data that stand in the text itself may be longer, in characters. */
const longestData = 4_000_000

/** The schemes of what is asked of gateways: an id of permanent storage, a path of IPFS. */
export const storedScheme = /^ar:\/\/([\w-]{43})(\/[\w.\-/%]{1,200})?$/
export const ipfsScheme = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{46,100}(?:\/[\w.\-/%]{0,200})?)$/
/** Pictures, and JSON that says where one is; what it says of itself does not count, but for pages. */
const dataScheme = /^data:(?:image\/[a-z0-9+.-]{1,20}|application\/(?:json|octet-stream)|text\/plain)?[;,]/i

/** An id of IPFS, of either version. */
const cid = '(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,99})'
const bareCid = new RegExp(`^/?(?:ipfs/)?(${cid}(?:/[^?#]*)?)(?:[?#].*)?$`, 's')
/** The same content at a public gateway: any other gateway has it too. */
const gatewayPath = new RegExp(`^https?://[^/?#@]+/ipfs/(${cid}(?:/[^?#]*)?)(?:[?#].*)?$`, 'is')
const gatewayHost = new RegExp(`^https?://(${cid})\\.ipfs\\.[^/?#@]+(/[^?#]*)?(?:[?#].*)?$`, 'is')
const bareId = /^[\w-]{43}$/

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
export function imageAddress(said: string, { origin, isLocal }: ImageRules): string | null {
  const trimmed = said.replace(/^[\s\uFEFF\u200B]+|[\s\uFEFF\u200B]+$/gu, '')
  if (dataScheme.test(trimmed))
    return trimmed.length <= longestData ? `data:${trimmed.slice('data:'.length)}` : null
  if (trimmed === '' || trimmed.length > longest) return null
  const text = stored(trimmed) ?? trimmed
  if (storedScheme.test(text) || ipfsScheme.test(text)) return text
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === origin
  const isNear = isLocal && url.protocol === 'http:' && loopback.test(url.hostname)
  return isOwn || isNear || url.protocol === 'https:' ? url.href : null
}

/** The address of a file in permanent storage or in IPFS, in the form that gateways are asked by; null for any other text. */
function stored(text: string): string | null {
  const path = bareCid.exec(text)?.[1] ?? gatewayPath.exec(text)?.[1]
  if (path !== undefined) return `ipfs://${encodePath(path)}`
  const [, id, rest = ''] = gatewayHost.exec(text) ?? []
  if (id !== undefined) return `ipfs://${id}${encodePath(rest)}`
  if (bareId.test(text)) return `ar://${text}`
  const scheme = /^(ar|ipfs):\/\/(.*)$/is.exec(text)
  return scheme === null
    ? null
    : `${scheme[1]!.toLowerCase()}://${encodePath(scheme[2]!.replace(/[?#].*$/s, ''))}`
}

/** Blanks and other letters as addresses write them; what is written so already stays. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%')
}

/** The host that an address is asked of, with its port; null where it is our own site, a gateway's scheme or no host's. */
export function strangerOf(address: string, origin: string): string | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? null : url.host
}
