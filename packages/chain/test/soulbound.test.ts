import { readFileSync } from 'node:fs'
import { didWallet, sbtWallet } from '@tyto/contracts'
import {
  checkIssuer,
  isIssuerSignature,
  issuerMessage,
  isTokenOf,
  openEnvelope,
  parseEnvelope,
  readPublicEncryption,
  sealTravelRule,
  type Issuer,
} from '@tyto/identity'
import {
  bytesToHex,
  bytesToUtf8,
  decodeBase64url,
  hexToBytes,
  publicKeyOf,
  signSchnorr,
  zeroAddress,
  type Address,
} from '@tyto/primitives'
import { testAccount } from '@tyto/devnet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createClient,
  isKeyOfOwner,
  readDidRecord,
  readSoulbound,
  readSoulboundInbox,
  readSoulboundIssuer,
  RpcError,
  webCipher,
  type Client,
  type Network,
} from '../src/index'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let sending: SendingNetwork
undoneBehindEachTest(() => sending.devnet)
let network: Network
let client: Client
let requests: string[][] = []

beforeAll(async () => {
  sending = await startSendingNetwork()
  network = sending.network
})
afterAll(() => sending?.close())
beforeEach(() => {
  requests = []
  client = createClient({
    endpoints: [sending.url],
    chainId: network.chainId,
    retries: 0,
    fetch: (url, init) => {
      requests.push((JSON.parse(init.body as string) as { method: string }[]).map(({ method }) => method))
      return fetch(url, init)
    },
  })
})

const seeded = (name: string) => sending.seeded(name)

function issuer(text: string): Issuer {
  const found = checkIssuer(text)
  if (!found.ok) throw new Error(text)
  return found.value
}

async function send(account: number, call: Parameters<SendingNetwork['send']>[1]): Promise<void> {
  await sending.mine(testAccount(account), call)
}

describe('an issuer', () => {
  it('is found by its subdomain, and by its bare name', async () => {
    for (const text of ['sbt@kyc.ssi', 'kyc', 'kyc.did']) {
      const found = await readSoulboundIssuer(client, network, issuer(text))
      expect(found).toMatchObject({
        domain: 'kyc',
        keyId: 'sbt',
        did: seeded('kyc.ssi'),
        wallet: seeded('sbt@kyc.ssi'),
      })
      expect(readPublicEncryption(found!.publicEncryption).kind).toBe('rsa')
      expect(found!.key).toMatch(/^0x0[23][0-9a-f]{64}$/)
      expect(found!.encryptedKey).toMatch(/^[\w-]{683}$/)
    }
  })

  it('takes three trips, and no whole map', async () => {
    await readSoulboundIssuer(client, network, issuer('kyc'))
    expect(requests.length).toBe(3)
  })

  it('that publishes its key in clear is known as such', async () => {
    const found = await readSoulboundIssuer(client, network, issuer('openkyc.ssi'))
    expect(readPublicEncryption(found!.publicEncryption)).toEqual({ kind: 'exposed' })
  })

  it('without a published encryption, or without a soulbound wallet, has none', async () => {
    for (const text of ['sbt@fern.ssi', 'alice.ssi', 'vault@alice.ssi', 'nobody@alice.ssi']) {
      const found = await readSoulboundIssuer(client, network, issuer(text))
      expect(found, text).toMatchObject({ wallet: null, publicEncryption: '' })
    }
  })

  it('is none without a DID wallet', async () => {
    expect(await readSoulboundIssuer(client, network, issuer('nobody-has-this.ssi'))).toBeNull()
  })
})

describe('what a wallet keeps of an issuer', () => {
  it('is a message that waits, or a token, in one trip', async () => {
    const mira = await readSoulbound(client, network, { wallet: seeded('sbt@mira.ssi'), issuer: 'kyc' })
    expect(mira).toMatchObject({ nonce: 1n, token: null, isPaused: false, version: 'SBTxWALLET_2.2.0' })
    expect(parseEnvelope(mira!.message!).ok).toBe(true)
    expect(requests.length).toBe(1)
    const noor = await readSoulbound(client, network, { wallet: seeded('sbt@noor.ssi'), issuer: 'kyc' })
    expect(noor).toMatchObject({ nonce: 2n, address: seeded('sbt@noor.ssi') })
    expect(noor!.token).toMatch(/^0x[0-9a-f]{128}$/)
  })

  it('is a token of the key that the issuer has now', async () => {
    const kept = (await readSoulbound(client, network, { wallet: seeded('sbt@noor.ssi'), issuer: 'kyc' }))!
    const { key, keyId } = (await readSoulboundIssuer(client, network, issuer('kyc')))!
    const credential = { issuer: 'kyc', issuerDomain: keyId, message: kept.message! }
    expect(isTokenOf(kept.token!, key!, credential, kept)).toBe(true)
    expect(isIssuerSignature(kept.token!, key!, credential, kept)).toBe(false)
  })

  it('is nothing of an issuer that was told nothing, and null where no wallet stands', async () => {
    const wallet = seeded('sbt@mira.ssi')
    for (const name of ['alice', '', '__proto__']) {
      expect(await readSoulbound(client, network, { wallet, issuer: name })).toMatchObject({
        message: null,
        token: null,
        nonce: 0n,
      })
    }
    expect(await readSoulbound(client, network, { wallet: zeroAddress, issuer: 'kyc' })).toBeNull()
    expect(await readSoulbound(client, network, { wallet: testAccount(0).address, issuer: 'kyc' })).toBeNull()
  })

  it('is unknown while the node is away', async () => {
    const away = createClient({
      endpoints: ['http://127.0.0.1:9'],
      chainId: network.chainId,
      retries: 0,
      fetch,
    })
    await expect(
      readSoulbound(away, network, { wallet: seeded('sbt@mira.ssi'), issuer: 'kyc' }),
    ).rejects.toThrow()
  })
})

describe('a message', () => {
  /** The RSA keys of the local storage wallets. */
  const keys = JSON.parse(
    readFileSync(new URL('../../local-wallet/src/storage/storageTestKeys.json', import.meta.url), 'utf8'),
  ) as readonly JsonWebKey[]
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' }
  /** The one that the local wallet has beside the account of kyc. */
  const kycStorage = 5

  async function decrypt(encrypted: string, storageWallet: number): Promise<string> {
    const key = await crypto.subtle.importKey('jwk', keys[storageWallet]!, oaep, false, ['decrypt'])
    const bytes = Uint8Array.from(decodeBase64url(encrypted))
    return bytesToUtf8(new Uint8Array(await crypto.subtle.decrypt(oaep, key, bytes)))
  }

  async function open(wallet: Address, from: Address, storageWallet: number) {
    const kept = (await readSoulbound(client, network, { wallet: from, issuer: 'kyc' }))!
    const envelope = parseEnvelope(kept.message!)
    if (!envelope.ok) throw new Error(envelope.code)
    const keyText = await decrypt(envelope.value.wrappedKey, storageWallet)
    const context = { chainId: network.chainId, wallet, issuer: 'kyc' }
    return openEnvelope(envelope.value, keyText, context, webCipher(crypto))
  }

  it('is read by the storage wallet of its issuer, by no other one, and for no other wallet', async () => {
    const mira = seeded('sbt@mira.ssi')
    expect(await open(mira, mira, kycStorage)).toEqual({
      ok: true,
      value: { telegramUser: 'mira_owl', fullName: 'Mira Okonkwo', country: 'NG', idNumber: 'A-1234 5678' },
    })
    await expect(open(mira, mira, 1)).rejects.toThrow()
    expect(await open(seeded('sbt@noor.ssi'), mira, kycStorage)).toEqual({
      ok: false,
      code: 'EnvelopeIsTampered',
    })
  })

  it('goes from a form to the chain and to the issuer, who finds its signing key by the same wallet', async () => {
    const kyc = (await readSoulboundIssuer(client, network, issuer('kyc')))!
    const published = readPublicEncryption(kyc.publicEncryption)
    if (published.kind !== 'rsa') throw new Error(published.kind)
    expect(published.modulus).toBe(keys[kycStorage]!.n)
    const wallet = seeded('sbt@mira.ssi')
    const data = { telegramUser: 'mira_2', fullName: 'Mira O.', country: 'NG', idNumber: '7' }
    const context = { chainId: network.chainId, wallet, issuer: 'kyc' }
    const message = await sealTravelRule(data, published.modulus, context, webCipher(crypto))
    const told = { issuerName: 'kyc', message, userSignature: null, tyron: null }
    await send(9, { kind: 'call', call: sbtWallet(wallet).Ivms101(told) })
    expect(await open(wallet, wallet, kycStorage)).toEqual({ ok: true, value: data })

    const signingKey = await decrypt(kyc.encryptedKey!, kycStorage)
    expect(bytesToHex(publicKeyOf(hexToBytes(`0x${signingKey}`)))).toBe(kyc.key)
  })
})

describe('who waits for an issuer', () => {
  const inbox = async () => {
    const kyc = (await readSoulboundIssuer(client, network, issuer('kyc')))!
    return readSoulboundInbox(client, network, { issuer: kyc, from: null })
  }

  it('is found by the events that name it, each wallet once and as it stands now', async () => {
    const again = { issuerName: 'kyc', message: 'once more', userSignature: null, tyron: null }
    await send(9, { kind: 'call', call: sbtWallet(seeded('sbt@mira.ssi')).Ivms101(again) })
    const { entries } = await inbox()
    expect(entries.map(({ address, token }) => [address, token === null])).toEqual([
      [seeded('sbt@mira.ssi'), true],
      [seeded('sbt@noor.ssi'), false],
    ])
    expect(entries.every(({ issuer: name, message }) => name === 'kyc' && message !== null)).toBe(true)
  })

  it('comes up again with a new message, and is signed with what was read', async () => {
    const wallet = seeded('sbt@noor.ssi')
    const { Ivms101, Verifiable_Credential } = sbtWallet(wallet)
    const told = { issuerName: 'kyc', message: 'another', userSignature: null, tyron: null }
    await send(9, { kind: 'call', call: Ivms101(told) })
    const entry = (await inbox()).entries[0]!
    expect(entry).toMatchObject({ address: wallet, message: 'another', token: null, nonce: 3n })

    const credential = { issuer: 'kyc', issuerDomain: 'sbt', message: entry.message! }
    const key = testAccount('kyc.ssi / sbt').privateKey
    const issuerSignature = bytesToHex(signSchnorr(issuerMessage(credential, entry), key))
    await send(9, {
      kind: 'call',
      call: Verifiable_Credential({ issuerName: 'kyc', issuerDomain: 'sbt', issuerSignature }),
    })
    expect(await readSoulbound(client, network, { wallet, issuer: 'kyc' })).toMatchObject({
      nonce: 4n,
      token: issuerSignature,
    })
  })

  it('is nobody who told another issuer', async () => {
    const wallet = seeded('sbt@mira.ssi')
    const told = { issuerName: 'alice', message: 'for alice', userSignature: null, tyron: null }
    await send(9, { kind: 'call', call: sbtWallet(wallet).Ivms101(told) })
    expect((await inbox()).entries.some(({ message }) => message === 'for alice')).toBe(false)
    const alice = { domain: 'alice', did: seeded('alice.ssi') }
    const { entries } = await readSoulboundInbox(client, network, { issuer: alice, from: null })
    expect(entries.map(({ message }) => message)).toEqual(['for alice'])
  })

  it('stands behind what else the DID wallet did, a page further on', async () => {
    const did = seeded('kyc.ssi')
    for (let count = 0; count < 20; count++) {
      await sending.send(testAccount(5), { kind: 'call', call: didWallet(did).AddFunds({}, { amount: 1n }) })
      await sending.devnet.mineBlock()
    }
    const first = await inbox()
    expect(first.entries).toEqual([])
    const second = await readSoulboundInbox(client, network, {
      issuer: { domain: 'kyc', did },
      from: first.next,
    })
    expect(second.entries.map(({ address }) => address)).toContain(seeded('sbt@mira.ssi'))
  })
})

describe('[BX-27] the key of an issuer', () => {
  it('counts until somebody else controls the name, and again once that one publishes another', async () => {
    const found = (await readSoulboundIssuer(client, network, issuer('kyc')))!
    expect(await isKeyOfOwner(client, found)).toBe(true)
    const did = didWallet(found.did)
    const { controller } = (await readDidRecord(client, found.did))!
    const owner = [...Array(10).keys()].find((each) => testAccount(each).address === controller)!
    const buyer = (owner + 1) % 10
    const addr = testAccount(buyer).address
    await send(owner, { kind: 'call', call: did.UpdateController({ addr, tyron: null }) })
    expect(await isKeyOfOwner(client, found)).toBe(true)
    await send(buyer, { kind: 'call', call: did.AcceptPendingController({}) })
    expect(await isKeyOfOwner(client, found)).toBe(false)
    // To publish the same key again makes it nobody else's.
    const publish = (text: string) =>
      send(buyer, {
        kind: 'call',
        call: sbtWallet(found.wallet!).UpdatePublicEncryption({ new: text, tyron: null }),
      })
    await publish(found.publicEncryption)
    expect(await isKeyOfOwner(client, found)).toBe(false)
    await publish('rsa-oaep-256.another')
    expect(await isKeyOfOwner(client, found)).toBe(true)
  })

  it('is of nobody known where the network tells no past', async () => {
    const silent = { request: () => Promise.reject(new RpcError('RpcNodeError', 'No such method.')) }
    const found = (await readSoulboundIssuer(client, network, issuer('kyc')))!
    expect(await isKeyOfOwner(silent, found)).toBeNull()
  })
})
