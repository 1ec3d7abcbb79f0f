import {
  agreedKey,
  bytesToUtf8,
  concatBytes,
  decodeBase64url,
  encodeBase64url,
  publicKeyOf,
  sha256,
  utf8ToBytes,
} from '@tyto/primitives'

// A credential on its way to its holder, which they alone read. Bytes, then base64url:
//   version, 1 byte; a public key that is made for this once, 33; initial vector, 12; cipher
// That key and the holder's `agreement` key agree on a key of AES-256-GCM. The additional data names the holder's DID.

/** The ciphers of the platform: this package has none of its own. */
export interface CredentialCipher {
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

/** Who reads it, and what is new in each sealing. */
export interface SealedFor {
  readonly did: string
  /** The holder's `agreement` key, 33 or 65 bytes. */
  readonly key: Uint8Array
  /** A private key by chance, for this sealing alone. Whoever has it can open what it sealed: wipe it. */
  readonly once: Uint8Array
  /** 12 bytes by chance. */
  readonly iv: Uint8Array
}

const version = 1
const keyBytes = 33
const ivBytes = 12
const headBytes = 1 + keyBytes + ivBytes
/** Characters of the longest text that is looked at. */
const longestSealed = 100_000

/** Encrypts a credential for its holder. Throws for what is no key of the curve. */
export async function sealCredential(
  text: string,
  { did, key, once, iv }: SealedFor,
  cipher: Pick<CredentialCipher, 'seal'>,
): Promise<string> {
  const head = concatBytes(Uint8Array.of(version), publicKeyOf(once))
  const shared = agreedKey(once, key, purposeOf(head))
  try {
    const sealed = await cipher.seal(shared, iv, bindingOf(did), utf8ToBytes(text))
    return encodeBase64url(concatBytes(head, iv, sealed))
  } finally {
    shared.fill(0)
  }
}

/** Opens it with the private half of the holder's `agreement` key; null for what is torn, for somebody else, or no such text. */
export async function openCredential(
  sealed: string,
  { did, privateKey }: { readonly did: string; readonly privateKey: Uint8Array },
  cipher: Pick<CredentialCipher, 'open'>,
): Promise<string | null> {
  if (sealed.length > longestSealed) return null
  try {
    const bytes = decodeBase64url(sealed)
    if (bytes[0] !== version || bytes.length <= headBytes) return null
    const head = bytes.slice(0, 1 + keyBytes)
    const shared = agreedKey(privateKey, head.slice(1), purposeOf(head))
    try {
      const iv = bytes.slice(1 + keyBytes, headBytes)
      const plain = await cipher.open(shared, iv, bindingOf(did), bytes.slice(headBytes))
      return plain === null ? null : bytesToUtf8(plain)
    } finally {
      shared.fill(0)
    }
  } catch {
    return null
  }
}

/** The use of the agreed key: with this one public key, all its bytes. */
function purposeOf(head: Uint8Array): Uint8Array {
  return concatBytes(utf8ToBytes('tyto:credential:1:'), head)
}

function bindingOf(did: string): Uint8Array {
  return sha256(utf8ToBytes(`tyto:credential:1:${did}`))
}
