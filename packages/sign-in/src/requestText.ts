import { BaseError, err, makeJws, ok, readJws, type Jws, type Result } from '@tyto/primitives'
import { answerPlace } from './answerPlace'
import { readParameters, writeParameters } from './parameters'
import { credentialIn, queryFor } from './presented'
import { clientIdOf, didPrefix, isDid, longestRequest, type SignInRequest } from './request'

export type RequestCode =
  /** No request of this form, or a part of one. */
  | 'RequestIsMalformed'
  /** It asks for something else than who one is and one credential: several, a form that is not known here, a right. */
  | 'AsksForMore'
  /** The address that gets the answer is none that people and browsers read alike. */
  | 'BadAnswerPlace'
  /** It is in the name of somebody else than who gets the answer. */
  | 'OtherClient'

/** The site's DID in a request, with its signature, which is still to be checked. */
export interface RequestSigner {
  readonly did: string
  readonly jws: Jws
}

export interface ReadRequest {
  readonly request: SignInRequest
  /** Null for a site without a DID. */
  readonly signer: RequestSigner | null
}

/**
 * Writes a request as the query of a link. Beyond SIOPv2 it has `iat`, `chain_id` and `genesis`. Throws `RequestTooLong` for one that
 * Tyto does not read, or that a phone cannot read as a code.
 */
export function writeRequest(request: SignInRequest): string {
  return bounded(request, writeParameters(parametersOf(request)))
}

/** The most bytes of a QR code, by which a phone reads a link, and how many of them the address of the page may have. */
const mostOfCode = 2_953
const mostOfPage = 220

function bounded({ mode }: SignInRequest, written: string): string {
  const most = mode === 'post' ? mostOfCode - mostOfPage : longestRequest
  // As base64 it is a third longer.
  if (Math.ceil((written.length * 4) / 3) <= most) return written
  throw new BaseError(
    'RequestTooLong',
    'Ask for fewer facts, or shorten the title or the address of the site.',
  )
}

/**
 * The same, signed by the site's own DID: `sign` signs bytes by ES256K with the key `kid`, a log-in key of the site's document
 * (RFC 9101). Throws as `writeRequest` does.
 */
export function signRequest(
  request: SignInRequest,
  kid: string,
  sign: (bytes: Uint8Array) => Uint8Array,
): string {
  const header = { alg: 'ES256K', typ: requestType, kid }
  return bounded(
    request,
    writeParameters({
      client_id: request.clientId,
      request: makeJws(header, parametersOf(request), sign),
    }),
  )
}

const requestType = 'oauth-authz-req+jwt'

function parametersOf(request: SignInRequest): Record<string, string> {
  const { mode, answerTo, genesis, title, username, credential, facts = [] } = request
  return {
    ...(credential === undefined
      ? { response_type: 'id_token' }
      : { response_type: 'vp_token id_token', dcql_query: queryFor({ type: credential, facts }) }),
    client_id: request.clientId,
    ...(mode === 'post'
      ? { response_mode: 'direct_post', response_uri: answerTo }
      : { response_mode: 'fragment', redirect_uri: answerTo }),
    scope: 'openid',
    nonce: request.nonce,
    state: request.state,
    iat: String(request.at / 1_000),
    chain_id: String(request.chainId),
    ...(genesis === null ? {} : { genesis }),
    ...(title === '' ? {} : { client_name: title }),
    ...(username === '' ? {} : { username }),
  }
}

/** What a site calls itself is cut there. */
const longestTitle = 60
const longestName = 100

/** Reads a request that anybody may have written. It says nothing about who wrote it, and when. */
export function readRequest(text: string): Result<ReadRequest, RequestCode> {
  if (text.length > longestRequest) return err('RequestIsMalformed')
  const outer = readParameters(text)
  if (outer === null) return err('RequestIsMalformed')
  const signed = outer.get('request')
  if (signed === undefined) return readPlain(outer)
  const jws = readJws(signed, longestRequest)
  const texts = jws === null ? null : textsOf(jws.payload)
  if (jws === null || texts === null) return err('RequestIsMalformed')
  if (jws.header['alg'] !== 'ES256K' || jws.header['typ'] !== requestType || 'crit' in jws.header)
    return err('RequestIsMalformed')
  // Outside of the signature stands nothing but whom it is from.
  if (outer.size !== 2 || outer.get('client_id') !== texts.get('client_id')) return err('OtherClient')
  const read = readPlain(texts, jws)
  return read.ok && read.value.signer === null ? err('OtherClient') : read
}

function textsOf(payload: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> | null {
  const entries = Object.entries(payload)
  const texts = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return texts.length === entries.length ? new Map(texts) : null
}

function readPlain(texts: ReadonlyMap<string, string>, jws?: Jws): Result<ReadRequest, RequestCode> {
  const text = (name: string): string => texts.get(name) ?? ''
  const credential = texts.has('dcql_query') ? credentialIn(text('dcql_query')) : undefined
  const type = credential === undefined ? 'id_token' : 'vp_token id_token'
  if (text('response_type') !== type || credential === null) {
    return err(texts.has('response_type') ? 'AsksForMore' : 'RequestIsMalformed')
  }
  if (texts.has('scope') && text('scope') !== 'openid') return err('AsksForMore')
  const mode = modes[text('response_mode')]
  if (mode === undefined) return err('RequestIsMalformed')
  // The other address of the two would be somebody else's.
  if (texts.has(mode === 'post' ? 'redirect_uri' : 'response_uri')) return err('BadAnswerPlace')
  const answerTo = text(mode === 'post' ? 'response_uri' : 'redirect_uri')
  if (answerPlace(answerTo) === null) return err('BadAnswerPlace')
  const clientId = text('client_id')
  const did = clientId.startsWith(didPrefix) ? clientId.slice(didPrefix.length) : null
  if (did === null ? clientId !== clientIdOf(answerTo) : jws === undefined) return err('OtherClient')
  if (did !== null && !isDid(did)) return err('RequestIsMalformed')
  const { nonce, state, iat, chainId, genesis } = fieldsOf(text)
  if (nonce === null || state === null || iat === null || chainId === null || genesis === false)
    return err('RequestIsMalformed')
  const request: SignInRequest = {
    clientId,
    answerTo,
    mode,
    chainId,
    genesis,
    title: plainLine(text('client_name'), longestTitle),
    username: plainLine(text('username'), longestName),
    ...(credential === undefined ? {} : { credential: credential.type }),
    ...(credential === undefined || credential.facts.length === 0 ? {} : { facts: credential.facts }),
    nonce,
    state,
    at: iat * 1_000,
  }
  return ok({ request, signer: did === null || jws === undefined ? null : { did, jws } })
}

const modes: Readonly<Record<string, 'post' | 'fragment'>> = { direct_post: 'post', fragment: 'fragment' }

function fieldsOf(text: (name: string) => string) {
  const genesis = text('genesis')
  return {
    nonce: match(/^[\w-]{22,128}$/, text('nonce')),
    state: match(/^[\w-]{8,128}$/, text('state')),
    iat: numberOf(match(/^[1-9]\d{8,10}$/, text('iat'))),
    chainId: numberOf(match(/^[1-9]\d{0,8}$/, text('chain_id'))),
    genesis: genesis === '' ? null : (match(/^(?:0x)?[0-9a-f]{64}$/, genesis) ?? (false as const)),
  }
}

function match(syntax: RegExp, text: string): string | null {
  return syntax.test(text) ? text : null
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

/** A text of one line without signs that cannot be seen or turn the line round. */
function plainLine(text: string, most: number): string {
  const seen = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(seen).slice(0, most).join('')
}
