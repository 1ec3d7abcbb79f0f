import { contexts } from 'did-context'

/**
 * `https://w3id.org/security/jwk/v1` as its standard defines it (W3C Controlled Identifiers, "JSON Web Key context"): a
 * JsonWebKey, its controller, and its key as JSON.
 */
const jwkContext = {
  '@context': {
    id: '@id',
    type: '@type',
    '@protected': true,
    JsonWebKey: {
      '@id': 'https://w3id.org/security#JsonWebKey',
      '@context': {
        '@protected': true,
        id: '@id',
        type: '@type',
        controller: { '@id': 'https://w3id.org/security#controller', '@type': '@id' },
        publicKeyJwk: { '@id': 'https://w3id.org/security#publicKeyJwk', '@type': '@json' },
      },
    },
  },
}

/**
 * `https://w3id.org/security/suites/jws-2020/v1` as far as documents name it (W3C CCG, "JSON Web Signature 2020"): a key of the
 * type before. Its controller is that of DID Core's context.
 */
const olderKeyContext = {
  '@context': {
    id: '@id',
    type: '@type',
    '@protected': true,
    JsonWebKey2020: {
      '@id': 'https://w3id.org/security#JsonWebKey2020',
      '@context': {
        '@protected': true,
        id: '@id',
        type: '@type',
        publicKeyJwk: { '@id': 'https://w3id.org/security#publicKeyJwk', '@type': '@json' },
      },
    },
  },
}

const keyContexts: ReadonlyMap<string, object> = new Map<string, object>([
  ['https://w3id.org/security/jwk/v1', jwkContext],
  ['https://w3id.org/security/suites/jws-2020/v1', olderKeyContext],
])

/** A context that documents name, from this machine; undefined for any other address. */
export function didContext(url: string): object | undefined {
  return keyContexts.get(url) ?? contexts.get(url)
}
