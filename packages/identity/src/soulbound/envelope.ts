import {
  concatBytes,
  decodeBase64url,
  encodeBase64url,
  err,
  hexToBytes,
  bigintToBytes,
  ok,
  sha256,
  utf8ToBytes,
  type Address,
  type Result,
} from '@tyto/primitives'
import { readTravelRule, travelRuleBytes, type TravelRule } from './travelRule'

// A message that its issuer alone reads, as text of the chain:
//   ivms101-1 . wrapped key . initial vector . cipher, each base64url
// A random AES-256 key encrypts the data (GCM), and the issuer's RSA key (OAEP, SHA-256) encrypts that key, as text:
// storage wallets answer text. The additional data of GCM names chain, wallet and issuer, so that an envelope that somebody copies
// into another wallet does not open there.

/** The purpose of an envelope. It is opened for the same, or not at all. */
export interface EnvelopeContext {
  readonly chainId: number
  /** The wallet that stores it. */
  readonly wallet: Address
  /** The issuer as the wallet's contract names it. */
  readonly issuer: string
}

/** The ciphers of the platform: this package has none of its own. */
export interface EnvelopeCipher {
  /** Random bytes that can be a key. */
  random(length: number): Uint8Array
  /** RSA-OAEP with SHA-256 by the public key with this modulus and the exponent 65537. */
  wrap(modulus: Uint8Array, plain: Uint8Array): Promise<Uint8Array>
  /** AES-256-GCM with a tag of 16 bytes, which stands at the end. */
  seal(key: Uint8Array, iv: Uint8Array, additional: Uint8Array, plain: Uint8Array): Promise<Uint8Array>
  /** Its reverse; null where key, vector, additional data or cipher are not those of the sealing. */
  open(
    key: Uint8Array,
    iv: Uint8Array,
    additional: Uint8Array,
    cipher: Uint8Array,
  ): Promise<Uint8Array | null>
}

export interface Envelope {
  /** The key, encrypted by RSA: for the `decrypt` of the issuer's storage wallet. */
  readonly wrappedKey: string
  readonly iv: Uint8Array
  readonly cipher: Uint8Array
}

export type EnvelopeCode =
  /** Not written by this app: the incumbent's, or no message at all. */
  | 'EnvelopeIsForeign'
  /** Of a later version of the app. */
  | 'EnvelopeIsNewer'
  | 'EnvelopeIsMalformed'

export type OpeningCode =
  /** The storage wallet decrypted something that is no key: the envelope is for somebody else. */
  | 'EnvelopeKeyIsWrong'
  /** Changed, or taken from another wallet. */
  | 'EnvelopeIsTampered'
  /** It opened, and what it holds is no travel rule. */
  | 'EnvelopeIsMalformed'

const head = 'ivms101-1'
/** Before a key that is wrapped: whatever else was encrypted for the issuer, such as the keys of its document, is no key here. */
const keyPrefix = 'tyto:ivms101:1:'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16
/** Bytes that RSA makes: keys of 2,048 to 8,192 bits. */
const wrappedBytes = [256, 1_024] as const
const mostCipherBytes = 4_096
/** Characters of the longest text that is looked at. */
const longestText = 8_000

/** Encrypts clean data for an issuer. `modulus`: what `readPublicEncryption` found. */
export async function sealTravelRule(
  data: TravelRule,
  modulus: string,
  context: EnvelopeContext,
  cipher: EnvelopeCipher,
): Promise<string> {
  const key = cipher.random(keyBytes)
  const iv = cipher.random(ivBytes)
  try {
    const sealed = await cipher.seal(key, iv, envelopeBinding(context), travelRuleBytes(data))
    const wrapped = await cipher.wrap(decodeBase64url(modulus), utf8ToBytes(envelopeKeyText(key)))
    return formatEnvelope({ wrappedKey: encodeBase64url(wrapped), iv, cipher: sealed })
  } finally {
    key.fill(0)
  }
}

/** The key of an envelope as it is wrapped for the issuer. */
export function envelopeKeyText(key: Uint8Array): string {
  return keyPrefix + encodeBase64url(key)
}

/** An envelope as text of the chain. */
export function formatEnvelope({ wrappedKey, iv, cipher }: Envelope): string {
  return [head, wrappedKey, encodeBase64url(iv), encodeBase64url(cipher)].join('.')
}

/** Reads a text of the chain, which may be anything. */
export function parseEnvelope(text: string): Result<Envelope, EnvelopeCode> {
  const version = /^ivms101-(\d{1,6})\./.exec(text)?.[1]
  if (version === undefined) return err('EnvelopeIsForeign')
  if (version !== '1') return err('EnvelopeIsNewer')
  const [, wrappedKey = '', ivText = '', cipherText = '', ...more] =
    text.length > longestText ? [] : text.split('.')
  const wrapped = bytesOf(wrappedKey)
  const iv = bytesOf(ivText)
  const cipher = bytesOf(cipherText)
  const isSound =
    more.length === 0 &&
    wrapped.length >= wrappedBytes[0] &&
    wrapped.length <= wrappedBytes[1] &&
    iv.length === ivBytes &&
    cipher.length > tagBytes &&
    cipher.length <= mostCipherBytes
  return isSound ? ok({ wrappedKey, iv, cipher }) : err('EnvelopeIsMalformed')
}

/** Opens an envelope for what it was sealed for. `keyText`: what the issuer's storage wallet decrypted of `wrappedKey`. */
export async function openEnvelope(
  { iv, cipher }: Pick<Envelope, 'iv' | 'cipher'>,
  keyText: string,
  context: EnvelopeContext,
  { open }: Pick<EnvelopeCipher, 'open'>,
): Promise<Result<TravelRule, OpeningCode>> {
  const key = keyText.startsWith(keyPrefix) ? bytesOf(keyText.slice(keyPrefix.length)) : new Uint8Array(0)
  try {
    if (key.length !== keyBytes) return err('EnvelopeKeyIsWrong')
    const plain = await open(key, iv, envelopeBinding(context), cipher)
    if (plain === null) return err('EnvelopeIsTampered')
    const data = readTravelRule(plain)
    return data === null ? err('EnvelopeIsMalformed') : ok(data)
  } finally {
    key.fill(0)
  }
}

const chainIdBytes = 4

/** The text to which an envelope is bound. Its parts have a fixed length, so that no two contexts have the same. */
export function envelopeBinding({ chainId, wallet, issuer }: EnvelopeContext): Uint8Array {
  return concatBytes(
    sha256(utf8ToBytes('tyto:envelope:ivms101:1')),
    bigintToBytes(BigInt(chainId), chainIdBytes),
    hexToBytes(wallet),
    sha256(utf8ToBytes(issuer)),
  )
}

/** Nothing where the text is no base64url. */
function bytesOf(text: string): Uint8Array {
  try {
    return decodeBase64url(text)
  } catch {
    return new Uint8Array(0)
  }
}
