import { networkInterfaces } from 'node:os'
import { request, type IncomingMessage } from 'node:http'
import { createDevnet, mayRule, patience, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from './createServer'
import { startServer, type AskedServer } from './testing/startTestSite'

const json = { 'content-type': 'application/json' }
let devnet: Devnet
let site: AskedServer
let server: Server

beforeAll(async () => {
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  site = await startServer({ devnet })
  server = site.server
})
afterAll(async () => {
  await site.stop()
  await devnet.close()
})

const ask = (method: string, params: readonly unknown[] = []) =>
  JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })

function post(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = json,
): Promise<Response> {
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body })
}

async function waiting(): Promise<number> {
  const answer = await devnet.handleRpc({ id: 1, jsonrpc: '2.0', method: 'GetPendingTxns', params: [] })
  return (answer as { result: { Txns: unknown[] } }).result.Txns.length
}

describe('POST /-/rpc', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['no page', {}],
    ['its own page', { origin: 'self' }],
  ])('answers %s, with the headers of every answer', async (_who, { origin }) => {
    const headers = origin === undefined ? json : { ...json, origin: server.url }
    const response = await post('/-/rpc', ask('GetNetworkId'), headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toEqual({ id: 1, jsonrpc: '2.0', result: '222' })
  })

  test.each(['https://evil.example', 'http://localhost:1', 'http://127.0.0.1', 'null'])(
    'takes nothing from the page %s, and neither does the faucet',
    async (origin) => {
      const response = await post('/-/rpc', ask('GetNetworkId'), { ...json, origin })
      expect(response.status).toBe(403)
      expect(await response.text()).not.toContain('222')
      const before = await waiting()
      const address = devnet.network.accounts[0]!.bech32
      const faucet = await post('/-/faucet', JSON.stringify({ address }), { ...json, origin })
      expect([faucet.status, await waiting()]).toEqual([403, before])
    },
  )

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'takes no body that a browser sends without asking: %s',
    async (type) => {
      const response = await post('/-/rpc', ask('GetNetworkId'), { 'content-type': type })
      expect(response.status).toBe(415)
    },
  )

  test('notifications are carried out and not answered; what is no JSON has its own answer', async () => {
    const quiet = await post('/-/rpc', JSON.stringify({ jsonrpc: '2.0', method: 'GetNetworkId' }))
    expect([quiet.status, await quiet.text()]).toEqual([204, ''])
    const broken = await post('/-/rpc', '{')
    expect(await broken.json()).toMatchObject({ error: { code: -32700 } })
  })

  test('a body of many megabytes is refused before it is read', async () => {
    const response = await post('/-/rpc', '['.repeat(14_000_000)).catch(() => undefined)
    if (response) expect(response.status).toBe(413)
    expect((await post('/-/rpc', ask('GetNetworkId'))).status).toBe(200)
  })
})

describe('the methods of whoever runs the network', () => {
  const mine = async (headers: Readonly<Record<string, string>>): Promise<Response> =>
    post('/-/rpc', ask('devnet_mine'), { ...json, ...headers })

  test('are for its own page and for programs of this machine', async () => {
    for (const headers of [{}, { origin: server.url }])
      expect(await (await mine(headers)).json()).toMatchObject({
        result: expect.stringMatching(/^\d+$/) as string,
      })
  })

  test.each(['https://evil.example', 'http://localhost:1', 'http://127.0.0.1', 'null'])(
    'are not for the page %s',
    async (origin) => {
      expect((await mine({ origin })).status).toBe(403)
    },
  )

  test.each([
    [{ 'x-forwarded-for': '203.0.113.7' }],
    [{ 'x-forwarded-host': 'tyto.example' }],
    [{ forwarded: 'for=203.0.113.7' }],
    [{ via: '1.1 proxy' }],
  ])('are not for what a proxy passes on: %j', async (headers) => {
    expect(await (await mine(headers as unknown as Record<string, string>)).json()).toMatchObject({
      error: { code: -1 },
    })
  })

  test.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['::1', '::1', true],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', true],
    ['192.168.1.7', '192.168.1.2', false],
    // The machine itself, by an address that others reach too.
    ['192.168.1.2', '192.168.1.2', false],
    ['127.0.0.1', '192.168.1.2', false],
    ['fe80::1', '::1', false],
    ['127.0.0.1.evil.example', '127.0.0.1', false],
  ])('are for a connection from %s to %s: %s', (remoteAddress, localAddress, may) => {
    const asked = { headers: {}, socket: { remoteAddress, localAddress } } as unknown as IncomingMessage
    expect(mayRule(asked)).toBe(may)
  })

  const outside = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address

  // A machine without a network has no such address.
  test.skipIf(outside === undefined)(
    'are for nobody on an address that other machines reach, whatever name the request says',
    async () => {
      const open = await startServer({ devnet, host: '0.0.0.0' })
      const send = (host: string): Promise<string> =>
        new Promise((resolve, reject) => {
          const to = { host: outside, port: open.server.port, path: '/-/rpc' }
          const sent = request({ ...to, method: 'POST', headers: { ...json, host } }, (response) => {
            let text = ''
            response.on('data', (part) => (text += String(part)))
            response.on('end', () => resolve(`${response.statusCode} ${text}`))
          })
          sent.on('error', reject)
          sent.end(ask('devnet_mine'))
        })
      expect(await send(`${outside}:${open.server.port}`)).toMatch(/^421 /)
      expect(await send(`localhost:${open.server.port}`)).toMatch(/^200 .*"code":-1,/)
      const own = await fetch(`${open.server.url}/-/rpc`, {
        method: 'POST',
        headers: json,
        body: ask('devnet_mine'),
      })
      expect(await own.json()).toHaveProperty('result')
      await open.stop()
    },
  )
})

test.each(['evil.example', '127.0.0.1.nip.io', 'localhost.evil.example', '192.168.1.2'])(
  'the name %s, pointed at this machine, gets no page, no chain, no money and no blocks',
  async (host) => {
    const status = (method: string, path: string, more: object = {}): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        // To the browser all of this is the page's own site.
        const headers = { ...json, host, origin: `http://${host}`, ...more }
        const asked = request(`${server.url}${path}`, { method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        asked.on('upgrade', (response, socket) => {
          socket.destroy()
          resolve(response.statusCode)
        })
        asked.on('error', reject)
        asked.end(method === 'POST' ? ask('GetNetworkId') : undefined)
      })
    const key = Buffer.alloc(16).toString('base64')
    const upgrade = { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-version': '13' }
    expect(
      await Promise.all([
        status('GET', '/alice.ssi', { accept: 'text/html' }),
        status('GET', '/-/network.json'),
        status('POST', '/-/rpc'),
        status('POST', '/-/faucet'),
        status('GET', '/-/rpc', { ...upgrade, 'sec-websocket-key': key }),
      ]),
    ).toEqual([421, 421, 421, 421, 403])
  },
)

describe('blocks and events over WebSocket', () => {
  const knock = (origin?: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const key = Buffer.alloc(16).toString('base64')
      const upgrade = { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-version': '13' }
      const headers = { ...upgrade, 'sec-websocket-key': key, ...(origin ? { origin } : {}) }
      const asked = request(`${server.url}/-/rpc`, { headers })
      asked.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      asked.on('response', ({ statusCode }) => resolve(statusCode))
      asked.end()
    })

  test('are for no page and for its own page, not for others', async () => {
    expect(await knock()).toBe(101)
    expect(await knock(server.url)).toBe(101)
    for (const origin of ['https://evil.example', 'http://localhost:1', 'null'])
      expect(await knock(origin)).toBe(403)
  })

  test('end with the server', async () => {
    const other = await startServer({ devnet })
    const socket = new Promise<void>((resolve) => {
      const key = Buffer.alloc(16).toString('base64')
      const headers = {
        upgrade: 'websocket',
        connection: 'upgrade',
        'sec-websocket-version': '13',
        'sec-websocket-key': key,
      }
      request(`${other.server.url}/-/rpc`, { headers })
        .on('upgrade', (_response, open) => {
          open.on('error', () => undefined)
          open.on('close', () => resolve())
          open.resume()
          void other.stop()
        })
        .end()
    })
    await socket
  })
})

describe('POST /-/faucet', () => {
  test('pays an account; a contract takes no plain payment, and the answer says so', async () => {
    const [account] = devnet.network.accounts
    const before = await waiting()
    const paid = await post('/-/faucet', JSON.stringify({ address: account!.bech32 }))
    expect(await paid.json()).toMatchObject({ amount: '10000000000000000' })
    expect(await waiting()).toBe(before + 1)
    const refused = await post('/-/faucet', JSON.stringify({ address: devnet.network.registry }))
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({
      error: 'The network does not take the payment of the faucet.',
      code: 'PaymentToContract',
    })
    expect(await waiting()).toBe(before + 1)
  })

  test.each([
    ['no address', '{}', 400],
    ['no JSON', '{', 400],
    ['a book', JSON.stringify({ address: 'x'.repeat(5_000) }), 413],
  ])('refuses %s', async (_what, body, status) => {
    expect((await post('/-/faucet', body)).status).toBe(status)
  })
})

test('bodies that trickle in are cut on every path', async () => {
  expect(patience).toBeLessThanOrEqual(20_000)
  const impatient = await startServer({ devnet, requestTimeout: 200 })
  const trickle = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const headers = { ...json, 'content-length': '900' }
      const slow = request(`${impatient.server.url}${path}`, { method: 'POST', headers })
      const timer = setInterval(() => slow.write('['), 20)
      slow.on('response', (response) => response.resume())
      slow.on('error', () => undefined)
      slow.on('close', () => {
        clearInterval(timer)
        resolve()
      })
      slow.write('[')
    })
  const paths = ['/-/rpc', '/-/faucet', '/', '/alice.ssi', '/1.0/identifiers/did:example:1']
  await Promise.all(paths.flatMap((path) => Array.from({ length: 5 }, () => trickle(path))))
  const response = await fetch(`${impatient.server.url}/-/rpc`, {
    method: 'POST',
    headers: json,
    body: ask('GetNetworkId'),
  })
  expect(response.status).toBe(200)
  await impatient.stop()
})
