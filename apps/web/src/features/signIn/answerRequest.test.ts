import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { err, ok, type Hex } from '@tyto/primitives'
import { checkAnswer, makeRequest, readAnswer } from '@tyto/sign-in'
import { describe, expect, it } from 'vitest'
import { answerRequest, logInKey, postAnswer } from './answerRequest'
import { did, name, recordOf, storageOf } from './testing/holder'

const now = Date.UTC(2026, 10, 29, 14, 3)
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
const jwk = privateKey.export({ format: 'jwk' })
const bytesOf = (text = '') => Buffer.from(text, 'base64url')
const compressed: Hex = `0x0${2 + ((bytesOf(jwk.y).at(-1) ?? 0) & 1)}${bytesOf(jwk.x).toString('hex')}`
const secret = bytesOf(jwk.d).toString('hex')

const site = { answerTo: 'https://atelier.example/in', mode: 'post', chainId: 222 } as const
const request = makeRequest(site, { random: new Uint8Array(32).fill(7), now })
const record = recordOf(compressed, 'cipher')

describe('[BX-28] the answer that a person signs', () => {
  it('is what a site takes, and OpenSSL too, from the key that the storage wallet decrypts', async () => {
    const asked: string[] = []
    const storage = storageOf(async (text) => {
      asked.push(text)
      return ok(secret)
    })
    const answer = readAnswer(await answerRequest(request, { name, record }, storage, now))!
    expect(asked).toEqual(['cipher'])
    const [head = '', body = '', signature = ''] = answer.token.split('.')
    const key = createPublicKey(privateKey)
    const signed = Buffer.from(`${head}.${body}`)
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytesOf(signature))).toBe(true)
    expect(JSON.parse(bytesOf(head).toString())).toEqual({ alg: 'ES256K', typ: 'JWT', kid: `${did}#auth` })
    const claims: unknown = JSON.parse(bytesOf(body).toString())
    expect(claims).toMatchObject({
      iss: did,
      sub: did,
      aud: request.clientId,
      preferred_username: 'alice.ssi',
    })
    const method = { id: `${did}#auth`, publicKeyJwk: { ...jwk, d: undefined } }
    const outcome = await checkAnswer(answer, {
      request,
      resolve: async () => ({
        didDocument: { id: did, verificationMethod: [method], authentication: [method.id] },
        didDocumentMetadata: {},
      }),
      didOfName: async () => did,
      now,
    })
    expect(outcome).toMatchObject({ ok: true, value: { did, name: 'alice.ssi' } })
  })

  it.each([
    ['no storage wallet is there', 'NoStorageWallet', record, null],
    [
      'nobody keeps the private half',
      'SigningKeyNotKept',
      recordOf(compressed, 'none'),
      storageOf(async () => ok(secret)),
    ],
    [
      'another storage wallet has it',
      'SigningKeyNotReadable',
      record,
      storageOf(async () => err('WalletFailed')),
    ],
    [
      'it decrypts to another key',
      'SigningKeyNotReadable',
      record,
      storageOf(async () => ok('1'.repeat(64))),
    ],
    ['the person refuses', 'StorageRefused', record, storageOf(async () => err('WalletRejected'))],
    [
      'the document has no log-in key',
      'NoSigningKey',
      { ...record, verificationMethods: new Map<string, Hex>() },
      storageOf(async () => ok(secret)),
    ],
  ] as const)('is not made where %s: %s', async (_, code, of, storage) => {
    await expect(answerRequest(request, { name, record: of }, storage, now)).rejects.toMatchObject({ code })
  })

  it('has no key in a document that was not created', () => {
    expect(logInKey(recordOf(compressed, 'cipher', 'Deployed'))).toBeNull()
    expect(logInKey(record)?.kid).toBe(`${did}#auth`)
  })
})

describe('[BX-28] sending an answer', () => {
  const { signal } = new AbortController()

  it('takes nothing along, and follows no way on', async () => {
    const sent: RequestInit[] = []
    const answer = await postAnswer(
      site.answerTo,
      'id_token=a&state=b',
      async (_, init) => {
        sent.push(init ?? {})
        return new Response(null, { status: 204 })
      },
      signal,
    )
    expect(answer).toEqual({ ok: true, value: null })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: 'id_token=a&state=b',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    })
  })

  it('says whether the site refused or was silent', async () => {
    const refused = async () => new Response(null, { status: 403 })
    const silent = async () => {
      throw new TypeError('failed')
    }
    expect(await postAnswer(site.answerTo, '', refused, signal)).toEqual({ ok: false, code: 'SiteRefused' })
    expect(await postAnswer(site.answerTo, '', silent, signal)).toEqual({ ok: false, code: 'SiteSilent' })
  })
})
