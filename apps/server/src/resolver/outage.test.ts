import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type ClientOptions, type DidSource } from '@tyto/chain'
import { listen } from '@tyto/devnet'
import { formatDid } from '@tyto/identity'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestSite, startServer, type AskedServer } from '../testing/startTestSite'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const someone = formatDid('isol', `0x${'12'.repeat(20)}`)

/** A source whose node is another process, as for the public networks. */
function sourceAt(...endpoints: readonly string[]): DidSource {
  return sourceOf(endpoints, { timeoutMs: 60_000, deadlineMs: 60_000 })
}

function sourceOf(endpoints: readonly string[], patience: Partial<ClientOptions>): DidSource {
  const client = createClient({
    endpoints,
    chainId: 222,
    fetch,
    retries: 0,
    ...patience,
  })
  return { didNetwork: 'isol', client, hasHistory: true }
}

/** A server without a network of its own. */
async function outsider(...args: Parameters<typeof startServer>): Promise<AskedServer> {
  const started = await startServer(...args)
  stops.push(() => started.stop())
  return started
}

/** An HTTP server that answers every request with this body; with 'nothing' it never answers. */
async function strangeNode(body: string): Promise<string> {
  const server = createHttpServer((_request, response) => {
    if (body !== 'nothing') response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function codeOf(response: Response): Promise<string> {
  const { didResolutionMetadata } = (await response.json()) as {
    readonly didResolutionMetadata: { readonly error?: { readonly code: string; readonly detail: string } }
  }
  return `${response.status} ${didResolutionMetadata.error?.code ?? 'fine'}`
}

describe('a node that fails', () => {
  it('[BX-08] is an internal error while it is away, whatever it knew, and no more when it is back', async () => {
    const home = await startTestSite()
    stops.push(() => home.stop())
    const listener = await listen(home.devnet, { port: 0 })
    const resolver = { sources: [sourceAt(listener.url)], now: () => clock }
    let clock = 0
    const server = await outsider({ resolver })
    const { did } = await home.deployWallet()
    expect(await codeOf(await server.ask(did))).toBe('200 fine')
    expect(await codeOf(await server.ask(someone))).toBe('404 notFound')

    await listener.close()
    clock = 60_000
    for (const each of [did, someone, `${did}?versionId=1`]) {
      const response = await server.ask(each)
      expect([each, response.headers.get('cache-control')]).toEqual([each, 'no-store'])
      expect(await codeOf(response)).toBe('500 internalError')
    }
    const again = await listen(home.devnet, { port: listener.port })
    stops.push(() => again.close())
    await expect.poll(async () => codeOf(await server.ask(did))).toBe('200 fine')
  })

  it('[BX-06] is nothing that a client sees where another node stands', async () => {
    const home = await startTestSite()
    stops.push(() => home.stop())
    const first = await listen(home.devnet, { port: 0 })
    const second = await listen(home.devnet, { port: 0 })
    stops.push(() => second.close())
    let clock = 0
    const sources = [sourceAt(first.url, second.url)]
    const server = await outsider({ resolver: { sources, now: () => clock } })
    const { did } = await home.deployWallet()
    expect(await codeOf(await server.ask(did))).toBe('200 fine')

    await first.close()
    clock = 60_000
    expect(await codeOf(await server.ask(did))).toBe('200 fine')
    expect(await codeOf(await server.ask(someone))).toBe('404 notFound')
  })

  it.each([
    ['speaks no JSON', '<html>'],
    ['knows no method', '[{"jsonrpc":"2.0","id":"1","error":{"code":-32601,"message":"METHOD_NOT_FOUND"}}]'],
    ['says null to everything', '[{"jsonrpc":"2.0","id":"1","result":null}]'],
    [
      'is of another chain',
      '[{"jsonrpc":"2.0","id":"1","result":"1"},{"jsonrpc":"2.0","id":"2","result":null}]',
    ],
  ])('is an internal error when it %s', async (_title, body) => {
    const server = await outsider({ resolver: { sources: [sourceAt(await strangeNode(body))] } })
    expect(await codeOf(await server.ask(someone))).toBe('500 internalError')
  })

  it('is an internal error when it never answers', async () => {
    const silent = sourceOf([await strangeNode('nothing')], { timeoutMs: 50, deadlineMs: 100 })
    const server = await outsider({ resolver: { sources: [silent] } })
    expect(await codeOf(await server.ask(someone))).toBe('500 internalError')
  })

  it('is not asked about networks that this server does not serve', async () => {
    const server = await outsider()
    expect(await codeOf(await server.ask(someone))).toBe('501 featureNotSupported')
  })

  it('is an internal error when its history has no sense', async () => {
    for (const history of [
      {},
      { state: [], changes: [] },
      { state: {}, changes: [{ field: 'did', keys: [1], block: '1', timestamp: '1', before: null }] },
      { state: {}, changes: [{ field: 'did', keys: [], block: '-1', timestamp: '1', before: null }] },
      { state: {}, changes: [{ field: 'did', keys: [], block: '1', timestamp: '1', before: { length: 9 } }] },
    ]) {
      const client = {
        ...sourceAt('http://127.0.0.1:1').client,
        request: () => Promise.resolve(history),
      }
      const sources = [{ didNetwork: 'isol' as const, client, hasHistory: true }]
      const server = await outsider({ resolver: { sources } })
      expect(await codeOf(await server.ask(someone))).toBe('500 internalError')
    }
  })
})

describe('many requests', () => {
  it('are refused beyond a limit, with the time to wait; asking what may be asked is free', async () => {
    const server = await outsider({ resolver: { sources: [], mostRequests: 3 } })
    for (let count = 0; count < 3; count++) expect((await server.ask('did:tyron:x')).status).toBe(400)
    const refused = await server.ask(someone)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ error: expect.stringMatching(/^Too many requests: /) })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect((await server.ask(someone, undefined, { method: 'OPTIONS' })).status).toBe(204)
  })

  it('are counted by the address that the operator’s proxies tell, and by no other', async () => {
    const resolver = { sources: [], mostRequests: 1 }
    const status = async (server: AskedServer, from: string): Promise<number> =>
      (await server.ask('x', undefined, { headers: { 'x-forwarded-for': from } })).status
    const open = await outsider({ resolver })
    expect([await status(open, '1.1.1.1'), await status(open, '2.2.2.2')]).toEqual([400, 429])
    const proxied = await outsider({ resolver, proxies: 1 })
    expect([
      await status(proxied, '9.9.9.9, 1.1.1.1'),
      await status(proxied, '9.9.9.9, 2.2.2.2'),
      await status(proxied, '8.8.8.8, 1.1.1.1'),
    ]).toEqual([400, 400, 429])
    // One household has the first 64 bits of an IPv6 address, and all the addresses that begin with them.
    expect([
      await status(proxied, '2001:db8:1:2::1'),
      await status(proxied, '2001:db8:1:2:ffff:1:2:3'),
      await status(proxied, '2001:db8:1:3::1'),
    ]).toEqual([400, 429, 400])
  })

  it('[BX-26] that denies calls for a second is asked again; past that it is 503, with when to come back', async () => {
    let denials = 1
    const denying = createHttpServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const calls = JSON.parse(body) as { readonly id: string; readonly method: string }[]
        const isDenied = denials-- > 0
        const answer = ({ id, method }: (typeof calls)[number]) =>
          method === 'GetNetworkId'
            ? { id, jsonrpc: '2.0', result: '222' }
            : isDenied
              ? { id, jsonrpc: '2.0', error: { code: -32000, message: 'Limit exceeded' } }
              : { id, jsonrpc: '2.0', error: { code: -5, message: 'Address does not exist' } }
        response.end(JSON.stringify(calls.map(answer)))
      })
    })
    await new Promise<void>((resolve) => denying.listen(0, '127.0.0.1', resolve))
    stops.push(async () => void denying.close())
    const endpoints = [`http://127.0.0.1:${(denying.address() as AddressInfo).port}`]
    const serverWith = (deadlineMs: number): Promise<AskedServer> => {
      const client = createClient({ endpoints, chainId: 222, fetch, retries: 0, deadlineMs })
      return outsider({ resolver: { sources: [{ didNetwork: 'isol', client, hasHistory: false }] } })
    }
    const server = await serverWith(60_000)
    expect(await codeOf(await server.ask(someone))).toBe('404 notFound')

    denials = Infinity
    const impatient = await serverWith(4_000)
    const denied = await impatient.ask(formatDid('isol', `0x${'34'.repeat(20)}`))
    expect(denied.headers.get('retry-after')).toBe('2')
    expect(await codeOf(denied)).toBe('503 internalError')
  })
})
