import { decodeBase64url, encodeBase64url } from './base64url'
import { bytesToUtf8, concatBytes, utf8ToBytes } from './bytes'
import { isRecord, parseJson } from './json'

type JsonRecord = Readonly<Record<string, unknown>>

/** A signed text of three parts (RFC 7515, compact form), taken apart. Nothing of it is checked but its form. */
export interface Jws {
  readonly header: JsonRecord
  readonly payload: JsonRecord
  /** The signed bytes: the first two parts as they stand, with the dot between them. */
  readonly signed: Uint8Array
  readonly signature: Uint8Array
}

/** Makes a JWS of two records; `sign` signs its bytes. */
export function makeJws(
  header: JsonRecord,
  payload: JsonRecord,
  sign: (signed: Uint8Array) => Uint8Array,
): string {
  const [head, body] = [header, payload].map((part) => encodeBase64url(utf8ToBytes(JSON.stringify(part))))
  const signed = `${head}.${body}`
  return `${signed}.${encodeBase64url(sign(utf8ToBytes(signed)))}`
}

/** Takes a JWS apart whose header and payload are JSON records; null for any other text, and for one of more than `most` characters. */
export function readJws(text: string, most: number): Jws | null {
  if (text.length > most) return null
  const match = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(text)
  if (match === null) return null
  const [, head = '', body = '', end = ''] = match
  try {
    const [header, payload] = [head, body].map((part) => parseJson(bytesToUtf8(decodeBase64url(part))))
    if (!isRecord(header) || !isRecord(payload)) return null
    const signed = concatBytes(utf8ToBytes(head), utf8ToBytes('.'), utf8ToBytes(body))
    return { header, payload, signed, signature: decodeBase64url(end) }
  } catch {
    return null
  }
}
