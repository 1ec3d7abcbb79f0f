import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { localNetworkBase, publicNetworks } from '@tyto/chain'
import { formatName, parseName } from '@tyto/identity'
import { describe, expect, it } from 'vitest'
import { checkAnswer, createPending, makeRequest, type AnswerCode, type SignInRequest } from './index'

// The oracle is Node: it makes the tokens, with OpenSSL's ECDSA, by the letter of RFC 7515, 7638 and 8812.

const now = Date.UTC(2026, 10, 29, 14, 3)
const suffix = '0071e7057f26278640576a371e29d143c703cc96'
const did = `did:tyron:zil:isol:${suffix}`
const other = `did:tyron:zil:isol:${'ab'.repeat(20)}`

const alice = personOf(did)
const mallory = personOf(other)

const request = requestOf(1)

function requestOf(seed: number): SignInRequest {
  const site = {
    answerTo: 'https://atelier.example/signed-in',
    mode: 'post',
    chainId: 222,
    genesis: 'ab'.repeat(32),
  } as const
  return makeRequest(site, { random: new Uint8Array(32).fill(seed), now })
}

function personOf(id: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  return { did: id, privateKey, jwk: { kty: 'EC', crv: 'secp256k1', x, y } }
}

function documentOf({ did: id, jwk }: ReturnType<typeof personOf>, metadata: object = {}) {
  return {
    didDocument: {
      id,
      verificationMethod: [
        { id: `${id}#auth`, type: 'JsonWebKey', controller: id, publicKeyJwk: jwk },
        { id: `${id}#update`, type: 'JsonWebKey', controller: id, publicKeyJwk: mallory.jwk },
      ],
      authentication: [`${id}#auth`],
    },
    didResolutionMetadata: { contentType: 'application/did' },
    didDocumentMetadata: { versionId: '17', method: { status: 'Updated' }, ...metadata },
  }
}

function jkt({ x, y }: { readonly x: string; readonly y: string }): string {
  return createHash('sha256')
    .update(`{"crv":"secp256k1","kty":"EC","x":"${x}","y":"${y}"}`)
    .digest('base64url')
}

interface Token {
  readonly header: Record<string, unknown>
  readonly claims: Record<string, unknown>
  readonly key: KeyObject
}

function sound(): Token {
  const iat = now / 1_000
  return {
    header: { alg: 'ES256K', typ: 'JWT', kid: `${did}#auth` },
    claims: {
      iss: did,
      sub: did,
      aud: 'redirect_uri:https://atelier.example/signed-in',
      nonce: request.nonce,
      iat,
      exp: iat + 300,
      preferred_username: 'alice.ssi',
      chain_id: 222,
      genesis: 'ab'.repeat(32),
      cnf: { jkt: jkt(alice.jwk) },
    },
    key: alice.privateKey,
  }
}

function write({ header, claims, key }: Token, signed = true): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signed ? signature.toString('base64url') : ''}`
}

const names: Readonly<Record<string, string>> = { 'alice.ssi': did, 'bruno.ssi': other }

interface Case {
  readonly token?: string
  readonly state?: string
  readonly asked?: SignInRequest | null
  readonly resolution?: unknown
  readonly at?: number
  readonly didOfName?: ((name: string) => Promise<string | null>) | null
}

async function check(each: Case) {
  const { token = write(sound()), state = request.state, asked = request, at = now } = each
  const resolution = 'resolution' in each ? each.resolution : documentOf(alice)
  return checkAnswer(
    { token, state },
    {
      request: asked,
      resolve: async () => {
        if (resolution instanceof Error) throw resolution
        return resolution
      },
      didOfName: each.didOfName === undefined ? async (name) => names[name] ?? null : each.didOfName,
      now: at,
    },
  )
}

function withClaims(claims: Record<string, unknown>): string {
  const token = sound()
  return write({ ...token, claims: { ...token.claims, ...claims } })
}

function withHeader(header: Record<string, unknown>): string {
  const token = sound()
  return write({ ...token, header: { ...token.header, ...header } })
}

describe('[BX-28] an answer', () => {
  it('that is sound says who signed in', async () => {
    expect(await check({})).toEqual({
      ok: true,
      value: {
        did,
        name: 'alice.ssi',
        address: `0x${suffix}`,
        key: jkt(alice.jwk),
        height: '17',
        at: now,
      },
    })
    expect(await check({ didOfName: null })).toMatchObject({ ok: true, value: { name: null } })
  })

  const bent = write(sound()).replace(/.{8}$/, 'AAAAAAAA')
  const notAlices = { ...sound(), key: mallory.privateKey }
  const refusals: readonly (readonly [string, AnswerCode, Case])[] = [
    ['was taken before', 'NotAsked', { asked: null }],
    ['has the state of another request', 'NotAsked', { state: requestOf(2).state }],
    ['is no token', 'AnswerIsMalformed', { token: 'x.y' }],
    ['is not signed at all', 'AnswerIsMalformed', { token: write(sound(), false) }],
    ['is of a megabyte', 'AnswerIsMalformed', { token: withClaims({ pad: 'x'.repeat(1_000_000) }) }],
    ['says that no signature is needed', 'WrongAlgorithm', { token: withHeader({ alg: 'none' }) }],
    ['says it is signed by a secret', 'WrongAlgorithm', { token: withHeader({ alg: 'HS256' }) }],
    ['has a part that must be understood', 'WrongAlgorithm', { token: withHeader({ crit: ['x'], x: 1 }) }],
    [
      'is for another site',
      'WrongAudience',
      { token: withClaims({ aud: 'redirect_uri:https://b.example/' }) },
    ],
    ['is for two sites', 'WrongAudience', { token: withClaims({ aud: [request.clientId, 'b'] }) }],
    ['is of another request', 'WrongNonce', { token: withClaims({ nonce: requestOf(2).nonce }) }],
    ['is of another chain', 'WrongChain', { token: withClaims({ chain_id: 1 }) }],
    [
      'is of a chain with another first block',
      'WrongChain',
      { token: withClaims({ genesis: 'cd'.repeat(32) }) },
    ],
    ['says of no chain what its first block is', 'WrongChain', { token: withClaims({ genesis: undefined }) }],
    ['is of a DID of mainnet, on another chain', 'WrongChain', ofNetwork('main', 222)],
    ['is of a DID of the test network, on mainnet', 'WrongChain', ofNetwork('test', 1)],
    ['is of a DID of an isolated network, on mainnet', 'WrongChain', ofNetwork('isol', 1)],
    ['is of a DID of an isolated network, on the test network', 'WrongChain', ofNetwork('isol', 333)],
    ['is of a time to come', 'NotYet', { token: withClaims({ iat: now / 1_000 + 61 }) }],
    ['is over by its own word', 'TooOld', { token: withClaims({ exp: now / 1_000 - 1 }) }],
    ['is six minutes old', 'TooOld', { at: now + 360_000, token: withClaims({ exp: now / 1_000 + 900 }) }],
    [
      'is new, to a request of six minutes',
      'TooOld',
      {
        at: now + 360_000,
        token: withClaims({ iat: now / 1_000 + 359, exp: now / 1_000 + 600 }),
      },
    ],
    ['has no time', 'AnswerIsMalformed', { token: withClaims({ iat: 'now' }) }],
    [
      'is of another method',
      'WrongIssuer',
      { token: withClaims({ iss: 'did:web:a.b', sub: 'did:web:a.b' }) },
    ],
    ['speaks of somebody else', 'WrongIssuer', { token: withClaims({ sub: other }) }],
    ['names a key of somebody else', 'WrongIssuer', { token: withHeader({ kid: `${other}#auth` }) }],
    ['names no key', 'WrongIssuer', { token: withHeader({ kid: undefined }) }],
    ['has no name', 'WrongIssuer', { token: withClaims({ preferred_username: undefined }) }],
    ['names a key that is for something else', 'NoLogInKey', { token: withHeader({ kid: `${did}#update` }) }],
    [
      'is of a document without keys',
      'NoLogInKey',
      {
        resolution: { ...documentOf(alice), didDocument: { id: did } },
      },
    ],
    ['is signed by a key of before', 'KeyRotated', { resolution: documentOf(personOf(did)) }],
    ['is signed by a stranger who names the right key', 'WrongSignature', { token: write(notAlices) }],
    ['has another signature', 'WrongSignature', { token: bent }],
    ['names somebody else', 'WrongName', { token: withClaims({ preferred_username: 'bruno.ssi' }) }],
    ['names nobody', 'WrongName', { token: withClaims({ preferred_username: 'nobody.ssi' }) }],
    [
      'is of a locked document',
      'Locked',
      { resolution: documentOf(alice, { method: { status: 'Locked' } }) },
    ],
    [
      'is of a recovered one whose keys are of before',
      'Recovered',
      {
        resolution: documentOf(alice, { method: { status: 'Recovered' } }),
      },
    ],
    [
      'is of a deactivated document',
      'Deactivated',
      {
        resolution: {
          didDocument: null,
          didResolutionMetadata: {},
          didDocumentMetadata: { deactivated: true },
        },
      },
    ],
    [
      'is of no document, by the standard of today',
      'NotFound',
      {
        resolution: { didResolutionMetadata: { error: { type: 'https://www.w3.org/ns/did#NOT_FOUND' } } },
      },
    ],
    [
      'is of no document, in the words of before',
      'NotFound',
      {
        resolution: { didResolutionMetadata: { error: 'notFound' } },
      },
    ],
    ['is of a document that nobody tells', 'Unresolved', { resolution: new Error('down') }],
    [
      'is of a document that the resolver failed to read',
      'Unresolved',
      {
        resolution: { didResolutionMetadata: { error: 'internalError' } },
      },
    ],
    ['has the document of somebody else', 'Unresolved', { resolution: documentOf(mallory) }],
    ['has junk for a document', 'Unresolved', { resolution: '<html>' }],
    ['has a key that is no point', 'WrongSignature', forgedPoint()],
    [
      'has a name that nobody can look up now',
      'Unresolved',
      {
        didOfName: async () => {
          throw new Error('down')
        },
      },
    ],
  ]
  it.each(refusals)('that %s is refused: %s', async (_, code, each) => {
    expect(await check(each)).toEqual({ ok: false, code })
  })

  it.each([
    ['main', publicNetworks.mainnet.chainId],
    ['test', publicNetworks.testnet.chainId],
    ['isol', localNetworkBase.chainId],
  ])('of a DID of the network %s is taken on its own chain, %s', async (network, chainId) => {
    expect(await check(ofNetwork(network, chainId))).toMatchObject({ ok: true })
  })

  it.each([
    'alice.ssi',
    'work@alice.ssi',
    'alice.did',
    'alice.zlp',
    'alice.gzil',
    'ärzte.ssi',
    '猫@名.ssi',
    'did.ssi',
    'Alice.ssi',
    'did@alice.ssi',
    'alice',
    ' alice.ssi',
    'al ice.ssi',
    'alice.ssi\n',
    'work@alice.did',
    'a@b@alice.ssi',
    'a.b@alice.ssi',
    '@alice.ssi',
    '.ssi',
    'alice.com',
    'ÄRZTE.ssi',
    '\uD800.ssi',
    '',
  ])('has a name in its one form alone: %o', async (name) => {
    const read = parseName(name)
    const isCanonical = read.ok && formatName(read.value) === name
    const outcome = await check({
      token: withClaims({ preferred_username: name }),
      // A site that looks names up by any form of them.
      didOfName: async () => did,
    })
    expect(outcome.ok ? outcome.value.name : outcome.code).toBe(isCanonical ? name : 'WrongName')
  })

  it('counts once in each tab of a browser', async () => {
    const pending = createPending()
    const [first, second] = [requestOf(1), requestOf(2)]
    for (const each of [first, second]) pending.keep(`session of alice ${each.state}`, each, now)
    const take = (state: string) => pending.take(`session of alice ${state}`, now)
    expect(await check({ asked: take(first.state), state: first.state })).toMatchObject({ ok: true })
    expect([take(second.state), take(second.state), take(first.state)]).toEqual([second, null, null])
  })

  it('counts once, and in the browser that asked', async () => {
    const pending = createPending()
    pending.keep('session of alice', request, now)
    expect(pending.take('session of mallory', now)).toBeNull()
    expect(await check({ asked: pending.take('session of alice', now) })).toMatchObject({ ok: true })
    expect(await check({ asked: pending.take('session of alice', now) })).toEqual({
      ok: false,
      code: 'NotAsked',
    })
  })
})

/** Alice, with a DID of another network, answers a request of a chain. */
function ofNetwork(network: string, chainId: number): Case {
  const id = `did:tyron:zil:${network}:${suffix}`
  const token = sound()
  return {
    asked: { ...request, chainId },
    token: write({
      ...token,
      header: { ...token.header, kid: `${id}#auth` },
      claims: { ...token.claims, iss: id, sub: id, chain_id: chainId },
    }),
    resolution: documentOf({ ...alice, did: id }),
    didOfName: async () => id,
  }
}

function forgedPoint(): Case {
  const jwk = { ...alice.jwk, y: alice.jwk.x }
  return { resolution: documentOf({ ...alice, jwk }), token: withClaims({ cnf: { jkt: jkt(jwk) } }) }
}

describe('requests that wait', () => {
  it('go after five minutes', () => {
    const pending = createPending()
    pending.keep('a', request, now)
    expect(pending.take('a', now + 300_001)).toBeNull()
  })

  it('are bounded: the oldest go', () => {
    const pending = createPending(2)
    for (const key of ['a', 'b', 'c']) pending.keep(key, request, now)
    expect(['a', 'b', 'c'].map((key) => pending.take(key, now) !== null)).toEqual([false, true, true])
  })
})
