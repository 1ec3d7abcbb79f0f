import { formatDid } from '@tyto/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../../../apps/server/src/testing/startTestSite'
import { canonicalName, openLocalNames, openNames, RpcError, type Names } from '../src/index'

let site: TestSite
let names: Names
const seeded = (name: string) => site.devnet.network.names.find((each) => each.name === name)!.address

beforeAll(async () => {
  site = await startTestSite()
  names = await openLocalNames(site.server.url)
})
afterAll(() => site.stop())

describe('a name is looked up', () => {
  it('with its address, its document and its links, in two requests', async () => {
    let requests = 0
    const counted = await openLocalNames(site.server.url, {
      fetch: (url, init) => {
        requests++
        return fetch(url, init)
      },
    })
    requests = 0
    const alice = await counted.lookUp('Alice.ssi')
    expect(requests).toBe(2)
    const did = formatDid('isol', seeded('alice.ssi'))
    expect(alice).toMatchObject({
      kind: 'found',
      name: 'alice.ssi',
      address: seeded('alice.ssi'),
      bech32: expect.stringMatching(/^zil1[0-9a-z]{38}$/),
      wallet: expect.stringMatching(/^DIDxWALLET_/),
      identity: seeded('alice.ssi'),
      did,
      whyNone: null,
    })
    if (alice.kind !== 'found') throw new Error(alice.kind)
    // The server's resolver says the same of the DID.
    const resolved = (await (await site.ask(did)).json()) as { readonly didDocument: unknown }
    expect(alice.document).toEqual(resolved.didDocument)
    expect(alice.links.length).toBeGreaterThan(0)
    for (const { url } of alice.links) expect(url).toMatch(/^https?:\/\//)
  })

  it('which is a subdomain, or leads nowhere, or is no name', async () => {
    expect(await names.lookUp('work@alice.ssi')).toMatchObject({
      kind: 'found',
      name: 'work@alice.ssi',
      address: seeded('work@alice.ssi'),
      identity: seeded('work@alice.ssi'),
      did: formatDid('isol', seeded('work@alice.ssi')),
    })
    // Its wallet has no document: that of the domain counts.
    expect(await names.lookUp('defi@fern.ssi')).toMatchObject({
      kind: 'found',
      address: seeded('defi@fern.ssi'),
      wallet: expect.stringMatching(/^ZILxWALLET_|^DEFIxWALLET_/),
      identity: seeded('fern.ssi'),
      did: formatDid('isol', seeded('fern.ssi')),
    })
    expect(await names.lookUp('nobody-has-this.ssi')).toEqual({
      kind: 'free',
      name: 'nobody-has-this.ssi',
    })
    expect(await names.lookUp('nothing@alice.ssi')).toEqual({
      kind: 'unregistered',
      name: 'nothing@alice.ssi',
    })
    expect(await names.lookUp('alice.com')).toEqual({ kind: 'no name', why: 'ResolverFailed' })
    expect(await names.lookUp('')).toEqual({ kind: 'no name', why: 'NameIsEmpty' })
    expect(await names.lookUp(seeded('alice.ssi'))).toEqual({ kind: 'no name', why: 'NameIsAddress' })
    // A wallet whose document nobody created.
    expect(await names.lookUp('dora.ssi')).toMatchObject({
      kind: 'found',
      did: null,
      document: null,
      whyNone: 'notFound',
      links: [],
    })
  })

  it('by what the network says of itself, and at any node of it', async () => {
    const network = { ...JSON.parse(JSON.stringify(site.devnet.network)) } as Record<string, unknown>
    const nodes = [`${site.server.url}/-/rpc`]
    const alice = await openNames({ network, nodes }).lookUp('alice.ssi')
    expect(alice).toEqual(await names.lookUp('alice.ssi'))
    // The same node is none of another network's.
    await expect(openNames({ network: 'mainnet', nodes }).lookUp('alice.ssi')).rejects.toMatchObject({
      code: 'RpcWrongNetwork',
    })
  })

  it('has one form', () => {
    expect(canonicalName(' Did@Alice.SSI ')).toBe('alice.did')
    expect(canonicalName('alice')).toBe('alice.ssi')
    expect(canonicalName('alice.com')).toBeNull()
  })

  it.each([
    [{ network: 'mainet' }, 'A network is mainnet, testnet or a description of one.'],
    [{ network: {} }, 'The network cannot be asked: InvalidNetworkEndpoints.'],
    [{ network: 'mainnet', nodes: ['javascript:alert(1)'] }, 'InvalidNetworkEndpoints'],
    [{ network: 'mainnet', nodes: [] }, 'InvalidNetworkEndpoints'],
    [{ network: { chainId: -1 }, nodes: ['http://a.example'] }, 'InvalidNetworkChainId'],
    [{ network: { registry: 'me' }, nodes: ['http://a.example'] }, 'InvalidNetworkAddress'],
  ])('of no network that is not sound: %o', (options, why) => {
    expect(() => openNames(options as never)).toThrow(why)
  })
})

describe('a node that is hostile', () => {
  const answering = (body: () => BodyInit) =>
    openNames({
      network: { ...JSON.parse(JSON.stringify(site.devnet.network)) },
      nodes: ['http://node.example'],
      timeoutMs: 30_000,
      fetch: async () => new Response(body()),
    })

  /** Says that it is the right chain, and this to each call. */
  const always = (result: unknown) => {
    const answers = [222, ...Array.from({ length: 40 }, () => result)]
    return JSON.stringify(answers.map((each, at) => ({ jsonrpc: '2.0', id: String(at + 1), result: each })))
  }

  it.each([
    ['sends text', () => '<html>', 'RpcInvalidAnswer'],
    ['sends nothing', () => '', 'RpcInvalidAnswer'],
    ['is of another chain', () => always(1).replace('222', '1'), 'RpcWrongNetwork'],
    ['nests deeply', () => '['.repeat(1_000_000), 'RpcInvalidAnswer'],
    ['sends more than a document needs', () => `"${'x'.repeat(3_000_000)}"`, 'RpcInvalidAnswer'],
  ])('is believed nothing: it %s', async (_title, body, code) => {
    await expect(answering(body).lookUp('alice.ssi')).rejects.toMatchObject({ code })
  })

  it('is left where its answer never ends, without keeping what came', async () => {
    let sent = 0
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += 65_536
          controller.enqueue(new Uint8Array(65_536).fill(0x20))
        },
      })
    await expect(answering(endless).lookUp('alice.ssi')).rejects.toBeInstanceOf(RpcError)
    // Each of the two tries reads two megabytes and little more.
    expect(sent).toBeLessThan(2 * 2.5 * 1024 * 1024)
  })

  it.each([null, 0, '', 'x', [], {}, { __proto__: null, dns: { __proto__: 'x' } }, true])(
    'says %o to everything: no name is told to be free or found by a shape that no registry has',
    async (result) => {
      const told = await answering(() => always(result))
        .lookUp('alice.ssi')
        .catch((error: unknown) => error)
      if (told instanceof RpcError) return
      expect(told).toMatchObject({ kind: 'free' })
      // Null and {} are how nodes say that a map has no such entry.
      expect([null, {}]).toContainEqual(result)
    },
  )
})
