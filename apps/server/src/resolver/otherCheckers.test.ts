import { getResolver } from '@tyto/chain'
import { testAccount } from '@tyto/devnet'
import * as didJwt9 from 'did-jwt'
import * as didJwt8 from 'did-jwt-8'
import { Resolver } from 'did-resolver'
import { importJWK, jwtVerify, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../testing/startTestSite'
import { hostedClient } from './didSources'

/** Libraries of others find our keys, and can say what went wrong: tokens are signed and checked by them. */
let site: TestSite
let did: string

/** The name of a resolution before the W3C's present one: what clients of the Universal Resolver send. */
const olderResolution = 'application/ld+json;profile="https://w3id.org/did-resolution"'
const nobody = `did:tyron:zil:isol:${'0'.repeat(40)}`

beforeAll(async () => {
  site = await startTestSite({ resolver: { mostRequests: 10_000 } })
  did = (await site.deployWallet()).did
})
afterAll(() => site.stop())

/** The library's `Resolver` asks the chain itself by our driver, or our server as the Universal Resolver's clients do. */
const ways = {
  'the driver': () =>
    getResolver({ sources: [{ didNetwork: 'isol', client: hostedClient(site.devnet), hasHistory: true }] }),
  'the server': () => ({
    tyron: async (didUrl: string) => (await site.ask(didUrl, olderResolution)).json() as never,
  }),
}

/** The answer of the library's resolver, as text and back: each version of it has types of its own. */
async function resolution(way: keyof typeof ways, didUrl: string, options: object): Promise<string> {
  return JSON.stringify(await new Resolver(ways[way]()).resolve(didUrl, options))
}

const proofPurpose = 'authentication'

/** The resolver that a library's `verifyJWT` takes. */
type ResolverOf<Verify extends typeof didJwt8.verifyJWT | typeof didJwt9.verifyJWT> = NonNullable<
  NonNullable<Parameters<Verify>[1]>['resolver']
>
type Resolver8 = ResolverOf<typeof didJwt8.verifyJWT>
type Resolver9 = ResolverOf<typeof didJwt9.verifyJWT>

const verifiers = {
  'did-jwt 8': async (token: string, way: keyof typeof ways) => {
    const resolve: Resolver8['resolve'] = async (didUrl, options = {}) =>
      JSON.parse(await resolution(way, didUrl, options)) as Awaited<ReturnType<Resolver8['resolve']>>
    return didJwt8.verifyJWT(token, { resolver: { resolve }, proofPurpose })
  },
  'did-jwt 9': async (token: string, way: keyof typeof ways) => {
    const resolve: Resolver9['resolve'] = async (didUrl, options = {}) =>
      JSON.parse(await resolution(way, didUrl, options)) as Awaited<ReturnType<Resolver9['resolve']>>
    return didJwt9.verifyJWT(token, { resolver: { resolve }, proofPurpose })
  },
}

/** A token of the wallet's key, or of another one that the document does not name. */
async function signed(of: string, privateKey = testAccount(8).privateKey): Promise<string> {
  const signer = didJwt9.ES256KSigner(privateKey)
  return didJwt9.createJWT({ said: 'hello' }, { issuer: of, signer, alg: 'ES256K' })
}

describe.each([
  ['did-jwt 8', 'the driver'],
  ['did-jwt 8', 'the server'],
  ['did-jwt 9', 'the driver'],
  ['did-jwt 9', 'the server'],
] as const)('%s, which asks %s', (library, way) => {
  const verify = (token: string) => verifiers[library](token, way)

  it("[BX-08] verifies what the document's key signed, and nothing else", async () => {
    const { verified, payload, signer } = await verify(await signed(did))
    expect([verified, payload['said'], signer.id]).toEqual([true, 'hello', `${did}#auth`])
    const stranger = await signed(did, testAccount(9).privateKey)
    await expect(verify(stranger)).rejects.toThrow('invalid_signature')
  })

  it('[BX-08] says in words why a document is not there', async () => {
    await expect(verify(await signed(nobody))).rejects.toThrow(
      `resolver_error: Unable to resolve DID document for ${nobody}: notFound, No such document was found on this network.`,
    )
  })
})

describe('the driver for did-resolver', () => {
  const typeOf = async (accept: Readonly<Record<string, string>>, made: object = {}): Promise<unknown> => {
    const sources = [{ didNetwork: 'isol' as const, client: hostedClient(site.devnet), hasHistory: true }]
    const { didDocument, didResolutionMetadata } = await new Resolver(
      getResolver({ sources, ...made }),
    ).resolve(did, accept)
    const types = new Set(didDocument?.verificationMethod?.map(({ type }) => type))
    return [...types, didResolutionMetadata.contentType]
  }

  it('gives keys of the present type unless older ones are asked for', async () => {
    const present = ['JsonWebKey', 'application/did']
    const older = ['JsonWebKey2020', 'application/did+ld+json']
    expect(await typeOf({})).toEqual(present)
    expect(await typeOf({ accept: 'application/did' })).toEqual(present)
    expect(await typeOf({ accept: 'application/did+json' })).toEqual(older)
    expect(await typeOf({ accept: 'application/did+ld+json' })).toEqual(older)
    expect(await typeOf({ publicKeyFormat: 'JsonWebKey2020' })).toEqual(older)
    expect(await typeOf({ accept: 'application/did+json', publicKeyFormat: 'JsonWebKey' })).toEqual(present)
    expect(await typeOf({}, { publicKeyFormat: 'JsonWebKey2020' })).toEqual(older)
    expect(await typeOf({ publicKeyFormat: 'JsonWebKey' }, { publicKeyFormat: 'JsonWebKey2020' })).toEqual(
      present,
    )
  })
})

describe('jose', () => {
  it.each(['application/did', 'application/did+ld+json'])(
    '[BX-08] takes the key of a document in %s as it is, and verifies with it',
    async (accept) => {
      const document = (await (await site.ask(did, accept)).json()) as {
        readonly verificationMethod: readonly { readonly id: string; readonly publicKeyJwk: JWK }[]
      }
      const method = document.verificationMethod.find(({ id }) => id === `${did}#auth`)!
      const key = await importJWK(method.publicKeyJwk, 'ES256K')
      const { payload } = await jwtVerify(await signed(did), key, { algorithms: ['ES256K'], issuer: did })
      expect(payload['said']).toBe('hello')
      const stranger = await signed(did, testAccount(9).privateKey)
      await expect(jwtVerify(stranger, key)).rejects.toThrow('signature verification failed')
    },
  )
})

describe('the older form over HTTP', () => {
  interface Answer {
    readonly didDocument: { readonly '@context': readonly unknown[] } | null
    readonly didResolutionMetadata: Readonly<Record<string, unknown>>
  }

  /** The types of the keys in an answer, whatever the media type puts around the document. */
  async function keysOf(path: string, accept?: string): Promise<readonly string[]> {
    const text = await (await site.ask(path, accept)).text()
    return [...new Set([...text.matchAll(/JsonWebKey[0-9]*/g)].map(([type]) => type))]
  }

  it('[BX-08] is sent by media type or by option, and the present one otherwise', async () => {
    const encoded = encodeURIComponent(did)
    for (const accept of ['application/did+json', 'application/did+ld+json', olderResolution]) {
      expect([accept, await keysOf(did, accept)]).toEqual([accept, ['JsonWebKey2020']])
      expect(await keysOf(`${did}?publicKeyFormat=JsonWebKey`, accept)).toEqual(['JsonWebKey'])
    }
    for (const accept of [undefined, 'application/did', 'application/ld+json', 'application/json']) {
      expect([accept, await keysOf(did, accept)]).toEqual([accept, ['JsonWebKey']])
      expect(await keysOf(`${did}?publicKeyFormat=JsonWebKey2020`, accept)).toEqual(['JsonWebKey2020'])
      expect(await keysOf(`${encoded}?publicKeyFormat=JsonWebKey2020`, accept)).toEqual(['JsonWebKey2020'])
    }
    expect(await keysOf(`${did}%23auth`, 'application/did+ld+json')).toEqual(['JsonWebKey2020'])
    expect(await keysOf(`${did}%23auth`, 'application/did')).toEqual(['JsonWebKey'])
  })

  it('names what it is, and where its types are defined', async () => {
    const response = await site.ask(did, olderResolution)
    expect(response.headers.get('content-type')).toBe(olderResolution)
    const { didDocument, didResolutionMetadata } = (await response.json()) as Answer
    expect(didDocument?.['@context'].slice(0, 2)).toEqual([
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/suites/jws-2020/v1',
    ])
    expect(didResolutionMetadata['contentType']).toBe('application/did+ld+json')
  })

  it.each([
    [nobody, 404, 'notFound'],
    ['did:tyron:x', 400, 'invalidDid'],
    ['did:key:z6Mk', 501, 'methodNotSupported'],
    [nobody.replace('isol', 'main'), 501, 'featureNotSupported'],
  ])(
    '[BX-08] says of %s what is wrong in one word, with its reason beside it',
    async (path, status, word) => {
      for (const accept of ['application/did+json', 'application/did+ld+json', olderResolution]) {
        const response = await site.ask(path, accept)
        expect([response.status, response.headers.get('content-type')]).toEqual([status, olderResolution])
        const { didResolutionMetadata } = (await response.json()) as Answer
        expect(didResolutionMetadata).toEqual({ error: word, message: expect.stringMatching(/^[A-Z].*\.$/) })
      }
    },
  )

  it('refuses a format that it does not know, where it is asked for', async () => {
    for (const path of [did, encodeURIComponent(did)]) {
      const response = await site.ask(`${path}?publicKeyFormat=Multikey`)
      expect(response.status).toBe(400)
      const { didResolutionMetadata } = (await response.json()) as Answer
      expect(didResolutionMetadata['error']).toMatchObject({
        type: 'https://www.w3.org/ns/did#INVALID_OPTIONS',
        detail: 'publicKeyFormat is one of: JsonWebKey, JsonWebKey2020.',
      })
    }
  })
})
