import { fetchStored, inTime, type Fetch } from '@tyto/chain'
import { bytesToUtf8, isRecord, parseJson, readBounded, utf8ToBytes } from '@tyto/primitives'
import { imageAddress, ipfsScheme, storedScheme, strangerOf, type ImageRules } from './imageAddress'
import { foreignKind, readDrawing, readImageKind } from './imageKind'

/** The limits for the bytes of an answer, of JSON, of a drawing, and the pixels of a picture: larger ones are not shown. */
const mostBytes = 8_000_000
const mostJson = 4_000_000
const mostDrawing = 1_000_000
const mostPixels = 40_000_000
const usualPatience = 30_000

export interface FetchImageOptions extends ImageRules {
  readonly fetch: Fetch
  /** Gateways of permanent storage and of IPFS, known to the app. */
  readonly gateways: readonly string[]
  readonly ipfsGateways: readonly string[]
  /** May this host (with its port) be asked? */
  readonly mayAsk: (host: string) => boolean
  readonly signal?: AbortSignal
  /** How long one answer may take, in ms; default 30 s. */
  readonly patience?: number
}

/** Why there is no picture; the texts are `plate.why.<code>` in the area `common`. */
export type NoPicture =
  /** Nobody has it, or what was answered is empty. */
  | 'missing'
  | 'tooLarge'
  | 'video'
  | 'sound'
  /** A page of the web. */
  | 'page'
  /** A drawing with definitions of its own. */
  | 'definitions'
  /** Metadata name no picture, or an address that is never asked. */
  | 'nowhere'
  /** Bytes of no kind that is known. */
  | 'unreadable'

export type ImageAnswer =
  | { readonly kind: 'picture'; readonly blob: Blob }
  /** Nothing that can be shown: hostile, too large, or missing. */
  | { readonly kind: 'none'; readonly why: NoPicture }
  /** It stands with a stranger, who was not asked. */
  | { readonly kind: 'ask'; readonly host: string }

type Bytes = Uint8Array | Exclude<ImageAnswer, { kind: 'picture' }>

function none(why: NoPicture): ImageAnswer & { readonly kind: 'none' } {
  return { kind: 'none', why }
}

/** How many of the pictures that metadata name are tried: a video may stand first. */
const mostTried = 4

/**
 * Fetches the picture of an NFT: either a picture, or JSON that holds it or says where it is (`resource`, `image`, `image_data`,
 * `resources`), once. What a server says of its type does not count. Rejects where the network fails.
 */
export async function fetchImage(address: string, options: FetchImageOptions): Promise<ImageAnswer> {
  const bytes = await fetchBytes(address, options)
  if (!(bytes instanceof Uint8Array)) return bytes
  const first = asPicture(bytes)
  const resources = first.kind === 'picture' ? null : readResources(bytes)
  if (resources === null) return first
  let best: Exclude<ImageAnswer, { kind: 'picture' }> = none('nowhere')
  for (const resource of resources.slice(0, mostTried)) {
    const answer = await fetchResource(resource, options)
    if (answer.kind === 'picture') return answer
    // Somebody who may be asked is worth more than the reason of another.
    if (best.kind !== 'ask' && (answer.kind === 'ask' || best.why === 'nowhere')) best = answer
  }
  return best
}

async function fetchResource(resource: string, options: FetchImageOptions): Promise<ImageAnswer> {
  const inline = decodeBase64(resource) ?? (readDrawing(resource) === null ? null : utf8ToBytes(resource))
  if (inline) return asPicture(inline)
  const elsewhere = imageAddress(resource, options)
  if (elsewhere === null) return none('nowhere')
  const bytes = await fetchBytes(elsewhere, options)
  return bytes instanceof Uint8Array ? asPicture(bytes) : bytes
}

async function fetchBytes(address: string, options: FetchImageOptions): Promise<Bytes> {
  const { gateways, ipfsGateways, mayAsk, origin, signal } = options
  if (address.startsWith('data:')) return decodeData(address) ?? none('unreadable')
  const [, stored, inside] = storedScheme.exec(address) ?? []
  if (stored !== undefined && inside !== undefined)
    return askInTurn(
      gateways.map((gateway) => `${gateway.replace(/\/+$/, '')}/${stored}${inside}`),
      options,
    )
  const id = stored ?? gatewayId(address, options)
  if (id !== null) {
    const more = signal ? { signal } : {}
    const found = await fetchStored(id, { gateways, fetch: options.fetch, most: mostBytes, ...more })
    return found.kind === 'found' ? found.bytes : none('missing')
  }
  const path = ipfsScheme.exec(address)?.[1]
  if (path !== undefined)
    return askInTurn(
      ipfsGateways.map((gateway) => `${gateway}/ipfs/${path}`),
      options,
    )
  const host = strangerOf(address, origin)
  if (host !== null && !mayAsk(host)) return { kind: 'ask', host }
  // Whom a stranger sends us to was not asked about.
  return (await ask(address, options, host === null ? 'follow' : 'error')) ?? none('missing')
}

/** The id in an address of one of the gateways: any other of them has it too. */
function gatewayId(address: string, { gateways, origin }: FetchImageOptions): string | null {
  for (const gateway of gateways) {
    const base = new URL(gateway, origin).href.replace(/\/*$/, '/')
    const rest = address.startsWith(base) ? address.slice(base.length) : ''
    if (/^[\w-]{43}$/.test(rest)) return rest
  }
  return null
}

/** The answer of the first gateway that has one. */
async function askInTurn(addresses: readonly string[], options: FetchImageOptions): Promise<Bytes> {
  for (const address of addresses) {
    try {
      const bytes = await ask(address, options, 'follow', (options.patience ?? usualPatience) / 3)
      if (bytes !== null) return bytes
    } catch {
      options.signal?.throwIfAborted()
    }
  }
  return none('missing')
}

async function ask(
  address: string,
  { fetch, signal, patience = usualPatience }: FetchImageOptions,
  redirect: RequestRedirect,
  time = patience,
): Promise<Uint8Array | null> {
  return inTime(time, signal, async (stop) => {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect,
      signal: stop,
    })
    return response.ok ? readBounded(response, mostBytes) : null
  })
}

function asPicture(bytes: Uint8Array): ImageAnswer {
  if (bytes.length === 0) return none('missing')
  const kind = readImageKind(bytes)
  if (kind !== null) {
    const pixels = kind.width * kind.height
    if (pixels === 0) return none('unreadable')
    if (pixels > mostPixels) return none('tooLarge')
    return { kind: 'picture', blob: new Blob([Uint8Array.from(bytes)], { type: kind.type }) }
  }
  const drawing = readDrawing(textOf(bytes))
  if (drawing === null) return none(foreignKind(bytes) ?? 'unreadable')
  if (drawing === 'definitions') return none('definitions')
  if (bytes.length > mostDrawing) return none('tooLarge')
  return { kind: 'picture', blob: new Blob([drawing.svg], { type: 'image/svg+xml' }) }
}

/** The addresses of pictures in a JSON object, the likeliest first; null where it is no such object. */
function readResources(bytes: Uint8Array): readonly string[] | null {
  if (bytes.length > mostJson) return null
  const value = parseJson(textOf(bytes).replace(/^\uFEFF/, ''))
  if (!isRecord(value)) return null
  const listed: readonly unknown[] = Array.isArray(value['resources']) ? value['resources'].slice(0, 20) : []
  const isPicture = (each: unknown): boolean =>
    isRecord(each) &&
    [each['mime'], each['type'], each['mime_type']].some(
      (type) => typeof type === 'string' && /^image\//i.test(type),
    )
  const said = [
    value['resource'],
    value['image'],
    value['image_url'],
    value['imageUrl'],
    value['image_data'],
    value['svg_image_data'],
    ...listed.filter(isPicture),
    ...listed.filter((each) => !isPicture(each)),
    isRecord(value['properties']) ? value['properties']['image'] : null,
    value['thumbnail'],
    value['animation_url'],
  ]
  return said.map(addressIn).filter((each) => each !== '')
}

/** An address, or an object that holds one. */
function addressIn(said: unknown): string {
  const text = isRecord(said)
    ? [said['uri'], said['url'], said['src'], said['description']].find((each) => typeof each === 'string')
    : said
  return typeof text === 'string' ? text : ''
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  try {
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes)
    return bytesToUtf8(bytes)
  } catch {
    return ''
  }
}

/** Base64 of either alphabet, with or without the head of a data URI; null for other text. */
function decodeBase64(text: string): Uint8Array | null {
  const head = /^\s*data:image\/[a-z0-9+.-]{1,20}(?:;[\w=.-]{1,40})*;base64,/i
  const base64 = lenientDecode(text.replace(head, '')).replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return null
  try {
    const plain = base64.replaceAll('-', '+').replaceAll('_', '/')
    return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** The bytes of a data URI; null where it is none. */
function decodeData(address: string): Uint8Array | null {
  const comma = address.indexOf(',')
  const [head, body] = [address.slice(0, comma), address.slice(comma + 1)]
  return /;\s*base64$/i.test(head) ? decodeBase64(body) : utf8ToBytes(lenientDecode(body))
}

/** Percent signs are read where they stand for something; `width="100%"` keeps its own. */
function lenientDecode(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })
}
