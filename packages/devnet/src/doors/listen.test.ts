import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccount } from '../genesis/testAccounts'
import { listen } from './listen'
import { sign, startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'

const json = { 'content-type': 'application/json' }

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork()
})
afterAll(() => network.stop())

const ask = (id: unknown, method = 'GetNetworkId', more: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params: [''],
  ...more,
})
const answer = (id: unknown) => ({ id, jsonrpc: '2.0', result: '222' })
const failure = (code: number, id: unknown = null) => ({
  error: { code, data: null, message: expect.any(String) as string },
  id,
  jsonrpc: '2.0',
})
const post = (body: unknown): Promise<unknown> =>
  network.post(typeof body === 'string' ? body : JSON.stringify(body))

describe('one request', () => {
  test.each([['1'], [1], [0], [-1.5], [''], ['a'.repeat(1000)], [null]])(
    'the id %j comes back',
    async (id) => {
      expect(await post(ask(id))).toEqual(answer(id))
    },
  )

  test.each([
    ['', -32700],
    ['{', -32700],
    ['nonsense', -32700],
    ['{"a":1,}', -32700],
    [`${'['.repeat(100)}`, -32700],
    [`${'['.repeat(100_000)}`, -32600],
    ['1', -32600],
    ['null', -32600],
    ['"text"', -32600],
    ['true', -32600],
    ['{}', -32600],
    [{ id: 1, method: 'GetNetworkId' }, -32600],
    [{ jsonrpc: '1.0', id: 1, method: 'GetNetworkId' }, -32600],
    [{ jsonrpc: '2.0', id: 1 }, -32600],
    [{ jsonrpc: '2.0', id: 1, method: 7 }, -32600],
    [ask(1, 'NoSuchMethod'), -32601],
    [ask(1, 'toString'), -32601],
    [ask(1, '__proto__'), -32601],
    [ask(1, 'GetBalance', { params: { address: 'x' } }), -32602],
    [ask(1, 'GetBalance', { params: 'x' }), -32602],
    [ask(1, 'GetBalance', { params: null }), -32602],
  ])('%j is answered with %i', async (body, code) => {
    const isRequest = typeof body === 'object'
    expect(await post(body)).toEqual(failure(code, isRequest ? 1 : null))
  })

  test.each([[{}], [[]], [true]])('the id %j is none', async (id) => {
    expect(await post(ask(id))).toEqual(failure(-32600))
  })

  test('parameters may be left out', async () => {
    expect(await post({ jsonrpc: '2.0', id: 1, method: 'GetNetworkId' })).toEqual(answer(1))
  })

  test('a notification is carried out and not answered', async () => {
    const response = await fetch(network.url, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ jsonrpc: '2.0', method: 'GetNetworkId' }),
    })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })

  test('a body of nested arrays is refused, not parsed for ever', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(await post(deep)).toEqual(failure(-32600))
  })
})

describe('a batch', () => {
  test('is answered in its order, ids and failures apart', async () => {
    const batch = [ask('a'), 7, ask(1, 'NoSuchMethod'), { jsonrpc: '2.0', method: 'GetNetworkId' }, ask('a')]
    expect(await post(batch)).toEqual([answer('a'), failure(-32600), failure(-32601, 1), answer('a')])
  })

  test('of one is an array', async () => {
    expect(await post([ask(0)])).toEqual([answer(0)])
  })

  test('that is empty or too large is no request', async () => {
    expect(await post([])).toEqual(failure(-32600))
    expect(await post(Array.from({ length: 1001 }, () => ask(1)))).toEqual(failure(-32600))
    expect(await post(Array.from({ length: 1000 }, (_, i) => ask(i)))).toHaveLength(1000)
  })

  test('of notifications is not answered', async () => {
    const body = JSON.stringify([{ jsonrpc: '2.0', method: 'GetNetworkId' }])
    expect((await fetch(network.url, { method: 'POST', headers: json, body })).status).toBe(204)
  })
})

describe('over HTTP', () => {
  const preflight = (origin: string): Promise<Response> =>
    fetch(network.url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:4000',
    'https://localhost',
    'chrome-extension://klnaejjgbibmhlephnhpmaofohgkpgkd',
    'moz-extension://2c1f0b7e-0000-4000-8000-000000000000',
  ])('%s may ask, with a preflight', async (origin) => {
    const allowed = await preflight(origin)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST')
    const response = await fetch(network.url, {
      method: 'POST',
      headers: { ...json, origin },
      body: JSON.stringify(ask(1)),
    })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('vary')).toBe('origin')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual(answer(1))
  })

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:4000',
    'http://localhost@evil.example',
    'file://',
    'null',
    '',
  ])('the website %j may neither ask nor send', async (origin) => {
    const refused = await preflight(origin)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    const account = testAccount(6)
    const transaction = sign(account, { nonce: await network.nonce(account) })
    const body = JSON.stringify(ask(1, 'CreateTransaction', { params: [transaction] }))
    const response = await fetch(network.url, { method: 'POST', headers: { ...json, origin }, body })
    expect(response.status).toBe(403)
    expect(await network.result('GetPendingTxns')).toEqual({ Txns: [] })
  })

  test('only a program of this machine may rule: no page, no extension, nothing that a proxy passed on', async () => {
    const height = await network.result('GetNumTxBlocks')
    const wish = JSON.stringify([
      ask(1, 'devnet_mine', { params: [] }),
      ask(2, 'devnet_setBalance', { params: [testAccount(9).address, '0'] }),
    ])
    const ruled = async (headers: object): Promise<unknown> =>
      (await fetch(network.url, { method: 'POST', headers: { ...json, ...headers }, body: wish })).json()
    const others = [
      { origin: 'http://localhost:3000' },
      { origin: network.url },
      { origin: 'chrome-extension://klnaejjgbibmhlephnhpmaofohgkpgkd' },
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=127.0.0.1' },
      ...['x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'].map((name) => ({
        [name]: '127.0.0.1',
      })),
      { 'x-forwarded-proto': 'https' },
      { via: '1.1 proxy' },
      // The headers that content networks, clouds and tunnels send instead.
      ...[
        'cdn-loop',
        'fastly-client-ip',
        'akamai-origin-hop',
        'x-amzn-trace-id',
        'x-amz-cf-id',
        'x-azure-clientip',
        'x-appengine-user-ip',
        'do-connecting-ip',
        'wl-proxy-client-ip',
        'x-varnish',
        'x-forward-for',
        'x-host',
        'fly-client-ip',
        'x-envoy-external-address',
        'x-remote-addr',
        'x-scheme',
        'X-Sucuri-ClientIP',
      ].map((name) => ({ [name]: 'x' })),
    ]
    for (const headers of others) expect(await ruled(headers)).toEqual([failure(-1, 1), failure(-1, 2)])
    expect(await network.result('GetNumTxBlocks')).toBe(height)
    expect(await ruled({})).toMatchObject([{ result: height }, { result: true }])
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/plain; application/json'],
    ['application/jsonp'],
  ])('a body that says it is %s is not read: a browser sends it without asking', async (type) => {
    const body = JSON.stringify(ask(1))
    const response = await fetch(network.url, { method: 'POST', headers: { 'content-type': type }, body })
    expect(response.status).toBe(415)
  })

  test('a charset may follow the content type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    const response = await fetch(network.url, { method: 'POST', headers, body: JSON.stringify(ask(1)) })
    expect(await response.json()).toEqual(answer(1))
  })

  test('only POST / is answered', async () => {
    expect((await fetch(network.url)).status).toBe(405)
    expect((await fetch(`${network.url}/other`, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  test.each([
    ['rebound.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.nip.io', 403],
    ['localhost:4000', 200],
    ['127.0.0.1', 200],
    ['[::1]:5555', 200],
  ])('the Host %s gets %i', async (host, status) => {
    expect(await statusWith(network.url, host)).toBe(status)
  })

  test.each([
    ['says how large it is', 413, ['content-type: application/json', 'content-length: 24000000']],
    ['does not say how large it is', 413, ['content-type: application/json', 'transfer-encoding: chunked']],
    ['is of another type', 415, ['content-length: 24000000']],
  ])('who sends a body that is too large and %s reads why it is refused', async (_what, status, headers) => {
    for (let i = 0; i < 3; i++) expect(await sendLarge(network.url, headers)).toEqual([status, 405])
    expect(await post(ask(1))).toEqual(answer(1))
  })

  test('bodies that trickle in are cut, all of them, and the node goes on', async () => {
    const listener = await listen(network.devnet, { port: 0, requestTimeout: 200 })
    const trickle = (): Promise<void> =>
      new Promise((resolve) => {
        const slow = request(listener.url, {
          method: 'POST',
          headers: { ...json, 'content-length': '100000' },
        })
        const timer = setInterval(() => slow.write('['), 20)
        slow.on('response', (response) => response.resume())
        slow.on('error', () => undefined)
        slow.on('close', () => {
          clearInterval(timer)
          resolve()
        })
        slow.write('[')
      })
    await Promise.all(Array.from({ length: 30 }, trickle))
    const response = await fetch(listener.url, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(ask(1)),
    })
    expect(await response.json()).toEqual(answer(1))
    await listener.close()
  })

  test('a client that hangs up in the middle harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const half = request(network.url, { method: 'POST', headers: { ...json, 'content-length': '1000' } })
      half.on('error', () => resolve())
      half.write('{"jsonrpc"')
      setTimeout(() => half.destroy(new Error('gone')), 20)
    })
    expect(await post(ask(1))).toEqual(answer(1))
  })
})

function statusWith(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...json, host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(ask(1)))
  })
}

/** Sends a body of 24 MB and a second request, whatever is answered meanwhile; the status of both. */
function sendLarge(url: string, headers: readonly string[]): Promise<readonly number[]> {
  const { hostname, port, host } = new URL(url)
  const body = Buffer.alloc(24_000_000, ' ')
  const isChunked = headers.some((header) => header.endsWith('chunked'))
  return new Promise((resolve, reject) => {
    const client = connect(Number(port), hostname)
    let answered = ''
    client.on('error', reject)
    client.on('data', (part) => (answered += part.toString('latin1')))
    client.write(['POST / HTTP/1.1', `host: ${host}`, ...headers, '', ''].join('\r\n'))
    if (isChunked) client.write(`${body.length.toString(16)}\r\n`)
    client.write(body)
    client.write(
      `${isChunked ? '\r\n0\r\n\r\n' : ''}GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    )
    client.on('end', () => {
      client.destroy()
      resolve([...answered.matchAll(/^HTTP\/1.1 (\d+)/gm)].map(([, status]) => Number(status)))
    })
  })
}
