import {
  bytesToHex,
  concatBytes,
  decodeBase64url,
  encodeBase64url,
  equalBytes,
  err,
  ok,
  sha256,
  utf8ToBytes,
  type Hex,
  type Result,
} from '@tyto/primitives'
import { byteReader, type ByteReader } from './byteReader'

// Codes that people send each other in the fragment of a link: base64url of
//   version, 1 byte; kind, 1 byte; fields; the first 8 bytes of the digest of all that.
// These 8 bytes find what was changed or cut by accident. Whoever changes a code on purpose can compute them again: in a recovery
// the checksum phrase, which people read to each other, and the signature protect against that; in a payment the chain, which is
// asked where the name leads.

const version = 1
const headLength = 2
const checkLength = 8
/** Characters of the longest code that is looked at. */
export const longestCode = 1_000

export type LinkCodeError =
  /** Not made by this app, or only a part of it. */
  | 'CodeIsMalformed'
  /** Something in it was changed: it does not have the digest that it ends with. */
  | 'CodeIsTampered'
  /** Made by a newer version of the app. */
  | 'CodeIsNewer'

/** The kinds of codes, by the byte that says so. */
export const codeKinds = { recovery: 1, drill: 2, answer: 3, payment: 4, issued: 5 } as const

/** How the fragment of a link begins that carries a code. */
export const requestFragment = '#request='
export const answerFragment = '#answer='
export const paymentFragment = '#pay='
export const issuedFragment = '#issued='
/** What it carries is no code of this file, but a sealed credential. */
export const credentialFragment = '#credential='

/** The code of a link's fragment, without what a message put behind the link; null where it carries none of this kind. */
export function codeInFragment(
  fragment: string,
  kind:
    | typeof requestFragment
    | typeof answerFragment
    | typeof paymentFragment
    | typeof issuedFragment
    | typeof credentialFragment,
): string | null {
  // Mail writes the sign before a code as %3D, or as =3D: no code begins with these two letters.
  const plain = fragment.replace(/^(#[a-z]+)(?:%3D|=3D(?=AQ))/i, '$1=')
  return plain.startsWith(kind) ? codeAtStart(plain.slice(kind.length)) : null
}

/** Codes are base64url. What follows another character, such as a full stop, belongs to the message around the link. */
export function codeAtStart(text: string): string {
  return /^[A-Za-z0-9_-]*/.exec(text)?.[0] ?? ''
}

/** The content of a code, and the digest that stands for all of it. */
export interface OpenCode {
  readonly kind: number
  readonly digest: Hex
  readonly fields: ByteReader
}

export function digestOfCode(kind: number, ...fields: readonly Uint8Array[]): Uint8Array {
  const content = concatBytes(Uint8Array.of(version, kind), ...fields)
  return sha256(concatBytes(sha256(utf8ToBytes('tyto:ceremony')), content))
}

export function sealCode(kind: number, ...fields: readonly Uint8Array[]): string {
  const check = digestOfCode(kind, ...fields).slice(0, checkLength)
  return encodeBase64url(concatBytes(Uint8Array.of(version, kind), ...fields, check))
}

/** Reads a code with `read`, which takes its fields in order; null or a throw of `read` is malformed. */
export function openCode<T>(code: string, read: (open: OpenCode) => T | null): Result<T, LinkCodeError> {
  if (code.length > longestCode) return err('CodeIsMalformed')
  try {
    const bytes = decodeBase64url(code)
    const end = bytes.length - checkLength
    if (end < headLength) return err('CodeIsMalformed')
    const [codeVersion = 0, kind = 0] = bytes
    if (codeVersion > version) return err('CodeIsNewer')
    const content = bytes.slice(headLength, end)
    const digest = digestOfCode(kind, content)
    if (codeVersion !== version || !equalBytes(digest.slice(0, checkLength), bytes.slice(end))) {
      return err('CodeIsTampered')
    }
    const fields = byteReader(content)
    const value = read({ kind, digest: bytesToHex(digest), fields })
    return value === null || !fields.isAtEnd() ? err('CodeIsMalformed') : ok(value)
  } catch {
    return err('CodeIsMalformed')
  }
}

/** A text as codes carry it: its length in 2 bytes, then UTF-8. Throws where it has more than `longest` bytes. */
export function textField(text: string, longest: number): Uint8Array {
  const bytes = utf8ToBytes(text)
  if (bytes.length > longest) throw new RangeError('This text is too long for a code.')
  return concatBytes(Uint8Array.of(bytes.length >> 8, bytes.length & 0xff), bytes)
}
