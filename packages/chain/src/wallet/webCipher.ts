import type { EnvelopeCipher } from '@tyto/identity'
import { encodeBase64url } from '@tyto/primitives'

const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
/** 65537, the exponent of every key of a storage wallet. */
const exponent = 'AQAB'

/** The ciphers of the browser (or of Node), for messages to issuers. */
export function webCipher(crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>): EnvelopeCipher {
  const { subtle } = crypto
  return {
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    wrap: async (modulus, plain) => {
      const jwk = { kty: 'RSA', n: encodeBase64url(modulus), e: exponent }
      const key = await subtle.importKey('jwk', jwk, oaep, false, ['encrypt'])
      return new Uint8Array(await subtle.encrypt(oaep, key, own(plain)))
    },
    seal: async (key, iv, additional, plain) =>
      new Uint8Array(await subtle.encrypt(gcm(iv, additional), await aesKey(key, 'encrypt'), own(plain))),
    open: async (key, iv, additional, cipher) => {
      const aes = await aesKey(key, 'decrypt')
      try {
        return new Uint8Array(await subtle.decrypt(gcm(iv, additional), aes, own(cipher)))
      } catch {
        return null
      }
    },
  }

  function aesKey(key: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
    return subtle.importKey('raw', own(key), 'AES-GCM', false, [use])
  }
}

function gcm(iv: Uint8Array, additional: Uint8Array): AesGcmParams {
  return { name: 'AES-GCM', iv: own(iv), additionalData: own(additional), tagLength: 128 }
}

/** A view on a buffer of its own: what Web Crypto takes. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes)
}
