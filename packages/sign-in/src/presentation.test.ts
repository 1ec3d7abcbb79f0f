import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { signEs256k } from '@tyto/primitives'
import { verifyJWS } from 'did-jwt'
import { describe, expect, it } from 'vitest'
import {
  checkAnswer,
  makeAnswer,
  makePresentation,
  makeRequest,
  readAnswer,
  readRequest,
  writeAnswer,
  writeRequest,
} from './index'

// The oracles are OpenSSL, which signs, and did-jwt, which verifies.
const now = Date.UTC(2026, 10, 30, 2, 0)
const did = `did:tyron:zil:isol:${'1'.repeat(40)}`
const kid = `${did}#auth`
const site = {
  answerTo: 'https://atelier.example/in',
  mode: 'post',
  chainId: 222,
  credential: 'MemberOfTheGuild',
} as const
const requestOf = (seed: number, change: object = {}) =>
  makeRequest({ ...site, ...change }, { random: new Uint8Array(32).fill(seed), now })
const request = requestOf(1)
const credential = 'eyJh.eyJi.c2ln'

function pair() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { privateKey, key: { x, y }, secret: new Uint8Array(Buffer.from(d, 'base64url')) }
}
const [alice, mallory] = [pair(), pair()]
const resolution = {
  didDocument: {
    id: did,
    verificationMethod: [
      { id: kid, type: 'JsonWebKey', publicKeyJwk: { kty: 'EC', crv: 'secp256k1', ...alice.key } },
    ],
    authentication: [kid],
  },
  didDocumentMetadata: { method: { status: 'Updated' } },
}
const byAlice = (bytes: Uint8Array) => signEs256k(bytes, alice.secret)
const present = (of = request) => makePresentation(of, { did, kid }, { credential, now }, byAlice)

const sound = {
  header: { alg: 'ES256K', typ: 'vp+jwt', kid },
  claims: {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiablePresentation'],
    holder: did,
    verifiableCredential: [
      {
        '@context': 'https://www.w3.org/ns/credentials/v2',
        id: `data:application/vc+jwt,${credential}`,
        type: 'EnvelopedVerifiableCredential',
      },
    ],
    aud: 'redirect_uri:https://atelier.example/in',
    nonce: request.nonce,
  },
}

function written(header: object, claims: object, { privateKey } = alice): string {
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

async function show(presentation: string | undefined, asked = request) {
  const token = makeAnswer(asked, { did, kid, name: 'alice.ssi', key: alice.key }, now, byAlice)
  const shown = presentation === undefined ? {} : { presentation }
  const answer = readAnswer(writeAnswer({ token, state: asked.state, ...shown }))
  if (answer === null) return { ok: false, code: 'unread' }
  return checkAnswer(answer, { request: asked, resolve: async () => resolution, didOfName: null, now })
}

describe('[BX-34] a request for a credential', () => {
  it('is that of OpenID4VP, and read as it was made', () => {
    const query = Object.fromEntries(new URLSearchParams(writeRequest(request)))
    expect(query['response_type']).toBe('vp_token id_token')
    const type_values = [['VerifiableCredential', 'MemberOfTheGuild']]
    expect(JSON.parse(query['dcql_query'] ?? '')).toEqual({
      credentials: [
        { id: 'parts', format: 'vc+sd-jwt', meta: { type_values } },
        { id: 'whole', format: 'jwt_vc_json', meta: { type_values } },
      ],
      credential_sets: [{ options: [['parts'], ['whole']] }],
    })
    expect(readRequest(writeRequest(request))).toEqual({ ok: true, value: { request, signer: null } })
    expect(() => requestOf(1, { credential: 'a b' })).toThrow('one word')
  })

  it('names the facts that the site needs, by their paths', () => {
    const asked = requestOf(1, { facts: ['Town', 'Member since'] })
    const query = new URLSearchParams(writeRequest(asked)).get('dcql_query') ?? ''
    expect(JSON.parse(query)).toMatchObject({
      credentials: [
        {
          claims: [{ path: ['credentialSubject', 'Town'] }, { path: ['credentialSubject', 'Member since'] }],
        },
        { id: 'whole' },
      ],
    })
    expect(readRequest(writeRequest(asked))).toMatchObject({
      value: { request: { facts: ['Town', 'Member since'] } },
    })
    const many = Array.from({ length: 13 }, (_, at) => `${at}`)
    for (const facts of [['a', 'a'], [''], [' a'], ['a\u202eb'], ['x'.repeat(61)], many])
      expect(() => requestOf(1, { facts })).toThrow('twelve at most')
    expect(() => requestOf(1, { facts: ['Town'], credential: undefined })).toThrow('names of a credential')
    const longest = Array.from({ length: 4 }, (_, at) => `${at}${'я'.repeat(59)}`)
    const inBrowser = requestOf(1, { facts: longest, mode: 'fragment' })
    expect(readRequest(writeRequest(inBrowser))).toMatchObject({ ok: true })
    // The same is no code for a phone.
    expect(() => writeRequest(requestOf(1, { facts: longest, mode: 'post' }))).toThrow('fewer facts')
  })

  const sent = new URLSearchParams(writeRequest(request))
  const asking = (query: unknown, type = 'vp_token id_token'): string => {
    const bent = new URLSearchParams(sent)
    bent.set('response_type', type)
    if (query !== undefined) bent.set('dcql_query', JSON.stringify(query))
    return bent.toString()
  }
  const one = { id: 'parts', format: 'vc+sd-jwt', meta: { type_values: [['VerifiableCredential', 'A']] } }
  const query = (first: object = one, change: object = {}) => ({
    credentials: [first, { ...one, id: 'whole', format: 'jwt_vc_json' }],
    credential_sets: [{ options: [['parts'], ['whole']] }],
    ...change,
  })
  const paths = (...of: unknown[]) => query({ ...one, claims: of.map((path) => ({ path })) })
  it('in this form is read, with facts and without', () => {
    expect(readRequest(asking(query()))).toMatchObject({ value: { request: { credential: 'A' } } })
    expect(readRequest(asking(paths(['credentialSubject', 'x'])))).toMatchObject({
      value: { request: { facts: ['x'] } },
    })
  })
  it.each([
    ['for two', asking(query(one, { credential_sets: [{ options: [['parts', 'whole']] }] }))],
    ['for one form alone', asking({ credentials: [one] })],
    ['for facts of other places', asking(paths(['issuer', 'name']))],
    ['for facts below facts', asking(paths(['credentialSubject', 'a', 'b']))],
    ['for any fact', asking(paths(['credentialSubject', null]))],
    ['for one fact twice', asking(paths(['credentialSubject', 'a'], ['credentialSubject', 'a']))],
    [
      'for a fact that says something',
      asking(query({ ...one, claims: [{ path: ['credentialSubject', 'a'], values: [1] }] })),
    ],
    [
      'for a type that is none',
      asking(query({ ...one, meta: { type_values: [['VerifiableCredential', 'A b']] } })),
    ],
    ['for another form', asking(query({ ...one, format: 'mso_mdoc' }))],
    ['for nothing', asking({})],
    ['for no JSON', asking('x')],
    ['for nobody', asking(query(), 'vp_token')],
    ['for who one is, with a query', asking(undefined, 'id_token')],
  ])('%s is refused', (_, text) => {
    expect(readRequest(text)).toEqual({ ok: false, code: 'AsksForMore' })
  })
})

describe('[BX-34] a credential that is shown', () => {
  it('is signed by its holder for this request, as did-jwt verifies, and reaches the site as it was issued', async () => {
    const method = { id: kid, type: 'JsonWebKey2020', controller: did }
    const publicKeyJwk = { kty: 'EC', crv: 'secp256k1', ...alice.key }
    expect(verifyJWS(present(), { ...method, publicKeyJwk })).toMatchObject({ id: kid })
    expect(await show(present())).toMatchObject({ ok: true, value: { did, credential } })
    expect(await show(written(sound.header, sound.claims))).toMatchObject({ ok: true, value: { credential } })
  })

  it('is taken from nobody who was not asked', async () => {
    const { credential: _, ...plain } = request
    const outcome = await show(present(), plain)
    expect(outcome.ok && 'value' in outcome && 'credential' in outcome.value).toBe(false)
  })

  const [held] = sound.claims.verifiableCredential
  it.each<readonly [string, string | undefined]>([
    ['is not there', undefined],
    ['is nothing', 'x'],
    ['is endless', `${'A'.repeat(70_000)}.e30.e30`],
    ['was made for another request', present(requestOf(2))],
    ['was made for another site', present(requestOf(1, { answerTo: 'https://b.example/' }))],
    ['another key signed', written(sound.header, sound.claims, mallory)],
    ['has no algorithm', written({ ...sound.header, alg: 'none' }, sound.claims)],
    ['has parts that must be understood', written({ ...sound.header, crit: ['x'], x: 1 }, sound.claims)],
    ['is a credential', written({ ...sound.header, typ: 'vc+jwt' }, sound.claims)],
    ['is by another key of the document', written({ ...sound.header, kid: `${did}#update` }, sound.claims)],
    ['somebody else holds', written(sound.header, { ...sound.claims, holder: `${did}0` })],
    ['are two', written(sound.header, { ...sound.claims, verifiableCredential: [held, held] })],
    ['is bare', written(sound.header, { ...sound.claims, verifiableCredential: [credential] })],
    [
      'is of another form',
      written(sound.header, {
        ...sound.claims,
        verifiableCredential: [{ ...held, id: `data:application/vc+sd-jwt,${credential}` }],
      }),
    ],
    [
      'has parts and is bound otherwise',
      written(sound.header, {
        ...sound.claims,
        verifiableCredential: [{ ...held, id: `data:application/vc+jwt,${credential}~` }],
      }),
    ],
  ])('that %s is refused', async (_, presentation) => {
    expect(await show(presentation)).toEqual({ ok: false, code: 'NotShown' })
  })

  it('travels as the one in its answer', () => {
    const vp = (json: unknown) => `id_token=a&state=b&vp_token=${encodeURIComponent(JSON.stringify(json))}`
    expect(readAnswer(vp({ whole: ['p'] }))).toEqual({ token: 'a', state: 'b', presentation: 'p' })
    expect(readAnswer(vp({ parts: ['p~'] }))).toEqual({ token: 'a', state: 'b', presentation: 'p~' })
    for (const json of [{}, { whole: 'p' }, { whole: ['p', 'q'] }, { whole: [{}] }, [], null])
      expect(readAnswer(vp(json))).toBeNull()
    for (const json of [{ whole: ['p~'] }, { parts: ['p'] }, { parts: ['p~'], whole: ['p'] }])
      expect(readAnswer(vp(json))).toBeNull()
  })
})

describe('[BX-34] a credential that is shown in part', () => {
  const issued = written({ alg: 'ES256K', typ: 'vc+sd-jwt' }, { cnf: { kid } })
  const parts = `${issued}~WyJzIiwiYSIsMV0~`
  const bound = (of = request, at = now, what = parts) =>
    makePresentation(of, { did, kid }, { credential: what, now: at }, byAlice)
  const binding = {
    header: { alg: 'ES256K', typ: 'kb+jwt' },
    claims: {
      iat: now / 1_000,
      aud: request.clientId,
      nonce: request.nonce,
      sd_hash: createHash('sha256').update(parts).digest('base64url'),
    },
  }
  const byHand = (header: object = {}, claims: object = {}, by = alice) =>
    parts + written({ ...binding.header, ...header }, { ...binding.claims, ...claims }, by)

  it('is bound by its holder to these facts and this request, as did-jwt verifies', async () => {
    const method = { id: kid, type: 'JsonWebKey2020', controller: did }
    const publicKeyJwk = { kty: 'EC', crv: 'secp256k1', ...alice.key }
    const [, , jwt = ''] = bound().split('~')
    expect(verifyJWS(jwt, { ...method, publicKeyJwk })).toMatchObject({ id: kid })
    const [head = '', body = ''] = jwt.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect([JSON.parse(head), JSON.parse(body)]).toEqual([binding.header, binding.claims])
    expect(await show(bound())).toMatchObject({ ok: true, value: { did, credential: parts } })
    expect(await show(byHand())).toMatchObject({ ok: true, value: { credential: parts } })
  })

  const other = written({ alg: 'ES256K', typ: 'vc+sd-jwt' }, { cnf: { kid: `${did}0#auth` } })
  it.each<readonly [string, string]>([
    ['is not bound', parts],
    ['has lost a fact since', bound().replace('~WyJzIiwiYSIsMV0~', '~')],
    ['has won a fact since', bound().replace('~WyJzIiwiYSIsMV0~', '~WyJzIiwiYSIsMV0~WyJzIiwiYiIsMV0~')],
    ['was bound for another request', bound(requestOf(2))],
    ['was bound for another site', bound(requestOf(1, { answerTo: 'https://b.example/' }))],
    ['was bound long ago', bound(request, now - 600_000)],
    ['is bound by a time to come', bound(request, now + 600_000)],
    ['is bound by no time', byHand({}, { iat: 'now' })],
    ['another key bound', byHand({}, {}, mallory)],
    ['is bound by no algorithm', byHand({ alg: 'none' })],
    ['is bound by another algorithm', byHand({ alg: 'ES256' })],
    ['is bound by terms that must be understood', byHand({ crit: ['x'], x: 1 })],
    ['is bound by a presentation', byHand({ typ: 'vp+jwt' })],
    ['is bound to another text', byHand({}, { sd_hash: 'x' })],
    ['is somebody else’s', bound(request, now, `${other}~`)],
    ['is nobody’s', bound(request, now, `${written({}, {})}~`)],
    ['is endless', `${parts}${'A~'.repeat(40_000)}`],
  ])('and %s is refused', async (_, presentation) => {
    expect(await show(presentation)).toEqual({ ok: false, code: 'NotShown' })
  })
})
