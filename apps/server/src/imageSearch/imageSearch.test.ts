import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type AskedServer } from '../testing/startTestSite'

const image = (id: string | number) => ({
  id,
  src: `https://pictures.example/${id}.png`,
  srcSmall: `https://pictures.example/${id}-s.png`,
})

/** A service that answers each question as the test says, and remembers what it was asked. */
let answer: (response: ServerResponse, query: string) => void
let asked: string[]
let service: Server
let url: string
let site: AskedServer

beforeAll(async () => {
  service = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? ''
    asked.push(query)
    answer(response, query)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/find?key=1`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
afterEach(() => site.stop())

async function start(next: typeof answer): Promise<void> {
  asked = []
  answer = next
  site = await startServer({ imageService: { url, patience: 100 } })
}
const search = (query: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${site.server.url}/api/v1/search?q=${encodeURIComponent(query)}`, { headers })
const json =
  (value: unknown): typeof answer =>
  (response) =>
    response.end(JSON.stringify(value))

describe('[MD-03] the image search of a server', () => {
  test('forwards to the service of the operator, once for the same words, also by many at a time', async () => {
    await start(json({ images: [image('a'), image(7)] }))
    const answers = await Promise.all(['owl', 'owl', ' OWL '].map((query) => search(query)))
    for (const each of answers)
      expect(await each.json()).toEqual({ images: [image('a'), { ...image(7), id: '7' }] })
    expect(asked).toEqual(['owl'])
    expect((await (await search('a  b & c')).json()) as object).toHaveProperty('images')
    expect(asked[1]).toBe('a b & c')
  })

  test('passes on what has the shape of a picture, and no more than fifty', async () => {
    const bad = [
      { id: 'x', src: 'javascript:alert(1)' },
      { id: 'x', src: 'http://pictures.example/x' },
      { id: 'x', src: 'https://a:b@pictures.example/x' },
      { id: '', src: 'https://pictures.example/x' },
      { id: 'x', src: `https://pictures.example/${'x'.repeat(3_000)}` },
      null,
      'x',
    ]
    await start(json({ images: [...bad, ...Array.from({ length: 80 }, (_, at) => image(at))], more: 'text' }))
    const found = (await (await search('owl')).json()) as { images: unknown[] }
    expect(Object.keys(found)).toEqual(['images'])
    expect(found.images).toHaveLength(50)
    expect(found.images[0]).toEqual({ ...image(0), id: '0' })
  })

  test.each<[string, number, typeof answer]>([
    ['hangs', 504, () => undefined],
    ['fails', 502, (response) => response.writeHead(500).end('secret of the service')],
    ['says no JSON', 502, (response) => response.end('<html>')],
    ['says no list', 502, json({ images: 'none' })],
    ['says far too much', 502, (response) => response.end(JSON.stringify({ images: ['x'.repeat(600_000)] }))],
    ['sends us round in circles', 502, (response) => response.writeHead(302, { location: '/find' }).end()],
  ])('a service that %s is an error of our own, and the next one asks again', async (_, status, bad) => {
    await start(bad)
    const failed = await search('owl')
    expect(failed.status).toBe(status)
    expect(await failed.text()).toMatch(/^\{"error":"The image search did not answer/)
    answer = json({ images: [] })
    expect(await (await search('owl')).json()).toEqual({ images: [] })
  })

  test.each([
    ['nothing', '', {}, 400],
    ['a book', 'x'.repeat(101), {}, 400],
    ['the page of another site', 'owl', { origin: 'https://evil.example' }, 403],
    ['an image of another site', 'owl', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a site beside ours', 'owl', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', 'owl', { 'sec-fetch-site': 'same-origin' }, 200],
  ] as const)('asked by %s', async (_, query, headers, status) => {
    await start(json({ images: [] }))
    expect((await search(query, headers)).status).toBe(status)
    expect(asked).toHaveLength(status === 200 ? 1 : 0)
  })

  test('is not there where nobody searches', async () => {
    site = await startServer()
    expect((await search('owl')).status).toBe(404)
  })
})

describe('[MD-03] the image search of the local network', () => {
  let devnet: Devnet
  beforeAll(async () => {
    devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  })
  afterAll(() => devnet.close())

  test('finds pictures that this server draws, in the same shape; unknown words find none', async () => {
    site = await startServer({ devnet })
    const { images } = (await (await search('amber owls')).json()) as {
      readonly images: readonly { readonly id: string; readonly src: string; readonly srcSmall: string }[]
    }
    expect(images).toHaveLength(50)
    expect(images[0]).toEqual({
      id: 'amber-owl-1',
      src: '/-/pictures/amber-owl-1.svg',
      srcSmall: '/-/pictures/amber-owl-1.svg?small',
    })
    expect(await (await search('xyzzy')).json()).toEqual({ images: [] })
    const drawn = await Promise.all(images.map(async ({ src }) => fetch(`${site.server.url}${src}`)))
    const texts = await Promise.all(drawn.map((each) => each.text()))
    expect(new Set(texts).size).toBe(50)
    for (const text of texts)
      expect(text).toMatch(/^<svg [^>]*>(?:<(?:rect|circle|path|g)\b[^<>]*>|<\/g>)+<\/svg>$/)
    expect(drawn[0]!.headers.get('content-type')).toBe('image/svg+xml')
    expect(drawn[0]!.headers.get('content-security-policy')).toContain('sandbox')
    for (const none of ['amber-owl-99.svg', 'amber-owl-1', '..%2f..%2fpackage.json'])
      expect((await fetch(`${site.server.url}/-/pictures/${none}`)).status).toBe(404)
  })
})
