import fc from 'fast-check'
import { bytesToHex, type Address, type Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  acceptsUnsigned,
  addKey,
  addLink,
  documentMessage,
  guardiansMessage,
  lockMessage,
  messageToSign,
  needsOldKey,
  olderDocumentMessage,
  olderRecoveryMessage,
  recoveryMessage,
  removeKey,
  signingPurpose,
  walletRules,
  type DidStatus,
  type DocumentElement,
  type SigningRequest,
  type SigningWallet,
} from '../index'
import { drillMessage } from './drillMessage'
import { olderGuardiansMessage, olderLockMessage } from './olderMessage'

const address: Address = `0x${'11'.repeat(20)}`
const newController: Address = `0x${'44'.repeat(20)}`
const guardians: Hex[] = [`0x${'aa'.repeat(32)}`, `0x${'bb'.repeat(32)}`, `0x${'cc'.repeat(32)}`]
const document = [addLink('github', 'GitHub', 'github.com/alice')]
const requests: readonly SigningRequest[] = [
  { kind: 'document', transition: 'DidUpdate', document },
  { kind: 'document', transition: 'DidDeactivate', document },
  { kind: 'guardians', guardians },
  { kind: 'recovery', newController },
  { kind: 'lock' },
]
const wallet = (version: string, more: Partial<SigningWallet> = {}): SigningWallet => ({
  address,
  version,
  did: 'did:tyron:zil:test:1111',
  chainId: 333,
  documentNonce: 1n,
  recoveryNonce: 2n,
  lockNonce: 3n,
  ...more,
})

describe('messageToSign', () => {
  test('from version 7 on each message has its own nonce', () => {
    const scope = { chainId: 333, wallet: address }
    const seven = wallet('DIDxWALLET_7.0.0')
    expect(requests.map((request) => messageToSign(request, seven))).toEqual([
      documentMessage('DidUpdate', document, { ...scope, nonce: 1n }),
      documentMessage('DidDeactivate', document, { ...scope, nonce: 1n }),
      guardiansMessage(guardians, { ...scope, nonce: 1n }),
      recoveryMessage(newController, { ...scope, nonce: 2n }),
      lockMessage({ ...scope, nonce: 3n }),
    ])
  })

  test.each(['xwallet_3.0.0', 'DIDxWALLET_5.3.0', 'DIDxWALLET_5.8', 'DIDxWALLET_6.10.1', 'DIDxWALLET'])(
    'for %s the older messages',
    (version) => {
      expect(requests.map((request) => messageToSign(request, wallet(version)))).toEqual([
        olderDocumentMessage(document),
        olderDocumentMessage(document),
        olderGuardiansMessage(guardians),
        olderRecoveryMessage(newController),
        olderLockMessage('did:tyron:zil:test:1111'),
      ])
    },
  )

  test('a drill is signed for the digest of its request, whatever the wallet', () => {
    const digest: Hex = `0x${'dd'.repeat(32)}`
    for (const version of ['DIDxWALLET_7.0.0', 'DIDxWALLET_6.4.0'])
      expect(messageToSign({ kind: 'drill', digest }, wallet(version))).toEqual(drillMessage(digest))
  })

  test('no two of version 7 are the same for another request, wallet, chain or nonce', () => {
    const arbitrary = fc.record({
      request: fc.constantFrom(...requests),
      address: fc.constantFrom<Address>(address, `0x${'12'.repeat(20)}`),
      chainId: fc.constantFrom(1, 222, 333),
      nonce: fc.constantFrom(0n, 1n, 256n),
    })
    const message = ({
      request,
      nonce,
      ...rest
    }: typeof arbitrary extends fc.Arbitrary<infer T> ? T : never) =>
      bytesToHex(
        messageToSign(
          request,
          wallet('DIDxWALLET_7.0.0', {
            ...rest,
            documentNonce: nonce,
            recoveryNonce: nonce,
            lockNonce: nonce,
          }),
        ),
      )
    const text = (one: unknown) =>
      JSON.stringify(one, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        expect(message(a) === message(b)).toBe(text(a) === text(b))
      }),
    )
  })
})

describe('signingPurpose', () => {
  test.each([
    ['xwallet_3.0.0', 'recovery'],
    ['DIDxWALLET_4.6.0', 'recovery'],
    ['DIDxWALLET_5.0.0', 'recovery'],
    ['DIDxWALLET_5.3.9', 'recovery'],
    ['DIDxWALLET_5.4.0', 'update'],
    ['DIDxWALLET_5.10.0', 'update'],
    ['DIDxWALLET_6.0.0', 'update'],
    ['DIDxWALLET_7.0.0', 'update'],
  ])('%s: the %s key signs documents', (version, purpose) => {
    expect(signingPurpose('document', version)).toBe(purpose)
    expect(signingPurpose('guardians', version)).toBe('update')
    expect(signingPurpose('recovery', version)).toBe('socialrecovery')
    expect(signingPurpose('drill', version)).toBe('socialrecovery')
    expect(signingPurpose('lock', version)).toBe('socialrecovery')
  })
})

test('only DID wallets of version 7 and above bind their signatures', () => {
  const bound = ['DIDxWALLET_7.0.0', 'DIDxWALLET_7.1', 'didxwallet_10.0']
  const unbound = ['DIDxWALLET_6.9.9', 'xwallet_2.0', 'DEFIxWALLET_8.0.0', 'DIDxWALLET', '']
  expect(bound.map((text) => walletRules(text).bindsSignatures)).toEqual([true, true, true])
  expect(unbound.some((text) => walletRules(text).bindsSignatures)).toBe(false)
})

describe('acceptsUnsigned', () => {
  const key: Hex = `0x02${'22'.repeat(32)}`
  const facts = (version: string, status: DidStatus, encrypted?: string) => ({
    version,
    status,
    verificationMethods: new Map(encrypted === undefined ? [] : [['update', key] as const]),
    dkms: new Map(encrypted === undefined ? [] : [['update', encrypted] as const]),
  })
  const seven = 'DIDxWALLET_7.0.0'
  const newKeys = [addKey('update', key, 'encrypted')]

  test('DidCreate once, DidDeactivate never', () => {
    expect(acceptsUnsigned('DidCreate', newKeys, facts(seven, 'Deployed', 'encrypted'))).toBe(true)
    expect(acceptsUnsigned('DidCreate', newKeys, facts(seven, 'Created', 'encrypted'))).toBe(false)
    for (const version of [seven, 'DIDxWALLET_5.0.0']) {
      expect(acceptsUnsigned('DidDeactivate', newKeys, facts(version, 'Created', 'none'))).toBe(false)
    }
  })

  test('DidUpdate of version 7: after a recovery and without a usable update key', () => {
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(seven, 'Recovered', 'encrypted'))).toBe(true)
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(seven, 'Updated', 'encrypted'))).toBe(false)
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(seven, 'Updated', 'none'))).toBe(true)
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(seven, 'Updated'))).toBe(true)
    const withoutText = { ...facts(seven, 'Updated', 'x'), dkms: new Map<string, string>() }
    expect(acceptsUnsigned('DidUpdate', newKeys, withoutText)).toBe(false)
  })

  test('DidUpdate below version 7: unless the update key is touched', () => {
    const older = 'DIDxWALLET_6.4.0'
    expect(acceptsUnsigned('DidUpdate', document, facts(older, 'Updated', 'encrypted'))).toBe(true)
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(older, 'Updated', 'encrypted'))).toBe(false)
    const unsigned = (...document: readonly DocumentElement[]): boolean =>
      acceptsUnsigned('DidUpdate', document, facts(older, 'Updated', 'encrypted'))
    expect(unsigned(addKey('auth', key, 'encrypted'), ...newKeys)).toBe(false)
    expect(unsigned(removeKey('update'))).toBe(false)
    // A key of another purpose, and a link that is called so, touch no key.
    expect(unsigned(addKey('auth', key, 'encrypted'))).toBe(true)
    expect(unsigned(addLink('update', 'Website', 'alice.example'))).toBe(true)
    expect(acceptsUnsigned('DidUpdate', newKeys, facts(older, 'Recovered', 'encrypted'))).toBe(true)
  })

  test('a key of before must sign, but after a recovery and where nobody keeps the update key', () => {
    const older = 'DIDxWALLET_6.4.0'
    const needs = (version: string, status: DidStatus, encrypted?: string) =>
      needsOldKey(facts(version, status, encrypted))
    expect([needs(seven, 'Created', 'encrypted'), needs(older, 'Updated', 'none')]).toEqual([true, true])
    expect([needs(seven, 'Recovered', 'encrypted'), needs(older, 'Recovered', 'encrypted')]).toEqual([
      false,
      false,
    ])
    expect([needs(seven, 'Updated', 'none'), needs(seven, 'Updated'), needs(older, 'Deployed')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
