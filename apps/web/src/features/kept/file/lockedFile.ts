/**
 * A file that one passphrase, or the storage wallet of one person, opens: AES-GCM with a key that is made of the passphrase
 * (PBKDF2), or that the wallet encrypted. What stands around the locked part is sealed with it.
 */
import { webCipher } from '@tyto/chain'
import {
  bytesToUtf8,
  decodeBase64url,
  encodeBase64url,
  err,
  isRecord,
  ok,
  parseJson,
  utf8ToBytes,
  type Result,
} from '@tyto/primitives'

export type Lock =
  /** How the key is made of the passphrase. */
  | { readonly kind: 'passphrase'; readonly salt: string; readonly rounds: number }
  /** The key as the storage wallet encrypted it, base64url. */
  | { readonly kind: 'storage'; readonly key: string }

export interface LockedFile {
  readonly lock: Lock
  readonly iv: string
  readonly sealed: string
}

/** `newer`: a later version of the app wrote it. */
export type LockedFault = 'newer' | 'malformed'

/** Raised when the form changes; a reader of each earlier form stays. */
const form = 1
const kind = 'kept'
/** Of PBKDF2 with SHA-256, as OWASP asks since 2023. A guess takes a machine about a third of a second. */
const roundsNow = 600_000
/** A file may ask for other rounds, not for so many that the page stands still. */
const mostRounds = 10_000_000
const saltLength = 16
const ivLength = 12
const keyLength = 32

/** In bytes; a browser keeps about ten million, and base64 makes a third more of them. */
export const longestFile = 24_000_000

/** Made once for each file: the way to its key, and the key itself, 32 bytes. */
export interface NewLock {
  readonly lock: Lock
  readonly key: Uint8Array
}

/** Browsers encrypt on secure pages alone: over https, and on their own machine. */
export function hasCiphers(): boolean {
  return 'subtle' in crypto
}

export async function lockByPassphrase(passphrase: string): Promise<NewLock> {
  const salt = encodeBase64url(crypto.getRandomValues(new Uint8Array(saltLength)))
  const lock = { kind: 'passphrase', salt, rounds: roundsNow } as const
  return { lock, key: await keyOf(passphrase, lock) }
}

/** `encrypt`: by the storage wallet; what it answers with opens the file by the same wallet alone. */
export async function lockByStorage<Code extends string>(
  encrypt: (text: string) => Promise<Result<string, Code>>,
): Promise<Result<NewLock, Code>> {
  const key = crypto.getRandomValues(new Uint8Array(keyLength))
  const answer = await encrypt(encodeBase64url(key))
  return answer.ok ? ok({ lock: { kind: 'storage', key: answer.value }, key }) : answer
}

/** The key that a passphrase makes, 32 bytes. */
export async function keyOf(
  passphrase: string,
  { salt, rounds }: Extract<Lock, { kind: 'passphrase' }>,
): Promise<Uint8Array> {
  // A phone's keyboard adds a space, and writes one letter in two ways.
  const bytes = Uint8Array.from(utf8ToBytes(passphrase.normalize('NFKC').trim()))
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const way = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: Uint8Array.from(decodeBase64url(salt)),
    iterations: rounds,
  }
  return new Uint8Array(await crypto.subtle.deriveBits(way, material, keyLength * 8))
}

/** The key that the storage wallet decrypted; null for anything else. */
export function keyOfStorage(decrypted: string): Uint8Array | null {
  const key = readBytes(decrypted)
  return key?.length === keyLength ? key : null
}

/** The text of the file. */
export async function lockText(text: string, { lock, key }: NewLock): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const sealed = await webCipher(crypto).seal(key, iv, headOf(lock), utf8ToBytes(text))
  const body = { iv: encodeBase64url(iv), sealed: encodeBase64url(sealed) }
  return JSON.stringify({ tyto: kind, version: form, lock, ...body })
}

/** Opens a locked text; null for another key, and for a file that was changed. */
export async function openText({ lock, iv, sealed }: LockedFile, key: Uint8Array): Promise<string | null> {
  const [ivBytes, bytes] = [readBytes(iv), readBytes(sealed)]
  if (ivBytes === null || bytes === null) return null
  const plain = await webCipher(crypto).open(key, ivBytes, headOf(lock), bytes)
  try {
    return plain && bytesToUtf8(plain)
  } catch {
    return null
  }
}

/** Reads the text of a file; never throws. */
export function parseLocked(text: string): Result<LockedFile, LockedFault> {
  const value = parseJson(text)
  if (!isRecord(value) || value['tyto'] !== kind) return err('malformed')
  const { version, iv, sealed } = value
  if (typeof version === 'number' && version > form) return err('newer')
  const lock = readLock(value['lock'])
  const isSound =
    version === form && lock !== null && typeof iv === 'string' && readBytes(iv)?.length === ivLength
  return isSound && typeof sealed === 'string' ? ok({ lock, iv, sealed }) : err('malformed')
}

function readLock(value: unknown): Lock | null {
  if (!isRecord(value)) return null
  const { salt, rounds, key } = value
  if (value['kind'] === 'storage')
    return typeof key === 'string' && key.length <= 4_000 && readBytes(key) !== null
      ? { kind: 'storage', key }
      : null
  const isSound =
    value['kind'] === 'passphrase' &&
    typeof salt === 'string' &&
    readBytes(salt)?.length === saltLength &&
    typeof rounds === 'number' &&
    Number.isInteger(rounds) &&
    rounds > 0 &&
    rounds <= mostRounds
  return isSound ? { kind: 'passphrase', salt, rounds } : null
}

function headOf(lock: Lock): Uint8Array {
  return utf8ToBytes(JSON.stringify([kind, form, lock]))
}

function readBytes(text: string): Uint8Array | null {
  try {
    return decodeBase64url(text)
  } catch {
    return null
  }
}
