import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  answerPlace,
  checkSite,
  makeRequest,
  openLinkCode,
  readAnswer,
  readRequest,
  signInLink,
  signRequest,
  writeAnswer,
  writeRequest,
} from './index'

const now = Date.UTC(2026, 10, 29, 14, 3, 7)
const site = {
  answerTo: 'https://atelier.example/in?x=1',
  mode: 'post',
  chainId: 222,
  title: 'Atelier',
} as const
const random = Uint8Array.from({ length: 32 }, (_, at) => at)

describe('[BX-28] the request of a site', () => {
  it('is that of SIOPv2, readable by anybody’s query parser', () => {
    const written = writeRequest(makeRequest(site, { random, now: now + 999 }))
    expect(Object.fromEntries(new URLSearchParams(written))).toEqual({
      response_type: 'id_token',
      client_id: 'redirect_uri:https://atelier.example/in?x=1',
      response_mode: 'direct_post',
      response_uri: 'https://atelier.example/in?x=1',
      scope: 'openid',
      nonce: Buffer.from(random.slice(0, 16)).toString('base64url'),
      state: Buffer.from(random.slice(16)).toString('base64url'),
      iat: String(now / 1_000),
      chain_id: '222',
      client_name: 'Atelier',
    })
  })

  it('is read as it was made, from the link on which a person answers', () => {
    for (const mode of ['post', 'fragment'] as const) {
      const request = makeRequest({ ...site, mode, genesis: 'ab'.repeat(32) }, { random, now })
      const link = new URL(signInLink('https://tyto.example', 'work@alice.ssi', writeRequest(request)))
      expect(link.pathname).toBe('/work@alice.ssi/didx/signin')
      const code = link.hash.replace('#request=', '')
      expect(readRequest(openLinkCode(code) ?? '')).toEqual({ ok: true, value: { request, signer: null } })
    }
  })

  it('is not made without chance, nor for an answer that others can read', () => {
    expect(() => makeRequest(site, { random: random.slice(1), now })).toThrow('random')
    for (const answerTo of ['http://atelier.example/', 'atelier.example', 'https://A.example/', 'ftp://a.b/'])
      expect(() => makeRequest({ ...site, answerTo }, { random, now }), answerTo).toThrow('https')
    expect(makeRequest({ ...site, answerTo: 'http://localhost:4100/in' }, { random, now }).mode).toBe('post')
  })
})

describe('[BX-28] a request that anybody wrote', () => {
  const sound = new URLSearchParams(writeRequest(makeRequest(site, { random, now })))
  const bent = (change: Readonly<Record<string, string | null>>): string => {
    const query = new URLSearchParams(sound)
    for (const [name, value] of Object.entries(change))
      if (value === null) query.delete(name)
      else query.set(name, value)
    return query.toString()
  }
  const here = (answerTo: string) => bent({ response_uri: answerTo, client_id: `redirect_uri:${answerTo}` })
  it.each([
    ['of nothing', 'RequestIsMalformed', ''],
    ['of a megabyte', 'RequestIsMalformed', bent({ client_name: 'x'.repeat(1_000_000) })],
    ['with a name twice', 'RequestIsMalformed', `${sound.toString()}&nonce=${'a'.repeat(22)}`],
    ['that is no query', 'RequestIsMalformed', '%E0%A4%A'],
    ['for a credential', 'AsksForMore', bent({ response_type: 'vp_token' })],
    ['for a credential besides', 'AsksForMore', bent({ dcql_query: '{}' })],
    ['for a right', 'AsksForMore', bent({ scope: 'openid email' })],
    ['with a short nonce', 'RequestIsMalformed', bent({ nonce: 'a'.repeat(21) })],
    ['without a nonce', 'RequestIsMalformed', bent({ nonce: null })],
    ['without a time', 'RequestIsMalformed', bent({ iat: null })],
    ['without a chain', 'RequestIsMalformed', bent({ chain_id: null })],
    ['with a first block that is none', 'RequestIsMalformed', bent({ genesis: 'x' })],
    ['answered in an unknown way', 'RequestIsMalformed', bent({ response_mode: 'query' })],
    ['in the name of another site', 'OtherClient', bent({ client_id: 'redirect_uri:https://b.example/' })],
    [
      'in the name of a DID, unsigned',
      'OtherClient',
      bent({ client_id: 'decentralized_identifier:did:web:a' }),
    ],
    ['answered at two places', 'BadAnswerPlace', bent({ redirect_uri: 'https://b.example/' })],
    ['answered at a name before a host', 'BadAnswerPlace', here('https://atelier.example@b.example/')],
    ['answered at a number', 'BadAnswerPlace', here('https://0x7f000001/')],
    ['answered behind a backslash', 'BadAnswerPlace', here('https://atelier.example\\.b.example/')],
    ['answered at a script', 'BadAnswerPlace', here('javascript:alert(1)')],
    [
      'answered at this machine by a number that no page may connect to',
      'BadAnswerPlace',
      here('http://[::1]:4100/'),
    ],
    ['answered behind a fragment', 'BadAnswerPlace', here('https://atelier.example/#x')],
    ['answered at letters that are no ASCII', 'BadAnswerPlace', here('https://аtelier.example/')],
  ])('%s is refused: %s', (_, code, text) => {
    expect(readRequest(text)).toEqual({ ok: false, code })
  })

  it('calls itself something in one line that turns nothing round', () => {
    const read = readRequest(bent({ client_name: `A\u202Ebc\n\n${'d'.repeat(99)}` }))
    expect(read.ok && read.value.request.title).toBe(`A bc ${'d'.repeat(55)}`)
  })

  it('has the host that a browser goes to', () => {
    for (const address of [
      'https://atelier.example/x',
      'https://xn--telier-6nc.example:8443/',
      'http://127.0.0.1:4100/a?b=c',
      'http://localhost',
      'https://a.b.c.d1/',
    ]) {
      expect(answerPlace(address)).toMatchObject({
        host: new URL(address).host,
        origin: new URL(address).origin,
      })
    }
    expect(answerPlace('https://xn--telier-6nc.example/')?.isEncoded).toBe(true)
    expect(answerPlace('https://shop.xn--p1ai')?.isEncoded).toBe(true)
    expect(answerPlace('https://axn--b.example/')?.isEncoded).toBe(false)
    expect(answerPlace('http://atelier.example/')?.isSafe).toBe(false)
    expect(answerPlace('http://127.0.0.1:4100/')?.isSafe).toBe(true)
    expect(answerPlace('http://localhost.b.example/')?.isSafe).toBe(false)
  })
})

describe('[BX-28] a request that a site signs', () => {
  const did = `did:tyron:zil:isol:${'ab'.repeat(20)}`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const request = makeRequest({ ...site, did, username: 'atelier.ssi' }, { random, now })
  const signed = signRequest(request, `${did}#auth`, (bytes) =>
    sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  )
  const resolution = (page: string, key = privateKey) => ({
    didDocument: {
      id: did,
      authentication: [{ id: '#auth', publicKeyJwk: key.export({ format: 'jwk' }) }],
      service: [{ id: '#website', type: 'WebPage', serviceEndpoint: page }],
    },
    didDocumentMetadata: {},
  })

  it('is its own where its document leads to the host that gets the answer', () => {
    const read = readRequest(signed)
    if (!read.ok || read.value.signer === null) throw new Error('not read')
    expect(read.value.request).toEqual(request)
    const standing = (told: unknown) => checkSite(request, read.value.signer!, told)
    expect(standing(resolution('https://atelier.example/shop'))).toBe('itself')
    expect(standing(resolution('https://atelier.example'))).toBe('itself')
    expect(standing(resolution('https://atelier.example.b.example'))).toBe('elsewhere')
    const { privateKey: another } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    expect(standing(resolution('https://atelier.example', another))).toBe('forged')
    expect(standing({ didResolutionMetadata: { error: 'notFound' } })).toBe('forged')
    expect(standing(null)).toBe('unknown')
  })

  it.each([
    '',
    'atelier.ssi',
    'did:',
    'did:tyron',
    'did:Tyron:x',
    'did:a:b ',
    'did:a:b\u202E',
    'did:a:',
    'did:a:%zz',
    'did:a:b?c',
  ])('in the name of %o, which is no DID, is neither made nor read', (no) => {
    expect(() => makeRequest({ ...site, did: no }, { random, now })).toThrow('none')
    const forged = signRequest(
      { ...request, clientId: `decentralized_identifier:${no}` },
      `${did}#auth`,
      (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
    )
    expect(readRequest(forged)).toEqual({ ok: false, code: 'RequestIsMalformed' })
  })

  it.each(['did:web:atelier.example', 'did:web:localhost%3A4100:in', 'did:key:z6Mk', 'did:a:b:_c'])(
    'may be in the name of %s',
    (some) => expect(makeRequest({ ...site, did: some }, { random, now }).clientId).toContain(some),
  )

  it('with another site outside of the signature is refused', () => {
    const query = new URLSearchParams(signed)
    query.set('client_id', 'redirect_uri:https://b.example/')
    expect(readRequest(query.toString())).toEqual({ ok: false, code: 'OtherClient' })
    expect(readRequest(`${signed}&nonce=x`)).toEqual({ ok: false, code: 'OtherClient' })
  })
})

describe('an answer on its way', () => {
  it('is read as it was sent, as a form or behind a #', () => {
    const answer = { token: 'a.b-_c.d', state: 'x_-y' }
    expect(readAnswer(writeAnswer(answer))).toEqual(answer)
    expect(readAnswer(`#${writeAnswer(answer)}`)).toEqual(answer)
    expect(Object.fromEntries(new URLSearchParams(writeAnswer(answer)))).toEqual({
      id_token: 'a.b-_c.d',
      state: 'x_-y',
    })
  })

  it('of another shape is none', () => {
    for (const text of ['', 'id_token=a', 'state=a', 'id_token=a&state=b&state=c', 'x'.repeat(9_000)])
      expect(readAnswer(text)).toBeNull()
  })
})

it('a request that no phone reads as a code, or that is not read at all, is not written', () => {
  const fresh = { random: new Uint8Array(32), now: 1_700_000_000_000 }
  const facts = Array.from({ length: 12 }, (_, at) => `fact number ${at}`)
  const site = {
    answerTo: 'https://atelier.example/signed-in',
    chainId: 222,
    genesis: `0x${'1'.repeat(64)}`,
    title: 'Atelier',
    credential: 'MemberOfTheGuild',
    facts,
    did: `did:tyron:zil:isol:${'1'.repeat(40)}`,
  }
  const signed = (change: object) =>
    signRequest(
      makeRequest({ ...site, mode: 'post', ...change }, fresh),
      `${site.did}#auth`,
      () => new Uint8Array(64),
    )
  expect(() => signed({})).toThrow(expect.objectContaining({ code: 'RequestTooLong' }) as Error)
  expect(() => signed({ facts: [], mode: 'fragment', title: '三'.repeat(2_000) })).toThrow(
    expect.objectContaining({ code: 'RequestTooLong' }) as Error,
  )
  // What is written fits in a code, behind an address of Tyto and a long name.
  const link = signInLink(
    `https://${'a'.repeat(40)}.example`,
    `${'n'.repeat(60)}.ssi`,
    signed({ facts: facts.slice(0, 6) }),
  )
  expect(link.length).toBeLessThanOrEqual(2_953)
  expect(signed({ mode: 'fragment' }).length).toBeGreaterThan(0)
})
