import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestNetwork, type TestNetwork } from './testing/startTestNetwork'

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
    [`${'['.repeat(100_000)}`, -32700],
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
      body: JSON.stringify({ jsonrpc: '2.0', method: 'GetNetworkId' }),
    })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })

  test('a body of nested arrays is refused, not parsed for ever', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(await post(deep)).toEqual([failure(-32600)])
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
    expect((await fetch(network.url, { method: 'POST', body })).status).toBe(204)
  })
})

describe('over HTTP', () => {
  test('pages of every origin may read, with a preflight', async () => {
    const preflight = await fetch(network.url, {
      method: 'OPTIONS',
      headers: { origin: 'http://wallet.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const response = await fetch(network.url, { method: 'POST', body: JSON.stringify(ask(1)) })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toBe('application/json')
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

  test('a body that is too large is refused and the node goes on', async () => {
    const response = await fetch(network.url, { method: 'POST', body: `"${'x'.repeat(4_100_000)}"` }).catch(
      () => undefined,
    )
    if (response) expect(response.status).toBe(413)
    expect(await post(ask(1))).toEqual(answer(1))
  })

  test('a client that hangs up in the middle harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const half = request(network.url, { method: 'POST', headers: { 'content-length': '1000' } })
      half.on('error', () => resolve())
      half.write('{"jsonrpc"')
      setTimeout(() => half.destroy(new Error('gone')), 20)
    })
    expect(await post(ask(1))).toEqual(answer(1))
  })
})

function statusWith(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(ask(1)))
  })
}
