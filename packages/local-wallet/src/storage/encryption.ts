import { isRecord, concatBytes, utf8ToBytes } from '@tyto/primitives'

/** Bytes of an RSA ciphertext with a key of 4096 bits, and of the symmetric key of the older form. */
const rsaBytes = 512
const oldKeyBytes = 256
const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
/** Key derivation of arweave-js, which made the symmetric half of the older form. */
const oldIterations = 100_000
const ivBytes = 16

type Subtle = Pick<Crypto, 'subtle' | 'getRandomValues'>
type Bytes = Uint8Array<ArrayBuffer>

/** The two generations of options: the current one names a Web Crypto algorithm, the older one has `algorithm`. */
export type EncryptionForm = { readonly kind: 'current' } | { readonly kind: 'older'; readonly salt: string }

/** Which generation the options are of; undefined for neither. */
export function readForm(options: unknown): EncryptionForm | undefined {
  if (!isRecord(options)) return undefined
  const { algorithm, hash, name, salt } = options
  if (typeof name === 'string') return { kind: 'current' }
  if (typeof algorithm !== 'string' || typeof hash !== 'string') return undefined
  return { kind: 'older', salt: typeof salt === 'string' ? salt : 'salt' }
}

/**
 * Current form: plain RSA-OAEP with SHA-256, so at most 446 bytes. Older form: 512 bytes of RSA around a random key,
 * then AES-CBC (its initial vector first) under a key derived from it; any length.
 */
export async function encrypt(
  { subtle, getRandomValues }: Bound,
  key: JsonWebKey,
  data: Uint8Array,
  form: EncryptionForm,
): Promise<Uint8Array> {
  const rsa = await subtle.importKey('jwk', publicHalf(key), oaep, false, ['encrypt'])
  if (form.kind === 'current') {
    return new Uint8Array(await subtle.encrypt(oaep, rsa, own(data)))
  }
  const secret = getRandomValues(new Uint8Array(oldKeyBytes))
  const iv = getRandomValues(new Uint8Array(ivBytes))
  const aes = await oldKey(subtle, secret, form.salt)
  const cipher = new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, aes, own(data)))
  const wrapped = new Uint8Array(await subtle.encrypt(oaep, rsa, secret))
  return concatBytes(wrapped, iv, cipher)
}

/** The reverse of `encrypt`, with the same form. Rejects if the text is not for this key or not of this form. */
export async function decrypt(
  { subtle }: Bound,
  key: JsonWebKey,
  data: Uint8Array,
  form: EncryptionForm,
): Promise<Uint8Array> {
  const rsa = await subtle.importKey('jwk', unlabelled(key), oaep, false, ['decrypt'])
  if (form.kind === 'current') return new Uint8Array(await subtle.decrypt(oaep, rsa, own(data)))
  const secret = new Uint8Array(await subtle.decrypt(oaep, rsa, own(data.slice(0, rsaBytes))))
  const iv = own(data.slice(rsaBytes, rsaBytes + ivBytes))
  const aes = await oldKey(subtle, secret, form.salt)
  const plain = await subtle.decrypt({ name: 'AES-CBC', iv }, aes, own(data.slice(rsaBytes + ivBytes)))
  return new Uint8Array(plain)
}

/** Web Crypto with its methods bound. */
export interface Bound {
  readonly subtle: SubtleCrypto
  readonly getRandomValues: (array: Bytes) => Bytes
}

export function bindCrypto(crypto: Subtle): Bound {
  return { subtle: crypto.subtle, getRandomValues: (array) => crypto.getRandomValues(array) }
}

/** A view on a buffer of its own: what Web Crypto takes. */
export function own(bytes: Uint8Array): Bytes {
  return Uint8Array.from(bytes)
}

async function oldKey(subtle: SubtleCrypto, secret: Bytes, salt: string): Promise<CryptoKey> {
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey'])
  const derivation = {
    name: 'PBKDF2',
    salt: own(utf8ToBytes(salt)),
    iterations: oldIterations,
    hash: 'SHA-256',
  }
  const aes = { name: 'AES-CBC', length: 256 }
  return subtle.deriveKey(derivation, base, aes, false, ['encrypt', 'decrypt'])
}

function publicHalf({ kty, n, e }: JsonWebKey): JsonWebKey {
  return { kty, n, e } as JsonWebKey
}

/** Without names of an algorithm, so that one key serves encryption and signatures. */
export function unlabelled({ kty, n, e, d, p, q, dp, dq, qi }: JsonWebKey): JsonWebKey {
  return { kty, n, e, d, p, q, dp, dq, qi } as JsonWebKey
}
