import { createHash, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { signEs256k } from '@tyto/primitives'
import { verifyJWS } from 'did-jwt'
import { compactVerify, importJWK, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  checkCredential,
  fewestEntries,
  issueCredential,
  issueInParts,
  makeStatusList,
  packStatusList,
  readCredential,
  readStatusList,
  showInPart,
} from '../src/index'

// jose, did-jwt and OpenSSL are the oracles: what is issued here they verify, and what they sign is checked here.
const issuer = `did:tyron:zil:isol:${'1'.repeat(40)}`
const holder = `did:tyron:zil:isol:${'2'.repeat(40)}`
const list = 'https://issuer.example/status/1'
const now = Date.parse('2026-11-29T12:00:00Z')
const hour = 3_600_000

interface Pair {
  readonly privateKey: KeyObject
  readonly jwk: { readonly kty: 'EC'; readonly crv: 'secp256k1'; readonly x: string; readonly y: string }
  readonly sign: (signed: Uint8Array) => Uint8Array
}

function pair(): Pair {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const secret = new Uint8Array(Buffer.from(d, 'base64url'))
  return {
    privateKey,
    jwk: { kty: 'EC', crv: 'secp256k1', x, y },
    sign: (signed) => signEs256k(signed, secret),
  }
}

const assertion = pair()
const auth = pair()

/** A resolution of the issuer's document, of today's standard. */
function resolution(change: object = {}, metadata: object = { method: { status: 'Updated' } }): object {
  const method = (id: string, { jwk }: Pair) => ({
    id: `${issuer}#${id}`,
    type: 'JsonWebKey',
    controller: issuer,
    publicKeyJwk: jwk,
  })
  return {
    didDocument: {
      id: issuer,
      verificationMethod: [method('assertion', assertion), method('auth', auth)],
      authentication: [`${issuer}#auth`],
      assertionMethod: [`${issuer}#assertion`],
      ...change,
    },
    didResolutionMetadata: {},
    didDocumentMetadata: metadata,
  }
}

const terms = {
  issuer,
  subject: holder,
  type: 'MembershipCredential',
  claims: { member: 'Ärzte 42', since: 2024 },
  validFrom: now - hour,
  validUntil: now + hour,
  status: null,
}

const nothing = async (): Promise<string> => Promise.reject(new Error('There is no list.'))
const check = (text: string, { at = now, resolved = resolution() as unknown, fetchList = nothing } = {}) =>
  checkCredential(text, { now: at, resolve: async () => resolved, fetchList })

const payloadOf = (text: string) =>
  JSON.parse(Buffer.from(text.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

/** Signs a header and a payload by OpenSSL, whatever they say. */
function signed(header: object, payload: unknown, { privateKey } = assertion): string {
  const parts = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signature = sign('sha256', Buffer.from(parts.join('.')), {
    key: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    dsaEncoding: 'ieee-p1363',
  })
  return [...parts, signature.toString('base64url')].join('.')
}

const header = { alg: 'ES256K', typ: 'vc+jwt', cty: 'vc', kid: `${issuer}#assertion` }

describe('a credential that is issued', () => {
  it('is verified by jose and by did-jwt, and is of the form of the Data Model 2.0', async () => {
    const text = issueCredential(terms, assertion.sign)
    const { protectedHeader } = await compactVerify(text, await importJWK(assertion.jwk, 'ES256K'))
    expect(protectedHeader).toEqual(header)
    const method = { id: header.kid, type: 'JsonWebKey2020', controller: issuer, publicKeyJwk: assertion.jwk }
    expect(verifyJWS(text, method)).toMatchObject({ id: header.kid })
    expect(() => verifyJWS(text, { ...method, publicKeyJwk: auth.jwk })).toThrow('invalid_signature')
    expect(payloadOf(text)).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://www.w3.org/ns/credentials/undefined-terms/v2',
      ],
      type: ['VerifiableCredential', 'MembershipCredential'],
      issuer,
      validFrom: '2026-11-29T11:00:00Z',
      validUntil: '2026-11-29T13:00:00Z',
      credentialSubject: { id: holder, member: 'Ärzte 42', since: 2024 },
    })
  })

  it('says what people call it and its issuer, as far as these are words', async () => {
    const named = issueCredential({ ...terms, title: 'Member', issuerName: 'guild.ssi' }, assertion.sign)
    expect(await check(named)).toMatchObject({ value: { issuer, issuerName: 'guild.ssi', title: 'Member' } })
    const odd = {
      ...payloadOf(named),
      name: { '@value': 'Member' },
      issuer: { id: issuer, name: 'x'.repeat(201) },
    }
    expect(await check(signed(header, odd))).toMatchObject({ value: { issuerName: null, title: null } })
  })

  it('holds, and says about whom and what', async () => {
    expect(await check(issueCredential(terms, assertion.sign))).toEqual({
      ok: true,
      value: {
        issuer,
        issuerName: null,
        title: null,
        types: ['VerifiableCredential', 'MembershipCredential'],
        subject: holder,
        claims: { member: 'Ärzte 42', since: 2024 },
        validUntil: now + hour,
        status: 'none',
      },
    })
  })

  it('of jose holds too', async () => {
    const payload = payloadOf(issueCredential(terms, assertion.sign))
    const text = await new SignJWT(payload).setProtectedHeader(header).sign(assertion.privateKey)
    expect(await check(text)).toMatchObject({ ok: true, value: { subject: holder } })
  })

  it('does not let a claim say who the subject is', () => {
    for (const claims of [{ id: issuer }, { '@id': issuer }])
      expect(() => issueCredential({ ...terms, claims }, assertion.sign)).toThrow('one of its claims')
  })
})

describe('a credential is refused', () => {
  const payload = payloadOf(issueCredential(terms, assertion.sign))

  it.each([
    ['of no algorithm', { ...header, alg: 'none' }, payload, 'NotACredential'],
    ['of another algorithm', { ...header, alg: 'ES256' }, payload, 'NotACredential'],
    ['of another type', { ...header, typ: 'JWT' }, payload, 'NotACredential'],
    ['with terms that must be understood', { ...header, crit: ['exp'] }, payload, 'NotACredential'],
    ['without a key', { ...header, kid: undefined }, payload, 'NotACredential'],
    ['by a key of somebody else', { ...header, kid: `${holder}#assertion` }, payload, 'ForeignKey'],
    ['by the key to log in with', { ...header, kid: `${issuer}#auth` }, payload, 'NoSuchKey'],
    ['by a key that is gone', { ...header, kid: `${issuer}#older` }, payload, 'NoSuchKey'],
    [
      'of the older model',
      header,
      { ...payload, '@context': ['https://www.w3.org/2018/credentials/v1'] },
      'NotACredential',
    ],
    ['without a subject', header, { ...payload, credentialSubject: 'me' }, 'NotACredential'],
    ['of no DID', header, { ...payload, issuer: 'https://issuer.example' }, 'NotACredential'],
    ['with a time that is none', header, { ...payload, validUntil: 'tomorrow' }, 'NotACredential'],
    [
      'with a status that is not known',
      header,
      { ...payload, credentialStatus: { type: 'Other' } },
      'NotACredential',
    ],
  ])('%s', async (_title, head, body, code) => {
    expect(await check(signed(head, body))).toEqual({ ok: false, code })
  })

  it('whose text or signature was changed, or that another key signed', async () => {
    const text = issueCredential(terms, assertion.sign)
    const [head = '', , end = ''] = text.split('.')
    const other = Buffer.from(JSON.stringify({ ...payload, credentialSubject: { id: issuer } }))
    expect(await check([head, other.toString('base64url'), end].join('.'))).toEqual({
      ok: false,
      code: 'WrongSignature',
    })
    expect(await check(signed(header, payload, auth))).toEqual({ ok: false, code: 'WrongSignature' })
    for (const none of ['', text.slice(0, -1).concat('!'), `${text}.`, 'x'.repeat(1_000_000)])
      expect(await check(none)).toEqual({ ok: false, code: 'NotACredential' })
  })

  it('before and after its time', async () => {
    const text = issueCredential(terms, assertion.sign)
    expect(await check(text, { at: now - 2 * hour })).toEqual({ ok: false, code: 'NotYetValid' })
    expect(await check(text, { at: now + 2 * hour })).toEqual({ ok: false, code: 'Expired' })
  })

  it.each([
    ['deactivated', { didDocument: null, didDocumentMetadata: { deactivated: true } }, 'IssuerClosed'],
    ['locked', resolution({}, { method: { status: 'Locked' } }), 'IssuerClosed'],
    ['recovered', resolution({}, { method: { status: 'Recovered' } }), 'IssuerClosed'],
    ['not there', { didDocument: null, didResolutionMetadata: { error: 'notFound' } }, 'IssuerUnknown'],
    ['another one', resolution({ id: holder }), 'IssuerUnknown'],
    ['no JSON of a resolution', 'nonsense', 'IssuerUnknown'],
    ['without its key', resolution({ assertionMethod: [] }), 'NoSuchKey'],
  ])('where the document of its issuer is %s', async (_title, resolved, code) => {
    expect(await check(issueCredential(terms, assertion.sign), { resolved })).toEqual({ ok: false, code })
  })

  it('where no resolver answers', async () => {
    const text = issueCredential(terms, assertion.sign)
    const facts = { now, resolve: () => Promise.reject(new Error('away')), fetchList: nothing }
    expect(await checkCredential(text, facts)).toEqual({ ok: false, code: 'IssuerUnknown' })
  })
})

describe('[BX-34] a credential in parts', () => {
  const salt = () => crypto.getRandomValues(new Uint8Array(16))
  const made = (change: object = {}) => issueInParts({ ...terms, ...change }, salt, assertion.sign)
  const text = made()
  const [jwt = '', ...disclosures] = text.split('~')
  const body = payloadOf(jwt)
  const partsHeader = { ...header, typ: 'vc+sd-jwt' }
  const partly = (facts: readonly string[], of = text) =>
    showInPart(readCredential(of)!, new Set(facts)) ?? ''

  it('is verified by jose and by did-jwt, and its signed text says no fact', async () => {
    const { protectedHeader } = await compactVerify(jwt, await importJWK(assertion.jwk, 'ES256K'))
    expect(protectedHeader).toEqual(partsHeader)
    const method = { id: header.kid, type: 'JsonWebKey2020', controller: issuer, publicKeyJwk: assertion.jwk }
    expect(verifyJWS(jwt, method)).toMatchObject({ id: header.kid })
    const digests = disclosures
      .slice(0, -1)
      .map((part) => createHash('sha256').update(part).digest('base64url'))
    expect(body).toMatchObject({
      cnf: { kid: `${holder}#auth` },
      _sd_alg: 'sha-256',
      credentialSubject: { id: holder, _sd: digests.toSorted() },
    })
    expect(JSON.stringify(body)).not.toMatch(/Ärzte|2024|member"|since/)
  })

  it('says what its holder shows, and nothing else', async () => {
    const said = (claims: object) => ({ ok: true, value: { subject: holder, claims, status: 'none' } })
    expect(await check(text)).toMatchObject(said({ member: 'Ärzte 42', since: 2024 }))
    const one = partly(['since', 'nothing'])
    const shown = await check(one)
    expect(shown.ok && shown.value.claims).toEqual({ since: 2024 })
    expect(
      one
        .split('~')
        .slice(1, -1)
        .map((part) => Buffer.from(part, 'base64url').toString())
        .join(),
    ).not.toContain('Ärzte')
    const none = await check(partly([]))
    expect(none.ok && none.value.claims).toEqual({})
    expect(showInPart(readCredential(issueCredential(terms, assertion.sign))!, new Set())).toBeNull()
  })

  it('has no claim that is called as the form’s own words', () => {
    const odd = [
      { _sd: ['x'] },
      { '...': 'x' },
      { a: { _sd: ['x'] } },
      { a: [{ '...': 'x' }] },
      { id: issuer },
    ]
    for (const claims of odd) expect(() => made({ claims })).toThrow(TypeError)
  })

  const hide = (name: string, value: unknown) =>
    Buffer.from(JSON.stringify(['salt', name, value])).toString('base64url')
  const digest = (part: string) => createHash('sha256').update(part).digest('base64url')
  const subject = body['credentialSubject'] as { readonly _sd: readonly string[] }
  it.each<readonly [string, string]>([
    ['with a fact twice', `${text}${disclosures[0]}~`],
    ['with a fact that its issuer did not sign', `${text}${hide('member', 'me')}~`],
    ['that is cut', text.slice(0, -1)],
    ['bound already', `${text}${jwt}`],
    ['that calls itself whole', `${signed(header, body)}~`],
    ['as if it were whole', signed(partsHeader, body)],
    ['by no algorithm', `${signed({ ...partsHeader, alg: 'none' }, body)}~`],
    ['of another hash', `${signed(partsHeader, { ...body, _sd_alg: 'md5' })}~`],
    ['that names no key of its holder', `${signed(partsHeader, { ...body, cnf: undefined })}~`],
    ['that names a key of another', `${signed(partsHeader, { ...body, cnf: { kid: header.kid } })}~`],
    [
      'that hides who signed it',
      `${signed(partsHeader, { ...body, issuer: undefined, _sd: [digest(hide('issuer', issuer))] })}~${hide('issuer', issuer)}~`,
    ],
    [
      'that hides when it ends',
      `${signed(partsHeader, { ...body, validUntil: undefined, _sd: ['hidden'] })}~`,
    ],
    ['that hides its list', `${signed(partsHeader, { ...body, evidence: { _sd: ['hidden'] } })}~`],
    [
      'that hides whom it is about',
      `${signed(partsHeader, { ...body, credentialSubject: { _sd: [digest(hide('id', holder))] } })}~${hide('id', holder)}~`,
    ],
    [
      'that says whom it is about a second time',
      `${signed(partsHeader, { ...body, credentialSubject: { ...subject, _sd: [digest(hide('id', issuer))] } })}~${hide('id', issuer)}~`,
    ],
    ['with endless facts', `${jwt}~${'A~'.repeat(99_000)}`],
  ])('%s is refused', async (_title, of) => {
    expect(await check(of)).toEqual({ ok: false, code: 'NotACredential' })
  })

  it('that another key signed is refused', async () => {
    expect(await check(`${signed(partsHeader, body, auth)}~`)).toEqual({ ok: false, code: 'WrongSignature' })
  })

  it('is taken back by its list, whatever is shown', async () => {
    const at = made({ status: { list, index: 7 } })
    const packed = await packStatusList(new Set([7]))
    const published = makeStatusList({ issuer, list, packed, validFrom: now - hour }, assertion.sign)
    expect(await check(partly(['since'], at), { fetchList: async () => published })).toEqual({
      ok: false,
      code: 'Revoked',
    })
  })
})

describe('a status list', () => {
  const at = (index: number) => issueCredential({ ...terms, status: { list, index } }, assertion.sign)
  const listOf = async (revoked: readonly number[], of = { issuer, list }, key = assertion) =>
    makeStatusList({ ...of, packed: await packStatusList(new Set(revoked)), validFrom: now - hour }, key.sign)

  it('takes back those that it names, and nobody beside them', async () => {
    const text = await listOf([0, 7, 8, fewestEntries - 1])
    const fetchList = async () => text
    for (const index of [0, 7, 8, fewestEntries - 1])
      expect([index, await check(at(index), { fetchList })]).toEqual([index, { ok: false, code: 'Revoked' }])
    for (const index of [1, 6, 9, 15, fewestEntries - 2])
      expect(await check(at(index), { fetchList })).toMatchObject({ ok: true, value: { status: 'good' } })
  })

  /** The list of the standard's own example: 131,072 entries, of which none is taken back. */
  const published = 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA'

  function listWith(encodedList: string, validUntil: string | undefined = '2026-11-30T12:00:00Z'): string {
    const credentialSubject = { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList }
    const type = ['VerifiableCredential', 'BitstringStatusListCredential']
    const context = ['https://www.w3.org/ns/credentials/v2']
    return signed(header, { '@context': context, id: list, type, issuer, validUntil, credentialSubject })
  }

  it('of the standard is read, and one that zlib made with the first bit on the left', async () => {
    expect(await check(at(5), { fetchList: async () => listWith(published) })).toMatchObject({
      value: { status: 'good' },
    })
    const bits = Buffer.alloc(fewestEntries / 8)
    bits[1] = 0b0100_0000
    const made = listWith(`u${gzipSync(bits).toString('base64url')}`)
    expect(await check(at(9), { fetchList: async () => made })).toEqual({ ok: false, code: 'Revoked' })
    expect(await check(at(14), { fetchList: async () => made })).toMatchObject({ value: { status: 'good' } })
  })

  /** A sound list, signed without a time at which it ends. */
  function endless(): string {
    const { validUntil: _, ...payload } = payloadOf(listWith(published))
    return signed(header, payload)
  }

  it('that is made counts for a week, unless its issuer says otherwise', async () => {
    const text = await listOf([])
    expect(payloadOf(text)).toMatchObject({
      validFrom: '2026-11-29T11:00:00Z',
      validUntil: '2026-12-06T11:00:00Z',
    })
    const fetchList = async () => text
    const longer = issueCredential({ ...terms, validUntil: null, status: { list, index: 3 } }, assertion.sign)
    const sixDays = 6 * 24 * hour
    expect(await check(longer, { at: now + sixDays, fetchList })).toMatchObject({ value: { status: 'good' } })
    expect(await check(longer, { at: now + sixDays + 24 * hour, fetchList })).toMatchObject({
      value: { status: 'unknown' },
    })
  })

  const gzipped = (bytes: number) => `u${gzipSync(Buffer.alloc(bytes)).toString('base64url')}`
  it.each([
    ['that cannot be had', nothing],
    ['of somebody else', () => listOf([], { issuer: holder, list })],
    ['of another address', () => listOf([], { issuer, list: `${list}0` })],
    ['that another key signed', () => listOf([], { issuer, list }, auth)],
    ['that is a credential of another kind', async () => issueCredential(terms, assertion.sign)],
    ['that is text', async () => '<html>'],
    ['that is too short', async () => listWith(gzipped(100))],
    ['that unpacks to a hundred megabytes', async () => listWith(gzipped(100_000_000))],
    ['that is not packed', async () => listWith('uAAAA')],
    ['that has no end', async () => endless()],
    ['that is over', async () => listWith(published, '2026-11-29T11:59:59Z')],
    ['of another alphabet', async () => listWith(`z${published.slice(1)}`)],
  ])('%s makes the status unknown, and never good', async (_title, fetchList) => {
    expect(await check(at(5), { fetchList })).toMatchObject({ ok: true, value: { status: 'unknown' } })
  })

  it('is held to the document that the credential was held to, which is asked for once; one of a stranger asks for none', async () => {
    const asked: string[] = []
    const resolve = async (did: string) => {
      asked.push(did)
      return resolution()
    }
    const ofStranger = () => listOf([], { issuer: holder, list })
    for (const fetchList of [() => listOf([]), ofStranger])
      expect(await checkCredential(at(5), { now, resolve, fetchList })).toMatchObject({ ok: true })
    expect(asked).toEqual([issuer, issuer])
  })

  it('that is made from the one that stands there keeps what was taken back in it, of whatever size', async () => {
    const bits = Buffer.alloc(fewestEntries / 4)
    bits[1] = 0b0100_0000
    bits[fewestEntries / 8] = 0b1000_0000
    const made = listWith(`u${gzipSync(bits).toString('base64url')}`, '2026-11-01T00:00:00Z')
    const of = { issuer, list }
    const before = await readStatusList(made, of, () => true)
    expect(await readStatusList(made, of, () => false)).toBeNull()
    const packed = await packStatusList(new Set([7]), before)
    const text = makeStatusList({ ...of, packed, validFrom: now - hour }, assertion.sign)
    const said = async (index: number) => check(at(index), { fetchList: async () => text })
    for (const index of [7, 9, fewestEntries]) expect(await said(index)).toMatchObject({ code: 'Revoked' })
    for (const index of [8, 14]) expect(await said(index)).toMatchObject({ value: { status: 'good' } })
  })

  it('that begins later says nothing so far', async () => {
    const packed = await packStatusList(new Set())
    const later = makeStatusList({ issuer, list, packed, validFrom: now + 1_000 }, assertion.sign)
    expect(await check(at(5), { fetchList: async () => later })).toMatchObject({
      value: { status: 'unknown' },
    })
  })

  it('says nothing of an entry beyond it', async () => {
    const fetchList = () => listOf([])
    expect(await check(at(fewestEntries), { fetchList })).toMatchObject({ value: { status: 'unknown' } })
    await expect(listOf([fewestEntries])).rejects.toThrow('no entry')
  })
})
