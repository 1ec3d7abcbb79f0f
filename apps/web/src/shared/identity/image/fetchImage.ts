import { bytesToUtf8 } from '@tyto/primitives'
import { imageAddress, type ImageRules } from './imageAddress'
import { readImageKind } from './imageKind'

/** The limits for the bytes of an answer and the pixels of a picture: larger ones are not shown. */
const mostBytes = 8_000_000
const mostPixels = 40_000_000
const patience = 30_000

export interface FetchImageOptions extends ImageRules {
  readonly fetch: typeof fetch
  readonly signal?: AbortSignal
}

/**
 * Fetches the picture of an NFT: either a picture, or JSON whose `resource` holds it (base64 or an address). Returns
 * null for anything else: hostile, too large, or missing.
 */
export async function fetchImage(address: string, options: FetchImageOptions): Promise<Blob | null> {
  const bytes = await fetchBytes(address, options)
  if (bytes === null) return null
  const picture = asPicture(bytes)
  if (picture) return picture
  const resource = readResource(bytes)
  if (resource === null) return null
  const inline = decodeBase64(resource)
  if (inline) return asPicture(inline)
  const elsewhere = imageAddress(resource, options)
  const found = elsewhere === null ? null : await fetchBytes(elsewhere, options)
  return found && asPicture(found)
}

async function fetchBytes(address: string, options: FetchImageOptions): Promise<Uint8Array | null> {
  const signals = [AbortSignal.timeout(patience), ...(options.signal ? [options.signal] : [])]
  const response = await options.fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any(signals),
  })
  if (!response.ok || response.body === null) return null
  const parts: Uint8Array[] = []
  let length = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > mostBytes) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function asPicture(bytes: Uint8Array): Blob | null {
  const kind = readImageKind(bytes)
  if (kind === null || kind.width * kind.height === 0 || kind.width * kind.height > mostPixels) return null
  return new Blob([Uint8Array.from(bytes)], { type: kind.type })
}

/** The text in `resource` of a JSON object. */
function readResource(bytes: Uint8Array): string | null {
  try {
    const value: unknown = JSON.parse(bytesToUtf8(bytes))
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'resource')) return null
    const { resource } = value as { readonly resource?: unknown }
    return typeof resource === 'string' ? resource : null
  } catch {
    return null
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
