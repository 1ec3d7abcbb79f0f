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

/** A context that documents name, from this machine; undefined for any other address. */
export function didContext(url: string): object | undefined {
  return url === 'https://w3id.org/security/jwk/v1' ? jwkContext : contexts.get(url)
}
