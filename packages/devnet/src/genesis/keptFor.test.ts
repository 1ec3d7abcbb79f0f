import { readFileSync } from 'node:fs'
import { constants, createPrivateKey, privateDecrypt, type KeyObject } from 'node:crypto'
import { webCipher } from '@tyto/chain'
import { didWallet, sbtWallet } from '@tyto/contracts'
import { openEnvelope, parseEnvelope } from '@tyto/identity'
import type { FieldRead } from '@tyto/abi'
import { bytesToHex, decodeBase64url, hexToBytes, publicKeyOf, type Address } from '@tyto/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'
import { documentKey } from './documents'
import { testAccount } from './testAccounts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({ world: 'seeded' })
})
afterAll(() => network.stop())

const keysFile = new URL('../../../local-wallet/src/storage/storageTestKeys.json', import.meta.url)
const jwks = JSON.parse(readFileSync(keysFile, 'utf8')) as readonly JsonWebKey[]

/** The storage wallet that the local wallet changes to with an account. */
function storageOf(account: number): KeyObject {
  return createPrivateKey({ key: { ...jwks[account % jwks.length]! }, format: 'jwk' })
}

function decrypted(account: number, encrypted: string): string {
  const key = { key: storageOf(account), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return privateDecrypt(key, decodeBase64url(encrypted)).toString()
}

async function read<T>({ address, field, keys, decode }: FieldRead<T>): Promise<T> {
  const answer = await network.result<unknown>('GetSmartContractSubState', address.slice(2), field, keys)
  return decode(
    keys.reduce(
      (json, key) => (json as Record<string, unknown>)[key],
      (answer as Record<string, unknown>)[field],
    ),
  )
}

function addressOf(name: string): Address {
  return network.devnet.network.names.find((each) => each.name === name)!.address
}

test.each([
  ['alice.ssi', 0],
  ['bruno.ssi', 1],
  ['carol.ssi', 2],
  ['heron.ssi', 5],
  ['kyc.ssi', 5],
  ['mira.ssi', 9],
])('the storage wallet of whoever has %s reads each key of its document', async (name, account) => {
  const { fields } = didWallet(addressOf(name))
  expect(await read(fields.controller)).toBe(testAccount(account).address)
  const kept = await read(fields.dkms)
  const keys = await read(fields.verification_methods)
  expect([...kept.keys()].sort()).toEqual([...keys.keys()].sort())
  for (const [purpose, key] of keys) {
    const own = hexToBytes(`0x${decrypted(account, kept.get(purpose)!)}`)
    expect(bytesToHex(publicKeyOf(own)), purpose).toBe(key)
    if (purpose !== 'sbt') expect(key).toBe(documentKey(name, purpose))
  }
})

test('the seeded issuer reads what mira sent it, with the storage wallet of its account', async () => {
  const wallet = addressOf('sbt@mira.ssi')
  const message = await read(sbtWallet(wallet).fields.ivms101.at('kyc'))
  const envelope = parseEnvelope(message)
  if (!envelope.ok) throw new Error(envelope.code)
  const context = { chainId: network.devnet.network.chainId, wallet, issuer: 'kyc' }
  const opened = await openEnvelope(
    envelope.value,
    decrypted(5, envelope.value.wrappedKey),
    context,
    webCipher(crypto),
  )
  expect(opened).toMatchObject({ ok: true, value: { fullName: 'Mira Okonkwo', country: 'NG' } })
})
