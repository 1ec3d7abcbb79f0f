import fc from 'fast-check'
import { bodies } from '../../packages/devnet/src/testing/rpcBodies'
import { inParallel, post, sendBytes } from './send'
import type { Site } from './site'
import type { Attack } from './watch'

const json = { 'content-type': 'application/json' }
const call = (method: string, params: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const nested = (depth: number, [open, close]: readonly [string, string]): string =>
  open.repeat(depth) + close.repeat(depth)

/** Texts that are JSON at its edges, or just beyond. */
function edges(): readonly string[] {
  const numbers = ['1e999', '-0', '9'.repeat(400), '1e-400', '0x10', '01', '1.', '.5', '+1', 'NaN', '1n']
  const depths = [1, 100, 511, 512, 513, 5_000, 100_000, 1_900_000]
  const ids = [...numbers, '{}', '[]', 'true', `"${'i'.repeat(100_000)}"`, '"\\ud800"', '"\u0000"', '"\\u12"']
  return [
    '',
    ' ',
    '\ufeff{}',
    'null',
    '"',
    '{',
    '[[]',
    `{"a":1,"a":2}`,
    '{"__proto__":{"method":"GetNetworkId"}}',
    ...numbers.flatMap((each) => [each, call('GetTxBlock', []).replace('[]', `[${each}]`), `[${each}]`]),
    ...ids.map((id) => `{"jsonrpc":"2.0","id":${id},"method":"GetNetworkId","params":[]}`),
    ...depths.flatMap((depth) => [
      nested(depth, ['[', ']']),
      '['.repeat(depth),
      `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      call('GetSmartContractSubState', ['0'.repeat(40), 'a', 0]).replace(
        '0]',
        `${nested(depth, ['[', ']'])}]`,
      ),
      call('CreateTransaction', [{ data: nested(Math.min(depth, 200_000), ['[', ']']) }]),
    ]),
    `[${'1,'.repeat(199_990)}1]`,
    `[${'1,'.repeat(1_500_000)}1]`,
    JSON.stringify('x'.repeat(3_999_000)),
    'x'.repeat(4_000_001),
  ]
}

const headers: readonly Record<string, string>[] = [
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/jsonx' },
  { ...json, host: 'evil.example' },
  { ...json, host: '127.0.0.1.evil.example' },
  { ...json, host: '' },
  { ...json, origin: 'https://evil.example' },
  { ...json, origin: 'null' },
  { ...json, 'content-encoding': 'gzip' },
  { ...json, expect: '100-continue' },
  { ...json, 'x-forwarded-for': 'x'.repeat(8_000) },
  { ...json, cookie: 'a=b;'.repeat(5_000) },
]

const line = 'POST /-/rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

/** Bytes that are not HTTP, or hardly. */
const bytes: readonly (readonly string[])[] = [
  ['\0\0\0\0'],
  ['GET / HTTP/9.9\r\n\r\n'],
  ['GET  /\r\n\r\n'],
  ['POST /-/rpc HTTP/1.1\r\n\r\n'],
  [`${line}Content-Length: -1\r\n\r\n`],
  [`${line}Content-Length: 99999999999999999999\r\n\r\n{}`],
  [`${line}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  [`${line}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  [`${line}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n`],
  [`${line}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}`],
  [`${line}X: ${'y'.repeat(100_000)}\r\n\r\n`],
  [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
  ['GET /%ff%fe/%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['GET /../../../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
]

const paths = [
  '/',
  '/-/rpc',
  '/-/faucet',
  '/-/network.json',
  '/-/nothing',
  '/1.0/identifiers/did:x',
  '/%c0%ae',
]
const methods = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']

/** Sends `times` requests that nobody should send; the same ones for the same seed. */
export async function malformed(attack: Attack, site: Site, times: number, seed: number): Promise<void> {
  const rpc = `${site.url}/-/rpc`
  const isOwnFailure = (text: string | undefined): void => {
    if (text?.includes('"code":-32603,')) attack.losses.push(`a failure of its own: ${text.slice(0, 200)}`)
  }
  await inParallel(edges(), 4, async (body) => isOwnFailure(await post(attack, rpc, body)))
  await inParallel(headers, 4, (each) => post(attack, rpc, call('GetNetworkId', []), { headers: each }))
  await inParallel(
    paths.flatMap((path) => methods.map((method) => ({ path, method }))),
    4,
    ({ path, method }) => post(attack, site.url + path, '', { headers: {}, method }),
  )
  const port = Number(new URL(site.url).port)
  await inParallel(bytes, 4, (parts) => sendBytes(attack, port, parts, { pause: 0, longest: 30_000 }))
  const texts = fc.sample(bodies, { seed, numRuns: times })
  await inParallel(texts, 8, async (body) => isOwnFailure(await post(attack, rpc, body)))
}

/** Bodies of which a byte comes now and then, until the server has had enough. */
export async function trickled(attack: Attack, site: Site, connections: number): Promise<void> {
  const port = Number(new URL(site.url).port)
  const body = [`${line}Content-Length: 1000\r\n\r\n`, ...Array.from({ length: 300 }, () => '[')]
  const head = line.split('')
  const parts = Array.from({ length: connections }, (_, i) => (i % 2 === 0 ? body : head))
  await inParallel(parts, connections, (each) =>
    sendBytes(attack, port, each, { pause: 200, longest: 50_000 }),
  )
}

/** As many reads as a batch takes, of the largest answers that there are, from many at once. */
export async function hugeBatches(attack: Attack, site: Site, times: number): Promise<void> {
  const network = (await (await fetch(`${site.url}/-/network.json`)).json()) as {
    registry: string
    init: string
  }
  const read = (method: string, ...params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
  const batch = (request: object): string => JSON.stringify(Array.from({ length: 1_000 }, () => request))
  const kinds = [
    batch(read('GetSmartContractState', network.registry)),
    batch(read('GetSmartContractCode', network.init)),
    batch(read('GetTxnBodiesForTxBlock', '1')),
    batch(read('CreateTransaction', {})),
    batch(read('GetRecentTransactions')),
    JSON.stringify(Array.from({ length: 1_001 }, () => 1)),
  ]
  const all = Array.from({ length: times }, (_, i) => kinds[i % kinds.length]!)
  await inParallel(all, 6, (body) => post(attack, `${site.url}/-/rpc`, body))
}
