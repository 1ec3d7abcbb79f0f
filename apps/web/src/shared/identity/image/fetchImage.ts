import { fetchStored, inTime, readBounded, type Fetch } from '@tyto/chain'
import { bytesToUtf8, isRecord, parseJson, utf8ToBytes } from '@tyto/primitives'
import { imageAddress, ipfsScheme, storedScheme, strangerOf, type ImageRules } from './imageAddress'
import { isDrawing, readImageKind } from './imageKind'

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

export type ImageAnswer =
  | { readonly kind: 'picture'; readonly blob: Blob }
  /** Nothing that can be shown: hostile, too large, or missing. */
  | { readonly kind: 'none' }
  /** It stands with a stranger, who was not asked. */
  | { readonly kind: 'ask'; readonly host: string }

type Bytes = Uint8Array | Exclude<ImageAnswer, { kind: 'picture' }>

const none = { kind: 'none' } as const

/**
 * Fetches the picture of an NFT: either a picture, or JSON that holds it or says where it is (`resource`, `image`,
 * `resources`), once. What a server says of its type does not count. Rejects where the network fails.
 */
export async function fetchImage(address: string, options: FetchImageOptions): Promise<ImageAnswer> {
  const bytes = await fetchBytes(address, options)
  if (!(bytes instanceof Uint8Array)) return bytes
  const picture = asPicture(bytes)
  if (picture) return { kind: 'picture', blob: picture }
  const resource = readResource(bytes)
  if (resource === null) return none
  const inline = decodeBase64(resource) ?? (isDrawing(resource) ? utf8ToBytes(resource) : null)
  if (inline) return answerOf(inline)
  const elsewhere = imageAddress(resource.trim(), options)
  return elsewhere === null ? none : answerOf(await fetchBytes(elsewhere, options))
}

function answerOf(bytes: Bytes): ImageAnswer {
  if (!(bytes instanceof Uint8Array)) return bytes
  const picture = asPicture(bytes)
  return picture ? { kind: 'picture', blob: picture } : none
}

async function fetchBytes(address: string, options: FetchImageOptions): Promise<Bytes> {
  const { gateways, ipfsGateways, mayAsk, origin, signal } = options
  if (address.startsWith('data:')) return decodeData(address) ?? none
  const id = storedScheme.exec(address)?.[1] ?? gatewayId(address, options)
  if (id !== null) {
    const more = signal ? { signal } : {}
    const stored = await fetchStored(id, { gateways, fetch: options.fetch, most: mostBytes, ...more })
    return stored.kind === 'found' ? stored.bytes : none
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
  return (await ask(address, options, host === null ? 'follow' : 'error')) ?? none
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
  return none
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

function asPicture(bytes: Uint8Array): Blob | null {
  const kind = readImageKind(bytes)
  if (kind !== null) {
    const pixels = kind.width * kind.height
    return pixels === 0 || pixels > mostPixels
      ? null
      : new Blob([Uint8Array.from(bytes)], { type: kind.type })
  }
  if (bytes.length > mostDrawing || !isDrawing(textOf(bytes))) return null
  return new Blob([Uint8Array.from(bytes)], { type: 'image/svg+xml' })
}

/** What a JSON object says of its picture. */
function readResource(bytes: Uint8Array): string | null {
  if (bytes.length > mostJson) return null
  const value = parseJson(textOf(bytes))
  if (!isRecord(value)) return null
  const [first]: readonly unknown[] = Array.isArray(value['resources']) ? value['resources'] : []
  const said = [value['resource'], value['image'], value['image_url'], isRecord(first) ? first['uri'] : null]
  const resource = said.find((each) => typeof each === 'string' && each !== '')
  return typeof resource === 'string' ? resource : null
}

function textOf(bytes: Uint8Array): string {
  try {
    return bytesToUtf8(bytes)
  } catch {
    return ''
  }
}

/** Base64 with or without the head of a data URI; null for other text. */
function decodeBase64(text: string): Uint8Array | null {
  const base64 = /^(?:data:image\/[a-z+.-]{1,20};base64,)?([A-Za-z0-9+/\s]+={0,2})$/.exec(text.trim())?.[1]
  if (base64 === undefined) return null
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** The bytes of a data URI; null where it is none. */
function decodeData(address: string): Uint8Array | null {
  const comma = address.indexOf(',')
  const [head, body] = [address.slice(0, comma), address.slice(comma + 1)]
  if (head.endsWith(';base64')) return decodeBase64(body)
  try {
    return utf8ToBytes(decodeURIComponent(body))
  } catch {
    return null
  }
}
