import { request as httpRequest } from 'node:http'
import { createClient } from '@tyto/chain'
import { listen } from '@tyto/devnet'
import { formatDid, toW3cDocument } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWalletCall } from '../testing/testWallet'
import { startTestSite, type TestSite } from '../testing/startTestSite'

let site: TestSite
let address: Address
let did: string
/** The blocks of its three documents. */
const blocks: bigint[] = []
const alice = (): string =>
  formatDid('isol', site.devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address)

/** Status and error type, as two words. */
async function outcome(path: string, accept?: string): Promise<string> {
  const response = await site.ask(path, accept)
  const body = (await response.json()) as Result
  const { error } = body.didResolutionMetadata ?? body.dereferencingMetadata ?? {}
  return `${response.status} ${error?.type.replace('https://www.w3.org/ns/did#', '') ?? 'fine'}`
}

/** The status of a request whose path is sent unchanged. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'localhost' }
    const asked = { port: site.server.port, path: `/1.0/identifiers/${path}`, headers }
    httpRequest(asked, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

interface Result {
  readonly didDocument: Record<string, unknown> | null
  readonly didResolutionMetadata: {
    readonly contentType?: string
    readonly error?: { readonly type: string }
  }
  readonly didDocumentMetadata: Record<string, unknown>
  readonly dereferencingMetadata?: { readonly error?: { readonly type: string } }
  readonly contentMetadata?: Record<string, unknown>
  readonly content?: Record<string, unknown> | null
}

const result = async (response: Promise<Response>): Promise<Result> =>
  (await (await response).json()) as Result

beforeAll(async () => {
  site = await startTestSite({ resolver: { mostRequests: 10_000 } })
  const wallet = await site.deployWallet()
  address = wallet.address
  did = wallet.did
  const latest = async () => (await result(site.ask(did))).didDocumentMetadata['versionId'] as string
  blocks.push(BigInt(await latest()))
  blocks.push(
    await site.write(testWalletCall(address, 'Link', { id: 'files', value: 'files.example/of/me' })),
  )
  await site.write({ ...testWalletCall(address, 'Pay'), amount: 5n })
  blocks.push(await site.write(testWalletCall(address, 'Link', { id: 'blog', value: 'blog.example' })))
})
afterAll(() => site.stop())

describe('the representations of a DID', () => {
  it('[BX-08] gives the document with all that is known about it, to whoever takes anything', async () => {
    for (const accept of [
      undefined,
      '*/*',
      'application/*',
      'application/did-resolution',
      'text/html, */*;q=0.1',
    ]) {
      const response = await site.ask(did, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/did-resolution',
      ])
      const { didDocument, didResolutionMetadata, didDocumentMetadata } = (await response.json()) as Result
      expect(didDocument).toMatchObject({ id: did, authentication: [`${did}#auth`] })
      expect(didResolutionMetadata.contentType).toBe('application/did')
      expect(didDocumentMetadata).toMatchObject({ versionId: String(blocks[2]) })
      expect(didDocumentMetadata['deactivated']).toBeUndefined()
    }
  })

  it.each([
    ['application/did', 'JsonWebKey'],
    ['application/ld+json', 'JsonWebKey'],
    ['application/did+json', 'JsonWebKey2020'],
    ['application/did+ld+json', 'JsonWebKey2020'],
  ])('gives the document alone as %s', async (accept, format) => {
    const response = await site.ask(did, `${accept}, application/did-resolution;q=0.5`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, accept])
    const { didDocument } = await result(site.ask(`${did}?publicKeyFormat=${format}`))
    expect(await response.json()).toEqual(didDocument)
  })

  it('gives results under their older name and as JSON', async () => {
    const profile = 'application/ld+json;profile="https://w3id.org/did-resolution"'
    for (const accept of [profile, 'application/json']) {
      const response = await site.ask(did, accept)
      expect(response.headers.get('content-type')).toBe(accept)
      expect((await result(Promise.resolve(response))).didDocument).toMatchObject({ id: did })
    }
  })

  it('offers nothing else', async () => {
    for (const accept of ['text/html', 'image/*', 'application/did;q=0', 'application/did+cbor'])
      expect(await outcome(did, accept)).toBe('406 REPRESENTATION_NOT_SUPPORTED')
  })

  it('is the document that the app makes', async () => {
    const { readDidRecord } = await import('@tyto/chain')
    const { didDocument } = await import('@tyto/identity')
    const listener = await listen(site.devnet, { port: 0 })
    const client = createClient({ endpoints: [listener.url], chainId: 222, fetch })
    const name = site.devnet.network.names.find((each) => each.name === 'alice.ssi')!
    const record = (await readDidRecord(client, name.address))!
    expect((await result(site.ask(alice()))).didDocument).toEqual(toW3cDocument(didDocument(record)))
    await listener.close()
  })
})

describe('versions', () => {
  it('[BX-08] gives each version by its id and says what came before and after', async () => {
    const versions = await Promise.all(blocks.map((block) => result(site.ask(`${did}?versionId=${block}`))))
    const services = versions.map(
      ({ didDocument }) => (didDocument?.['service'] as unknown[] | undefined)?.length,
    )
    expect(services).toEqual([undefined, 1, 2])
    expect(versions.map(({ didDocumentMetadata }) => didDocumentMetadata['nextVersionId'])).toEqual([
      String(blocks[1]),
      String(blocks[2]),
      undefined,
    ])
    const encoded = await result(site.ask(`${encodeURIComponent(did)}?versionId=${blocks[1]}`))
    expect(encoded.didDocument).toEqual(versions[1]?.didDocument)
    expect(await outcome(`${did}?versionId=${blocks[2]! - 1n}`)).toBe('404 NOT_FOUND')
  })

  it('finds the version of a time', async () => {
    const { created } = (await result(site.ask(did))).didDocumentMetadata
    expect(await outcome(`${did}?versionTime=${created as string}`)).toBe('200 fine')
    expect(await outcome(`${did}?versionTime=2001-01-01T00:00:00Z`)).toBe('404 NOT_FOUND')
    expect(await outcome(`${encodeURIComponent(did)}?versionTime=now`)).toBe('400 INVALID_OPTIONS')
    expect(await outcome(`${did}?versionTime=${created as string}&versionId=1`)).toBe('400 INVALID_OPTIONS')
  })

  it('[BX-08] answers 410 for a deactivated DID, and keeps its older versions', async () => {
    const { address: ended, did: dead } = await site.deployWallet()
    expect(await outcome(dead)).toBe('200 fine')
    const { versionId } = (await result(site.ask(dead))).didDocumentMetadata
    await site.write(testWalletCall(ended, 'DidDeactivate'))
    for (const accept of ['*/*', 'application/did']) {
      const response = await site.ask(dead, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        410,
        'application/did-resolution',
      ])
      const { didDocument, didDocumentMetadata } = (await response.json()) as Result
      expect(didDocument).toBeNull()
      expect(didDocumentMetadata['deactivated']).toBe(true)
    }
    const old = await site.ask(`${dead}?versionId=${String(versionId)}`)
    expect([old.status, (await result(Promise.resolve(old))).didDocumentMetadata['nextVersionId']]).toEqual([
      200,
      expect.any(String),
    ])
  })
})

describe('DID URLs', () => {
  it('[BX-08] leads a fragment to its key or service', async () => {
    const part = await site.ask(`${did}%23auth`, 'application/did')
    expect([part.status, part.headers.get('content-type')]).toEqual([200, 'application/did'])
    expect(await part.json()).toMatchObject({ id: `${did}#auth`, type: 'JsonWebKey' })
    const whole = await result(
      site.ask(encodeURIComponent(`${did}#files`), 'application/did-url-dereferencing'),
    )
    expect(whole.content).toMatchObject({
      id: `${did}#files`,
      serviceEndpoint: 'https://files.example/of/me',
    })
    expect(whole.contentMetadata).toMatchObject({ versionId: String(blocks[2]) })
    expect(await outcome(`${did}%23nothing`)).toBe('404 NOT_FOUND')
    expect(await outcome(`${encodeURIComponent(`${did}#files`)}?versionId=${blocks[0]}`)).toBe(
      '404 NOT_FOUND',
    )
  })

  it('chooses services, and sends to one', async () => {
    const some = await result(site.ask(`${did}?service=files`))
    expect(some.content?.['service']).toHaveLength(1)
    const link = await site.ask(`${did}?service=files&relativeRef=a%2Fb%3Fc%3Dd`, 'text/uri-list')
    expect([link.status, link.headers.get('location'), await link.text()]).toEqual([
      303,
      'https://files.example/of/a/b?c=d',
      '',
    ])
    const all = await site.ask(`${did}?serviceType=WebPage`, 'text/uri-list')
    expect(await all.text()).toBe('https://blog.example\r\nhttps://files.example/of/me\r\n')
    expect(await outcome(`${did}%23auth`, 'text/uri-list')).toBe('406 REPRESENTATION_NOT_SUPPORTED')
    expect(await outcome(did, 'text/uri-list')).toBe('406 REPRESENTATION_NOT_SUPPORTED')
  })

  it.each([
    '..%2F..%2Fx',
    '%2Fx',
    '%2F%2Fevil.example%2Fof%2F',
    'https%3A%2F%2Fevil.example',
    '%252e%252e%2Fx',
    'a%5C..%5C..%5Cx',
    '%25252e%25252e%252fx',
  ])('does not let relativeRef %s out of the service', async (relativeRef) => {
    expect(await outcome(`${did}?service=files&relativeRef=${relativeRef}`, 'text/uri-list, */*;q=0.1')).toBe(
      '400 INVALID_DID_URL',
    )
  })

  it.each([
    ['/path', '404 NOT_FOUND'],
    ['?foo=bar', '404 NOT_FOUND'],
    ['?service=none', '404 NOT_FOUND'],
    ['?service=files&service=blog', '400 INVALID_DID_URL'],
    ['?relativeRef=x', '400 INVALID_DID_URL'],
    ['?versionId=1&versionId=2', '400 INVALID_DID_URL'],
    ['?expandRelativeUrls=true&noCache=false', '200 fine'],
  ])('answers %s with %s', async (rest, expected) => expect(await outcome(did + rest)).toBe(expected))

  it('refuses in the form that was asked for', async () => {
    const refused = await site.ask('nonsense', 'application/did-url-dereferencing')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      400,
      'application/did-url-dereferencing',
    ])
    expect(await refused.json()).toMatchObject({
      content: null,
      dereferencingMetadata: { error: { type: 'https://www.w3.org/ns/did#INVALID_DID', code: 'invalidDid' } },
      contentMetadata: {},
    })
  })

  it('refuses options that it does not know, or cannot read', async () => {
    const encoded = encodeURIComponent(did)
    expect(await outcome(`${encoded}?foo=bar`)).toBe('501 FEATURE_NOT_SUPPORTED')
    expect(await outcome(`${encoded}?noCache=maybe`)).toBe('400 INVALID_OPTIONS')
    expect(await outcome(`${encoded}?versionId=1&versionId=2`)).toBe('400 INVALID_OPTIONS')
  })
})

describe('what is no DID here', () => {
  const suffix = '0'.repeat(40)
  it.each([
    ['', '400 INVALID_DID'],
    ['alice.ssi', '400 INVALID_DID'],
    ['did:tyron:zil:isol:', '400 INVALID_DID'],
    [`did:tyron:zil:isol:${suffix}%00`, '400 INVALID_DID'],
    [`did:tyron:zil:isol:${'a'.repeat(10_000)}`, '400 INVALID_DID'],
    [`did:tyron:zil:isol:${'A'.repeat(40)}`, '400 INVALID_DID'],
    [`did:tyron:zil:nowhere:${suffix}`, '400 INVALID_DID'],
    [`did%253Atyron%253Azil%253Aisol%253A${suffix}`, '400 INVALID_DID'],
    [`did:tyron:zil:isol:${suffix}%zz`, '400 INVALID_DID'],
    ['%ED%A0%80', '400 INVALID_DID'],
    ['did:tyron:zil:isol:<script>', '400 INVALID_DID'],
    ['..%2f..%2fpackage.json', '400 INVALID_DID'],
    ['__proto__', '400 INVALID_DID'],
    ['did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH', '501 METHOD_NOT_SUPPORTED'],
    ['did:ethr:0x1', '501 METHOD_NOT_SUPPORTED'],
    [`did:tyron:zil:main:${suffix}`, '501 FEATURE_NOT_SUPPORTED'],
    [`did:tyron:zil:test:${suffix}`, '501 FEATURE_NOT_SUPPORTED'],
    [`did:tyron:zil:isol:${suffix}`, '404 NOT_FOUND'],
  ])('refuses what is none, case %#', async (path, expected) => expect(await outcome(path)).toBe(expected))

  it('finds no document where a contract is none, or was never created', async () => {
    const { names } = site.devnet.network
    for (const name of ['coin.ssi', 'plain.ssi', 'dora.ssi']) {
      const found = names.find((each) => each.name === name)!
      expect([name, await outcome(formatDid('isol', found.address))]).toEqual([name, '404 NOT_FOUND'])
    }
  })

  it('finds no document in a contract that claims the DID of another one', async () => {
    const { did: own } = await site.deployWallet((code) =>
      code.replace('did: String = init_did', `did: String = "${did}"`),
    )
    expect([await outcome(own), await outcome(did)]).toEqual(['404 NOT_FOUND', '200 fine'])
  })

  it('gives no document of which a part cannot be read', async () => {
    const { did: own } = await site.deployWallet((code) =>
      code
        .replace(
          'services_: Map String Endpoint = Emp String Endpoint',
          'services_: Map String (Map String Endpoint) = Emp String (Map String Endpoint)',
        )
        .replace('services_[id] := link', 'services_[id][id] := link'),
    )
    // An empty map contains no value whose type could be wrong.
    expect(await outcome(own)).toBe('200 fine')
    await site.write(testWalletCall(`0x${own.slice(-40)}`, 'Link', { id: 'a', value: 'a.example' }))
    expect(await outcome(own)).toBe('500 INVALID_DID_DOCUMENT')
  })

  it('answers anything that a request line can hold', async () => {
    const part = fc.oneof(
      fc.string({
        unit: fc.constantFrom(...Array.from('did:tyronzilsolma0123456789abcdef%25?&=/.;@!$')),
        maxLength: 60,
      }),
      fc.constantFrom(
        did,
        encodeURIComponent(did),
        '?versionId=',
        '&versionTime=',
        '%23auth',
        '?service=files',
        '%00',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        const path = parts.join('')
        expect([200, 400, 404, 501]).toContain(await rawStatus(path))
      }),
      { numRuns: 300 },
    )
  })

  it('survives what no client of HTTP libraries sends', async () => {
    expect(await rawStatus('../../etc/passwd')).toBe(400)
    expect(await rawStatus(`${did}/../${did}`)).toBe(404)
    expect(await rawStatus('%')).toBe(400)
    expect(await rawStatus(`did:tyron:${'%41'.repeat(4000)}`)).toBe(400)
  })
})

describe('HTTP', () => {
  it('answers pages of any site, and preflights', async () => {
    const options = await site.ask(did, undefined, {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example' },
    })
    expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(options.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
    const get = await site.ask(did)
    expect(get.headers.get('access-control-allow-origin')).toBe('*')
    expect(get.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const head = await site.ask(did, 'application/did', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/did',
      '',
    ])
    const post = await site.ask(did, undefined, { method: 'POST', body: '{"versionId":"1"}' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('says how old an answer is, and 304 to who has it', async () => {
    const first = await site.ask(did, 'application/did')
    expect(first.headers.get('cache-control')).toBe('public, max-age=10')
    expect(first.headers.get('age')).toMatch(/^\d$/)
    expect(first.headers.get('vary')).toContain('Accept')
    const etag = first.headers.get('etag')!
    const again = await site.ask(did, 'application/did', { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await site.ask(did, 'application/did+json', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    const past = await site.ask(`${did}?versionId=${blocks[0]}`)
    expect(past.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await site.ask('did:key:z')).headers.get('cache-control')).toBe('no-store')
  })

  it('shows a change with its block, not when the cache is over', async () => {
    const { address: wallet, did: own } = await site.deployWallet()
    const services = async () =>
      ((await result(site.ask(own))).didDocument?.['service'] as unknown[] | undefined) ?? []
    expect(await services()).toHaveLength(0)
    await site.write(testWalletCall(wallet, 'Link', { id: 'a', value: 'a.example' }))
    expect(await services()).toHaveLength(1)
  })
})
