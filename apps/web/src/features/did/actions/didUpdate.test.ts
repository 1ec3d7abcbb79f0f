import type { Client, Network, StorageWallet } from '@tyto/chain'
import {
  documentMessage,
  keyPurposes,
  olderDocumentMessage,
  patchDocument,
  type DocumentPatch,
} from '@tyto/identity'
import {
  bytesToHex,
  hexToBytes,
  publicKeyOf,
  sha256,
  utf8ToBytes,
  verifySchnorr,
  type Address,
  type Hex,
} from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { didUpdate } from './didUpdate'

const wallet: Address = '0x00000000000000000000000000000000000000cc'
const network = { id: 'local', chainId: 222 } as unknown as Network
const patches: readonly DocumentPatch[] = [{ action: 'RemoveServices', ids: ['blog'] }]
const document = patchDocument(patches)
const privateKeyOf = (purpose: string): Uint8Array => sha256(utf8ToBytes(`test key ${purpose}`))
const publicKey = (purpose: string): Hex => bytesToHex(publicKeyOf(privateKeyOf(purpose)))

/** A node that knows one wallet. Each of its encrypted keys is the text `for me: ` and the purpose of the key. */
function nodeOf(version: string, status: string, dkms = (purpose: string) => `for me: ${purpose}`): Client {
  const fields: Readonly<Record<string, unknown>> = {
    version,
    did: 'did:tyron:zil:isol:cc',
    did_status: { constructor: `${wallet}.${status}`, argtypes: [], arguments: [] },
    verification_methods: Object.fromEntries(keyPurposes.map((purpose) => [purpose, publicKey(purpose)])),
    dkms: Object.fromEntries(keyPurposes.map((purpose) => [purpose, dkms(purpose)])),
    ...(version.includes('_7') ? { document_nonce: '5' } : {}),
  }
  return {
    chainId: 222,
    request: async (method, [, field]) => {
      await Promise.resolve()
      if (method === 'GetBalance') return { balance: '0', nonce: 0 }
      if (method !== 'GetSmartContractSubState') return []
      const name = String(field)
      return Object.hasOwn(fields, name) ? { [name]: fields[name] } : null
    },
    witnesses: () => [],
    probe: async () => undefined,
    status: () => ({ state: 'online', endpoint: null, lastSuccessAt: null, latencyMs: null, endpoints: [] }),
    subscribe: () => () => undefined,
  }
}

const storage = {
  decrypt: async (text: string) => {
    await Promise.resolve()
    const purpose = /^for me: (\w+)$/.exec(text)?.[1]
    if (purpose === undefined) return { ok: false, code: 'WalletFailed' }
    return { ok: true, value: bytesToHex(privateKeyOf(purpose)).slice(2) }
  },
} as unknown as StorageWallet

async function request(
  client: Client,
  with_: StorageWallet | null = storage,
  encryptedFor: string | null = null,
) {
  const name = { domain: 'owl', subdomain: '', topLevel: 'ssi' } as const
  const context = { network, client, account: wallet, storage: with_ }
  const content = await didUpdate.request({ wallet, name, patches, encryptedFor }, context)
  if (content.kind !== 'call') throw new Error('no call')
  const { params } = content.call
  const signature = params.find(({ vname }) => vname === 'signature')?.value
  const [bytes] = (signature as { readonly arguments: readonly Hex[] }).arguments
  return { names: params.map(({ vname }) => vname), signature: bytes ?? null }
}

const isSignedBy = (purpose: string, message: Uint8Array, signature: Hex | null): boolean =>
  signature !== null && verifySchnorr(message, hexToBytes(signature), hexToBytes(publicKey(purpose)))

describe('[DU-05] the signature of an update', () => {
  it('is by the update key, bound to wallet, chain and number, from version 7 on', async () => {
    const { names, signature } = await request(nodeOf('DIDxWALLET_7.0.0', 'Created'))
    const message = documentMessage('DidUpdate', document, { chainId: 222, wallet, nonce: 5n })
    expect(isSignedBy('update', message, signature)).toBe(true)
    expect(names).toEqual(['document', 'signature', 'tyron'])
  })

  it('is not made where another account of the storage wallet keeps the new keys', async () => {
    const node = nodeOf('DIDxWALLET_7.0.0', 'Created')
    useStorageWallet.setState({ address: 'the account that signs' })
    await expect(request(node, storage, 'the account before')).rejects.toMatchObject({
      code: 'KeysForAnotherStorage',
    })
    expect((await request(node, storage, 'the account that signs')).signature).not.toBeNull()
    useStorageWallet.setState({ address: null })
  })

  it.each([
    ['xwallet_4.9.9', 'recovery'],
    ['DIDxWALLET_5.3.0', 'recovery'],
    ['DIDxWALLET_5.4.0', 'update'],
    ['DIDxWALLET_5.10.0', 'update'],
  ])('of %s is by the %s key over the document alone', async (version, purpose) => {
    const { names, signature } = await request(nodeOf(version, 'Updated'))
    expect(isSignedBy(purpose, olderDocumentMessage(document), signature)).toBe(true)
    expect(names).toEqual(['document', 'signature', 'tyron'])
  })

  it('is left out where the contract takes none, and only there', async () => {
    expect((await request(nodeOf('DIDxWALLET_7.0.0', 'Recovered'))).signature).toBeNull()
    const unkept = nodeOf('DIDxWALLET_7.0.0', 'Created', () => 'none')
    expect((await request(unkept, null)).signature).toBeNull()
    // Below version 7, a change that keeps the update key is sent without a signature if signing fails.
    expect((await request(nodeOf('DIDxWALLET_6.0.0', 'Created'), null)).signature).toBeNull()
    const created = nodeOf('DIDxWALLET_7.0.0', 'Created')
    await expect(request(created, null)).rejects.toMatchObject({ code: 'NoStorageWallet' })
    const another = nodeOf('DIDxWALLET_7.0.0', 'Created', () => 'for somebody else')
    await expect(request(another)).rejects.toMatchObject({ code: 'SigningKeyNotReadable' })
  })

  it.each([
    ['Deployed', 'NotCreated'],
    ['Locked', 'DidLocked'],
    ['Deactivated', 'DidDeactivated'],
  ])('is not made for a wallet that is %s', async (status, code) => {
    await expect(request(nodeOf('DIDxWALLET_7.0.0', status))).rejects.toMatchObject({ code })
  })
})

describe('[DU-03] the gas of an update', () => {
  it('is limited as the protocol does, and a long document does not run out of it half way', () => {
    const { gasLimit } = didUpdate
    if (typeof gasLimit === 'bigint') throw new Error('one limit for all')
    const name = { domain: 'owl', subdomain: '', topLevel: 'ssi' } as const
    const limitOf = (count: number) =>
      gasLimit({
        wallet,
        name,
        patches: [{ action: 'RemoveServices', ids: Array.from({ length: count }, (_, id) => String(id)) }],
      })
    expect(limitOf(1)).toBe(20_000n)
    expect(limitOf(30)).toBe(20_000n)
    expect(limitOf(50)).toBeGreaterThan((13_649n * 3n) / 2n)
    expect(limitOf(107)).toBeGreaterThan((40_711n * 3n) / 2n)
  })
})
