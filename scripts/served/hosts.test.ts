/** Holds docs/deploy.md and the build for a static host to what our own server sends. */
import { mkdtemp, readdir, readFile, cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cacheControl, createServer, securityHeaders, siteFiles, sitemapLanguages } from '@tyto/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathLocales } from '../../apps/web/src/shared/i18n/languages'
import { buildWeb } from '../buildWeb'
import { headersFile, writeSite } from '../build/writeSite'

const site = { canonicalHost: 'tyto.test', network: 'testnet' } as const

/** Icons and manifest: wallets show them in windows of their own. */
const publicFiles = await readdir('apps/web/public')

/** One path of each kind. */
const paths = [
  '/',
  '/alice.ssi/didx/doc',
  '/assets/start-12345678.js',
  '/assets/index-12345678.js',
  '/assets/literata-12345678.woff2',
  '/robots.txt',
  ...publicFiles.map((file) => `/${file}`),
]

/** The headers of our server for the file or page at a path. */
function ours(path: string): Record<string, string> {
  return { ...securityHeaders(path), 'cache-control': cacheControl(path) }
}

/** The headers of nginx by the first sample of the page. */
async function nginxHeaders(): Promise<(path: string) => Record<string, string>> {
  const text = await readFile('docs/deploy.md', 'utf8')
  const sample = /```nginx\n(.*?)```/s.exec(text)?.[1] ?? ''
  const maps = new Map(
    [...sample.matchAll(/map \$uri (\$\w+) \{(.*?)\n\}/gs)].map(([, name = '', body = '']) => {
      const lines = [...body.matchAll(/^\s*(\S+)\s+"([^"]*)";$/gm)]
      const rules = lines.filter(([, pattern]) => pattern !== 'default')
      const rest = lines.find(([, pattern]) => pattern === 'default')![2]!
      const valueOf = (path: string) =>
        rules.find(([, pattern]) => new RegExp(pattern!.slice(1)).test(path))?.[2] ?? rest
      return [name, valueOf] as const
    }),
  )
  const added = [...sample.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\$\w+))/gm)]
  return (path) =>
    Object.fromEntries(
      added.map(([, name, value, map]) => [name!, map ? maps.get(map)!(path) : value!] as const),
    )
}

/** The headers that a host takes from the file `_headers`: each rule that matches, joined where two name one. */
function readHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = text
    .trim()
    .split(/\n\n/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n')
      return { pattern, headers: lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)!.slice(1)) }
    })
  return (path) => {
    const sent: Record<string, string> = {}
    for (const { pattern, headers } of rules) {
      const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      if (!matches) continue
      for (const [name, value] of headers as [string, string][])
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value
    }
    return sent
  }
}

describe('the headers of a static host', () => {
  test('the sample for nginx sends with each file what our server sends', async () => {
    const headersOf = await nginxHeaders()
    for (const path of paths) {
      const { 'strict-transport-security': tls, vary, ...rest } = headersOf(path)
      expect(rest, path).toEqual(ours(path))
      expect(tls).toBe('max-age=31536000')
      expect(vary).toBe('accept-encoding')
    }
  })

  test('the file _headers does too, apart from what such hosts say of a page by themselves', () => {
    const headersOf = readHeadersFile(headersFile([...publicFiles, 'index.html']))
    for (const path of paths) {
      const sent = headersOf(path)
      const isOwn = path.startsWith('/assets/') || publicFiles.includes(path.slice(1))
      const { 'cache-control': cache, 'cross-origin-resource-policy': resource, ...common } = ours(path)
      const own = { 'cache-control': cache, 'cross-origin-resource-policy': resource }
      expect(sent, path).toEqual(isOwn ? { ...common, ...own } : common)
    }
  })
})

describe('the page of a static host', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tyto-static-'))
    await cp(await buildWeb('public'), folder, { recursive: true })
    await writeSite(folder, site)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is byte for byte what the Node server sends for the same site, packed and plain', async () => {
    // The server starts from the build as it stands for another site, as after another `npm run build`.
    await writeSite(folder, { canonicalHost: 'other.test', network: 'mainnet' })
    const server = await createServer({ webRoot: resolve(folder), ...site, port: 0 })
    await writeSite(folder, site)
    try {
      for (const [ending, encoding] of [
        ['', 'identity'],
        ['.gz', 'gzip'],
        ['.br', 'br'],
      ] as const) {
        const answer = await fetch(server.url, { headers: { 'accept-encoding': encoding } })
        expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
        expect(answer.headers.get('content-length')).toBe(
          String((await readFile(join(folder, `index.html${ending}`))).length),
        )
        expect(await answer.text()).toBe(await readFile(join(folder, 'index.html'), 'utf8'))
        for (const [name, value] of Object.entries(ours('/'))) expect(answer.headers.get(name)).toBe(value)
      }
    } finally {
      await server.close()
    }
  })

  test('tells search engines what they may read, as the Node server does', async () => {
    const paths = Object.keys(siteFiles(site.canonicalHost))
    await writeSite(folder, { canonicalHost: 'other.test', network: 'mainnet' })
    const server = await createServer({ webRoot: resolve(folder), ...site, port: 0 })
    await writeSite(folder, site)
    try {
      const texts = await Promise.all(
        paths.map(async (path) =>
          (await fetch(`${server.url}${path}`, { headers: { accept: '*/*' } })).text(),
        ),
      )
      expect(texts).toEqual(await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8'))))
      const [robots = '', sitemap = ''] = texts
      expect(robots.split('\n')).toEqual(
        expect.arrayContaining(['User-agent: *', 'Disallow: /-/', 'Sitemap: https://tyto.test/sitemap.xml']),
      )
      const pages = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, page]) => page)
      expect(pages).toHaveLength(2 * (1 + pathLocales.length))
      expect(pages).toEqual(expect.arrayContaining(['https://tyto.test/', 'https://tyto.test/es/xpoints']))
      expect(sitemapLanguages).toEqual(pathLocales)
    } finally {
      await server.close()
    }
  })

  test('holds no test phrase, no test key and nothing of the local wallet', async () => {
    const marks = ['test test test', 'tyto.localWallet', 'storageTestKeys', 'BEGIN PRIVATE', '"kty":"RSA"']
    const names = await readdir(folder, { recursive: true })
    const texts = names.filter((name) => /\.(?:js|css|html|json|webmanifest)$/.test(name))
    expect(texts.length).toBeGreaterThan(20)
    for (const name of texts) {
      const text = await readFile(join(folder, name), 'utf8')
      for (const mark of marks) expect(text.includes(mark), `${mark} in ${name}`).toBe(false)
    }
    // The build with the local parts has them, or these marks would find nothing.
    const local = await buildWeb('local')
    const found = await Promise.all(
      (await readdir(local, { recursive: true }))
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFile(join(local, name), 'utf8')),
    )
    for (const mark of ['tyto.localWallet', '"kty":"RSA"'])
      expect(
        found.some((text) => text.includes(mark)),
        mark,
      ).toBe(true)
  })

  test('says its site and the network of a first visit', async () => {
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    expect(html.match(/<meta name="tyto-site"/g)).toHaveLength(1)
    const content = /<meta name="tyto-site" content="([^"]*)">/.exec(html)![1]!.replaceAll('&quot;', '"')
    expect(JSON.parse(content)).toEqual({
      host: 'tyto.test',
      network: 'testnet',
      local: null,
      mainIssuer: null,
      logos: null,
      social: [],
    })
  })
})
