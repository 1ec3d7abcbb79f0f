import { bytesToHex, publicKeyOf, sha256, signSchnorr, utf8ToBytes } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { holderMessage, isIssuerSignature, issuerMessage, isTokenOf } from './credential'
import { checkIssuer, issuerNameFor } from './issuer'

// packages/contracts/test/things/soulbound.test.ts holds these messages to those of the contract.

const wallet = {
  address: '0x00000000000000000000000000000000000000aa',
  version: 'SBTxWALLET_2.0.0',
  chainId: 222,
  nonce: 1n,
} as const
const credential = { issuer: 'kyc', issuerDomain: 'sbt', message: 'envelope' }
const privateKey = sha256(utf8ToBytes('issuer'))
const key = bytesToHex(publicKeyOf(privateKey))
const signature = bytesToHex(signSchnorr(issuerMessage(credential, wallet), privateKey))

test('a signature is of one wallet, chain, nonce, issuer, key and message', () => {
  expect(isIssuerSignature(signature, key, credential, wallet)).toBe(true)
  for (const other of [
    { ...wallet, address: '0x00000000000000000000000000000000000000ab' },
    { ...wallet, chainId: 1 },
    { ...wallet, nonce: 2n },
  ] as const) {
    expect(isIssuerSignature(signature, key, credential, other)).toBe(false)
  }
  for (const other of [
    { ...credential, issuer: 'kyd' },
    { ...credential, issuerDomain: 'vault' },
    { ...credential, message: 'envelope ' },
    // Each text is hashed by itself.
    { ...credential, issuer: 'kycs', issuerDomain: 'bt' },
  ]) {
    expect(isIssuerSignature(signature, key, other, wallet)).toBe(false)
  }
  expect(isIssuerSignature(`0x${'00'.repeat(64)}`, key, credential, wallet)).toBe(false)
  expect(isIssuerSignature('0x', '0x', credential, wallet)).toBe(false)
})

test('a token is one of the nonce before', () => {
  expect(isTokenOf(signature, key, credential, { ...wallet, nonce: 2n })).toBe(true)
  expect(isTokenOf(signature, key, credential, wallet)).toBe(false)
  expect(isTokenOf(signature, key, credential, { ...wallet, nonce: 0n })).toBe(false)
})

test('what the holder signs is nothing that an issuer signs', () => {
  expect(holderMessage(credential, wallet)).not.toEqual(issuerMessage(credential, wallet))
})

test('older wallets take the bare hash of the message, from either', () => {
  const older = { ...wallet, version: 'SBTxWALLET_1.4.0' }
  const hash = sha256(utf8ToBytes('envelope'))
  expect(issuerMessage(credential, older)).toEqual(hash)
  expect(holderMessage(credential, older)).toEqual(hash)
})

test.each([
  ['kyc', 'kyc', '', 'assertion'],
  [' KYC.ssi', 'kyc', '', 'assertion'],
  ['kyc.did', 'kyc', '', 'assertion'],
  ['sbt@kyc.ssi', 'kyc', 'sbt', 'sbt'],
])('%j is an issuer', (text, domain, subdomain, keyId) => {
  const issuer = checkIssuer(text)
  expect(issuer).toMatchObject({ ok: true, value: { domain, keyId, name: { subdomain } } })
})

test.each([
  ['kyc.zlp', 'IssuerIsNft'],
  ['kyc.gzil', 'IssuerIsNft'],
  ['sbt@kyc.ZLP ', 'IssuerIsNft'],
  ['', 'IssuerIsNoName'],
  ['kyc.eth', 'IssuerIsNoName'],
  ['a@b@c', 'IssuerIsNoName'],
])('%j is none: %s', (text, code) => {
  expect(checkIssuer(text)).toEqual({ ok: false, code })
})

test('DeFi wallets know issuers by the hash', () => {
  expect(issuerNameFor('soulbound', 'kyc')).toBe('kyc')
  expect(issuerNameFor('defi', 'kyc')).toBe(bytesToHex(sha256(utf8ToBytes('kyc'))))
})
