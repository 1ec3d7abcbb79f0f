import { zeroAddress, bytesToHex, publicKeyOf, type Hex } from '@tyto/primitives'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didDocument } from './didDocument'
import type { DidRecord } from '../wallets/didRecord'
import { createdKeyPurposes } from '../wallets/keyPurpose'
import { publicKeyPoint } from './publicKeyPoint'
import { toW3cDocument } from './w3cDocument'

/** The public key of private key 1, the generator of secp256k1 (SEC 2, section 2.4.1). */
const generator: Hex = '0x0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
const did = 'did:tyron:zil:isol:0000000000000000000000000000000000000001'

const record = (parts: Partial<DidRecord> = {}): DidRecord => ({
  address: '0x0000000000000000000000000000000000000001',
  did,
  controller: zeroAddress,
  version: 'DIDxWALLET_7.0.0',
  status: 'Created',
  verificationMethods: new Map(),
  dkms: new Map(),
  addressServices: new Map(),
  services: new Map(),
  guardians: [],
  subdomains: new Map(),
  pendingController: null,
  pendingUsername: null,
  balance: 0n,
  unreadable: [],
  ...parts,
})

describe('didDocument', () => {
  it('[DD-01] [DD-02] lists keys in the order of their purposes with their encrypted halves', () => {
    const purposes = ['zzz', 'delegation', 'update', 'auth', 'aaa']
    const document = didDocument(
      record({
        verificationMethods: new Map(purposes.map((purpose) => [purpose, generator])),
        dkms: new Map([
          ['update', 'secret'],
          ['auth', 'none'],
        ]),
      }),
    )
    expect(document.keys.map((key) => key.purpose)).toEqual(['update', 'auth', 'delegation', 'aaa', 'zzz'])
    expect(document.keys.map((key) => key.encrypted)).toEqual(['secret', null, null, null, null])
    expect(createdKeyPurposes).toHaveLength(8)
  })

  it('[DD-04] says whether the document was created and may still change', () => {
    expect(didDocument(record({ status: 'Deployed', did: '' })).isCreated).toBe(false)
    expect(didDocument(record({ status: null, did: '' })).isCreated).toBe(false)
    expect(didDocument(record()).isCreated).toBe(true)
    expect(didDocument(record()).isActive).toBe(true)
    for (const status of ['Locked', 'Deactivated'] as const)
      expect(didDocument(record({ status })).isActive).toBe(false)
  })
})

describe('publicKeyPoint', () => {
  it('finds the generator, and the other root for the other sign', () => {
    const even = publicKeyPoint(generator)
    const odd = publicKeyPoint(generator.replace('0x02', '0x03'))
    expect(even && bytesToHex(even.y)).toBe(
      '0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
    )
    expect(odd && bytesToHex(odd.y)).toBe(
      '0xb7c52588d95c3b9aa25b0403f1eef75702e84bb7597aabe663b82f6f04ef2777',
    )
  })

  it('finds a point for every real key, of the right parity', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 31, maxLength: 31 }), (bytes) => {
        const publicKey = publicKeyOf(Uint8Array.of(0, ...bytes.slice(0, 30), 1))
        const point = publicKeyPoint(bytesToHex(publicKey))
        expect(point && bytesToHex(point.x)).toBe(bytesToHex(publicKey.slice(1)))
        expect(point && 2 + (point.y[31]! & 1)).toBe(publicKey[0])
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    `0x${'00'.repeat(33)}`,
    `0x04${'11'.repeat(32)}`,
    `0x02${'ff'.repeat(32)}`,
    `0x02${'00'.repeat(31)}05`,
    '0x02',
    'zz',
  ])('refuses %s', (text) => expect(publicKeyPoint(text)).toBeNull())
})

describe('toW3cDocument', () => {
  it('maps keys to relationships and services to endpoints', () => {
    const document = toW3cDocument(
      didDocument(
        record({
          verificationMethods: new Map<string, Hex>([
            ['update', generator],
            ['auth', generator],
            ['agreement', `0x${'00'.repeat(33)}`],
          ]),
          services: new Map([
            ['site', { kind: 'uri', type: 'Site#000#000#', protocol: 'Https', value: 'example.com' }],
            ['bad', { kind: 'uri', type: 'Bad', protocol: 'Https', value: 'javascript:1' }],
          ]),
          addressServices: new Map([['zil', '0x0000000000000000000000000000000000000002']]),
        }),
      ),
    )
    expect(document).toEqual({
      '@context': [
        'https://www.w3.org/ns/did/v1',
        'https://w3id.org/security/jwk/v1',
        {
          WebPage: 'https://schema.org/WebPage',
          BlockchainAddress: 'http://xmlns.com/foaf/0.1/OnlineAccount',
        },
      ],
      id: did,
      verificationMethod: ['update', 'auth'].map((purpose) => ({
        id: `${did}#${purpose}`,
        type: 'JsonWebKey',
        controller: did,
        publicKeyJwk: {
          kty: 'EC',
          crv: 'secp256k1',
          x: 'eb5mfvncu6xVoGKVzocLBwKb_NstzijZWfKBWxb4F5g',
          y: 'SDradyajxGVdpPv8DhEIqP0XtEimhVQZnEfQj_sQ1Lg',
        },
      })),
      authentication: [`${did}#auth`],
      service: [
        { id: `${did}#site`, type: 'WebPage', serviceEndpoint: 'https://example.com' },
        {
          id: `${did}#zil`,
          type: 'BlockchainAddress',
          serviceEndpoint: 'zilliqa:zil1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzkpgej0',
        },
      ],
    })
  })

  it('gives keys and services ids of their own, and links the form of a URI', () => {
    const uri = (value: string) => ({ kind: 'uri', type: 'T', protocol: 'Https', value }) as const
    const document = toW3cDocument(
      didDocument(
        record({
          verificationMethods: new Map([['auth', generator]]),
          services: new Map([
            ['auth', uri('example.com/%zz#a#b')],
            ['', uri('b\u00fccher.example/\u4e2d|^')],
            ['a\ud800 b', uri('example.com')],
          ]),
          addressServices: new Map([['auth', zeroAddress]]),
        }),
      ),
    )
    expect(document?.authentication).toEqual([`${did}#auth`])
    expect(document?.service?.map(({ id, serviceEndpoint }) => [id, serviceEndpoint])).toEqual([
      [`${did}#auth-2`, 'https://example.com/%25zz#a%23b'],
      [`${did}#unnamed`, 'https://b%C3%BCcher.example/%E4%B8%AD%7C%5E'],
      [`${did}#a%EF%BF%BD%20b`, 'https://example.com'],
      [`${did}#auth-3`, 'zilliqa:zil1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9yf6pz'],
    ])
  })

  it('is null where the contract gives something that is no DID', () => {
    for (const text of [
      '<script>',
      'did:tyron',
      'did:tyron:',
      'did:Tyron:x',
      'did:tyron:a b',
      'did:tyron:%zz',
    ]) {
      expect(toW3cDocument(didDocument(record({ did: text })))).toBeNull()
    }
  })

  it('is null for a DID that was not created', () => {
    expect(toW3cDocument(didDocument(record({ did: '', status: 'Deployed' })))).toBeNull()
  })
})
