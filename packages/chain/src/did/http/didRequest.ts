import {
  parseDidParameters,
  parseDidUrl,
  publicKeyFormats,
  type DidUrl,
  type PublicKeyFormat,
} from '@tyto/identity'
import type { DidErrorCode } from '../didResolution'

/** A parsed request to the resolver. */
export interface DidRequest {
  readonly url: DidUrl
  readonly versionId: string | undefined
  readonly versionTime: string | undefined
  /** The option `noCache`: the network must be asked again. */
  readonly noCache: boolean
  /** The option `publicKeyFormat`: which type the keys have, whatever the media type says. */
  readonly publicKeyFormat: PublicKeyFormat | undefined
}

export interface RefusedRequest {
  readonly code: DidErrorCode
  readonly detail: string
}

/** The path of the resolver. */
export const resolverPath = '/1.0/identifiers/'

const options = ['versionId', 'versionTime', 'noCache', 'expandRelativeUrls', 'publicKeyFormat']

/**
 * Reads the path and query of a request exactly as received (W3C DID Resolution, section "HTTP(S) Binding"). The DID
 * URL may be percent-encoded as a whole, with the options as the query; or it is not encoded, and then the query
 * belongs to the DID URL.
 */
export function readDidRequest(target: string): DidRequest | RefusedRequest {
  const text = target.slice(resolverPath.length)
  const mark = text.indexOf('?')
  const rawPath = mark < 0 ? text : text.slice(0, mark)
  const rawQuery = mark < 0 ? null : text.slice(mark + 1)
  // A DID URL that is encoded as a whole has encoded colons. It is decoded only once: `%253A` is not a colon.
  const isEncoded = /%3a/i.test(rawPath)
  const urlText = isEncoded ? decode(rawPath) : joinFragment(rawPath, rawQuery)
  const url = urlText === null ? null : parseDidUrl(urlText)
  if (url === null) return refuse('invalidDid', 'This is no DID and no DID URL.')

  const own = parseDidParameters(url.query)
  if (own === null) return refuse('invalidDidUrl', 'The query of the DID URL cannot be read.')
  const given = isEncoded ? parseDidParameters(rawQuery) : new Map(own)
  if (given === null)
    return refuse('invalidOptions', 'The options cannot be read, or one stands there twice.')
  if (isEncoded) {
    const unknown = [...given.keys()].find((name) => !options.includes(name))
    if (unknown !== undefined) return refuse('featureNotSupported', `Options: ${options.join(', ')}.`)
    const twice = [...given.keys()].find((name) => own.has(name) && own.get(name) !== given.get(name))
    if (twice !== undefined) return refuse('invalidOptions', `${twice} is given twice, with two values.`)
  }
  for (const flag of ['noCache', 'expandRelativeUrls']) {
    if (!['true', 'false', undefined].includes(given.get(flag)))
      return refuse('invalidOptions', `${flag} is true or false.`)
  }
  const format = given.get('publicKeyFormat')
  const publicKeyFormat = publicKeyFormats.find((known) => known === format)
  if (format !== publicKeyFormat)
    return refuse('invalidOptions', `publicKeyFormat is one of: ${publicKeyFormats.join(', ')}.`)
  return {
    url: isEncoded ? url : { ...url, query: withoutOptions(url.query) },
    versionId: given.get('versionId') ?? own.get('versionId'),
    versionTime: given.get('versionTime') ?? own.get('versionTime'),
    noCache: given.get('noCache') === 'true',
    publicKeyFormat,
  }
}

function refuse(code: DidErrorCode, detail: string): RefusedRequest {
  return { code, detail }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * HTTP does not send a fragment, so the path holds it after an encoded hash sign. In the DID URL, the query stands
 * before it.
 */
function joinFragment(path: string, query: string | null): string {
  const [before = '', ...after] = path.split('%23')
  const fragment = after.length === 0 ? '' : `#${after.join('%23')}`
  return before + (query === null ? '' : `?${query}`) + fragment
}

/**
 * Removes the resolver's own options from the query of a DID URL that is not encoded: they are not parameters of the
 * DID URL.
 */
function withoutOptions(query: string | null): string | null {
  const parts = (query ?? '')
    .split('&')
    .filter((part) => !/^(?:noCache|expandRelativeUrls|publicKeyFormat)=/.test(part))
  return query === null ? null : parts.join('&')
}
