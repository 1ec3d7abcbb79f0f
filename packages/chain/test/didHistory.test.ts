import type { ContractCall } from '@tyto/abi'
import { didWallet, type DidWalletDocument } from '@tyto/contracts'
import { addKey, addLink, formatDid, removeService } from '@tyto/identity'
import { bytesToHex, type Address } from '@tyto/primitives'
import { testAccount } from '@tyto/devnet'
import { Resolver } from 'did-resolver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getContractCode,
  getDeployedAddress,
  getResolver,
  readDidRecord,
  resolveDid,
  type DidSource,
  type TransactionContent,
} from '../src/index'
import { readDidHistory } from '../src/did/readDidHistory'
import { undoneBehindEachTest } from '../../devnet/src/testing/undoneBehindEachTest'
import { accountOf, startSendingNetwork, type SendingNetwork } from './sendingNetwork'

let network: SendingNetwork
undoneBehindEachTest(() => network.devnet)
let source: DidSource
let wallet: Address
let did: string
const owner = accountOf(7)
/** Block number to the document that was the present one then. */
const seen = new Map<string, unknown>()

const key = (label: string) => bytesToHex(testAccount(label).publicKey)
const resolve = (text: string, options = {}) => resolveDid([source], { did: text, version: options }, () => 0)

async function mine(content: TransactionContent): Promise<string> {
  const id = await network.send(owner, content)
  await network.devnet.mineBlock()
  return id
}

const call = (made: ContractCall) => mine({ kind: 'call', call: made })

function update(document: readonly DidWalletDocument[]): Promise<string> {
  return call(didWallet(wallet).DidUpdate({ document, signature: null, tyron: null }))
}

beforeAll(async () => {
  network = await startSendingNetwork()
  source = { didNetwork: 'isol', client: network.client, hasHistory: true }
  const { init, names } = network.devnet.network
  const alice = names.find(({ name }) => name === 'alice.ssi')!
  const code = (await getContractCode(network.client, alice.address))!
  const deploy = didWallet.deploy({
    init_controller: owner.address,
    init,
    did_methods: new Map(),
    did_dkms: new Map(),
  })
  const id = await mine({ kind: 'deploy', deploy, code })
  wallet = (await getDeployedAddress(network.client, id))!
  did = formatDid('isol', wallet)
  // Without a document there is none yet.
  expect((await resolve(did)).didResolutionMetadata.error?.code).toBe('notFound')
  const document = [addKey('auth', key('auth'), 'none'), addLink('site', 'Site#000#000#', 'a.example')]
  await call(didWallet(wallet).DidCreate({ document, signature: null, tyron: null }))
  for (let step = 0; step < 12; step++) {
    const { didDocument, didDocumentMetadata } = await resolve(did)
    expect(didDocument?.id).toBe(did)
    seen.set(didDocumentMetadata.versionId!, didDocument)
    // Money, and a block in between, are no new version.
    await call(didWallet(wallet).AddFunds({}, { amount: 1n }))
    await network.devnet.mineBlock()
    await update(
      step % 3 === 2
        ? [removeService(`s${step - 2}`), addLink('site', 'Site#000#000#', `n${step}.example`)]
        : [
            addLink(`s${step}`, 'S#000#000#', `s${step}.example`),
            addKey('agreement', key(`k${step}`), 'none'),
          ],
    )
  }
})
afterAll(() => network.close())

describe('resolveDid with history', () => {
  it('gives each version as it was when it was the present one', async () => {
    expect(seen.size).toBe(12)
    expect(new Set([...seen.values()].map((each) => JSON.stringify(each))).size).toBe(12)
    for (const [versionId, didDocument] of seen) {
      const old = await resolve(did, { versionId })
      expect(old.didDocument).toEqual(didDocument)
      expect(old.didDocumentMetadata.versionId).toBe(versionId)
    }
  })

  it('tells when the document was made and changed, and what came next', async () => {
    const ids = [...seen.keys()]
    const [first, second, last] = await Promise.all([
      resolve(did, { versionId: ids[0] }),
      resolve(did, { versionId: ids[1] }),
      resolve(did),
    ])
    expect(first.didDocumentMetadata.updated).toBeUndefined()
    expect(first.didDocumentMetadata.nextVersionId).toBe(ids[1])
    expect(second.didDocumentMetadata).toMatchObject({
      created: first.didDocumentMetadata.created,
      updated: first.didDocumentMetadata.nextUpdate,
      nextVersionId: ids[2],
    })
    expect(last.didDocumentMetadata.nextVersionId).toBeUndefined()
    expect(last.didDocumentMetadata.created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  it('finds the version of a time; what changed within one second is the last of it', async () => {
    const history = (await readDidHistory(network.client, wallet, did))!
    expect(history.isComplete).toBe(true)
    for (const { time } of history.versions) {
      const versionTime = `${new Date(time).toISOString().slice(0, 19)}Z`
      const ofThatSecond = history.versions.filter(
        (each) => Math.floor(each.time / 1000) === Math.floor(time / 1000),
      )
      const found = await resolve(did, { versionTime })
      expect(found.didDocumentMetadata.versionId).toBe(String(ofThatSecond.at(-1)?.block))
    }
    const early = await resolve(did, { versionTime: '2001-01-01T00:00:00Z' })
    expect(early.didResolutionMetadata.error?.code).toBe('notFound')
  })

  it('says the same of the present as the reads of the app', async () => {
    const record = (await readDidRecord(network.client, wallet))!
    const { current } = (await readDidHistory(network.client, wallet, did))!
    const { subdomains: _s, pendingController: _p, pendingUsername: _u, balance: _b, ...identity } = record
    expect(current).toEqual(identity)
  })

  it.each([
    [{ versionId: '1' }, 'notFound'],
    [{ versionId: '999999' }, 'notFound'],
    [{ versionId: 'abc' }, 'invalidOptions'],
    [{ versionId: '01' }, 'invalidOptions'],
    [{ versionId: '9'.repeat(500) }, 'invalidOptions'],
    [{ versionTime: 'yesterday' }, 'invalidOptions'],
    [{ versionTime: '2026-02-30T00:00:00Z' }, 'invalidOptions'],
    [{ versionTime: '2026-02-03T00:00:00.5Z' }, 'invalidOptions'],
    [{ versionTime: '2026-02-03T00:00:00Z', versionId: '1' }, 'invalidOptions'],
  ])('answers %o with %s', async (options, code) => {
    expect((await resolve(did, options)).didResolutionMetadata.error?.code).toBe(code)
  })

  it('resolves wallets of the seeded world, one of an older version among them', async () => {
    for (const name of ['elder.ssi', 'carol.ssi', 'work@alice.ssi']) {
      const { address } = network.devnet.network.names.find((each) => each.name === name)!
      const { didDocument } = await resolve(formatDid('isol', address))
      expect(didDocument?.id).toBe(formatDid('isol', address))
    }
  })
})

describe('resolveDid', () => {
  it('says that versions are not to be had where nodes keep none', async () => {
    const plain = { ...source, hasHistory: false }
    const { didDocument, didDocumentMetadata } = await resolveDid([plain], { did, version: {} }, () => 0)
    expect(didDocument?.id).toBe(did)
    expect(didDocumentMetadata).toEqual({ method: { status: 'Updated', walletVersion: 'DIDxWALLET_7.1.0' } })
    const [versionId] = seen.keys()
    const old = await resolveDid([plain], { did, version: { versionId } }, () => 0)
    expect(old.didResolutionMetadata.error?.code).toBe('featureNotSupported')
  })

  it('never takes silence for an answer', async () => {
    network.setReachable(false)
    for (const hasHistory of [true, false]) {
      const { didDocument, didResolutionMetadata } = await resolveDid(
        [{ ...source, hasHistory }],
        { did, version: {} },
        () => 0,
      )
      expect([didDocument, didResolutionMetadata.error?.code]).toEqual([null, 'internalError'])
    }
    network.setReachable(true)
  })
})

describe('the driver for did-resolver', () => {
  it('resolves documents, versions and errors through the library', async () => {
    const resolver = new Resolver(getResolver({ sources: [source] }))
    const now = await resolver.resolve(did)
    expect(now.didDocument?.id).toBe(did)
    expect(now.didResolutionMetadata).toMatchObject({ contentType: 'application/did' })
    const [versionId] = seen.keys()
    const old = await resolver.resolve(`${did}?versionId=${versionId}`)
    expect(old.didDocument).toEqual(seen.get(versionId!))
    expect((await resolver.resolve(did, { versionId })).didDocument).toEqual(old.didDocument)
    const missing = await resolver.resolve(`did:tyron:zil:isol:${'0'.repeat(40)}`)
    expect([missing.didDocument, missing.didResolutionMetadata.error]).toEqual([null, 'notFound'])
    expect((await resolver.resolve('did:tyron:x')).didResolutionMetadata.error).toBe('invalidDid')
    expect((await resolver.resolve('did:key:z6Mk')).didResolutionMetadata.error).toBe('unsupportedDidMethod')
  })
})
