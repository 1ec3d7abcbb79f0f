/** The built product as people get it over HTTP: encodings, caching, security headers. */
import { readFile, readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { createServer, type Server } from '@tyto/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWeb } from '../buildWeb'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came over the wire. */
  readonly body: Buffer
}

/** Asks as a program that unpacks nothing by itself. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  post?: { readonly body: string },
): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = httpRequest(
      url,
      { method: post ? 'POST' : 'GET', headers, agent: false },
      (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('end', () =>
          done({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    outgoing.on('error', fail)
    outgoing.end(post?.body)
  })
}

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' }
const olderBrowser = { 'accept-encoding': 'gzip, deflate', accept: 'text/html,*/*;q=0.8' }
const plain = { accept: 'text/html' }

const forever = 'public, max-age=31536000, immutable'

let folder: string
let publicFolder: string
let devnet: Devnet
let server: Server
/** As an operator runs it: no local network. */
let publicServer: Server
/** The files below `/assets/`, without their packed copies. */
let assets: readonly string[]

beforeAll(async () => {
  folder = resolve(await buildWeb('local'))
  publicFolder = resolve(await buildWeb('public'))
  const names = await readdir(join(folder, 'assets'))
  assets = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  server = await createServer({ webRoot: folder, devnet, canonicalHost: 'a.test', network: 'local', port: 0 })
  publicServer = await createServer({
    webRoot: publicFolder,
    canonicalHost: 'tyto.test',
    network: 'mainnet',
    port: 0,
  })
})
afterAll(async () => {
  await server.close()
  await publicServer.close()
  await devnet.close()
})

function assetsOf(ending: RegExp): readonly string[] {
  const found = assets.filter((name) => ending.test(name))
  expect(found.length).toBeGreaterThan(2)
  return found
}

describe('hashed files', () => {
  test('scripts are sent as brotli, as gzip or plain, as the browser asks, and kept for a year', async () => {
    let sent = { br: 0, gzip: 0, plain: 0 }
    for (const name of assetsOf(/\.js$/)) {
      const url = `${server.url}/assets/${name}`
      const file = await readFile(join(folder, 'assets', name))
      const [br, gzip, identity] = [
        await ask(url, browser),
        await ask(url, olderBrowser),
        await ask(url, plain),
      ]
      expect(br.headers['content-encoding'], name).toBe('br')
      expect(gzip.headers['content-encoding'], name).toBe('gzip')
      expect(identity.headers['content-encoding'], name).toBeUndefined()
      expect(brotliDecompressSync(br.body).equals(file), name).toBe(true)
      expect(gunzipSync(gzip.body).equals(file), name).toBe(true)
      expect(identity.body.equals(file), name).toBe(true)
      for (const { status, headers, body } of [br, gzip, identity]) {
        expect(status, name).toBe(200)
        expect(headers['cache-control'], name).toBe(forever)
        expect(headers['vary'], name).toBe('accept-encoding')
        expect(headers['content-type'], name).toBe('application/javascript; charset=utf-8')
        expect(headers['content-length'], name).toBe(String(body.length))
        expect(headers['x-content-type-options'], name).toBe('nosniff')
        expect(headers['cross-origin-resource-policy'], name).toBe('same-origin')
      }
      sent = {
        br: sent.br + br.body.length,
        gzip: sent.gzip + gzip.body.length,
        plain: sent.plain + identity.body.length,
      }
    }
    expect(sent.br).toBeLessThan(sent.gzip)
    expect(sent.gzip).toBeLessThan(sent.plain / 2)
  })

  test('styles are packed too', async () => {
    const name = assets.find((each) => each.endsWith('.css'))!
    const { headers, body } = await ask(`${server.url}/assets/${name}`, browser)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(headers['cache-control']).toBe(forever)
    expect(body.length).toBeLessThan((await readFile(join(folder, 'assets', name))).length / 3)
  })

  test('fonts are packed already: sent as they are, kept for a year', async () => {
    for (const name of assetsOf(/\.woff2$/)) {
      const { headers, body } = await ask(`${server.url}/assets/${name}`, browser)
      expect(headers['content-encoding'], name).toBeUndefined()
      expect(headers['content-type'], name).toBe('font/woff2')
      expect(headers['cache-control'], name).toBe(forever)
      expect(body.equals(await readFile(join(folder, 'assets', name))), name).toBe(true)
    }
  })

  test.each([{ accept: '*/*' }, { accept: 'text/html' }, {}])(
    'a file that is gone is 404 for %j, and no browser keeps that',
    async (accept) => {
      const { status, headers } = await ask(`${server.url}/assets/gone-12345678.js`, accept)
      expect(status).toBe(404)
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    },
  )

  test('a packed copy has no address of its own', async () => {
    const name = assets.find((each) => each.endsWith('.js'))!
    const { status } = await ask(`${server.url}/assets/${name}.br`, { accept: '*/*' })
    expect(status).toBe(404)
  })
})

describe('the page', () => {
  const paths = ['/', '/alice.ssi', '/alice.ssi/didx/doc', '/es/alice', '//', '//[', '//x:99999/', '/-x']

  test('is packed, asked for again each time, and not sent again to who has it', async () => {
    for (const path of paths) {
      const url = `${server.url}${path}`
      const [br, gzip, identity] = [
        await ask(url, browser),
        await ask(url, olderBrowser),
        await ask(url, plain),
      ]
      const html = identity.body.toString()
      expect(html).toContain('<meta name="tyto-site" content="{&quot;host&quot;:&quot;a.test&quot;')
      expect(br.headers['content-encoding'], path).toBe('br')
      expect(brotliDecompressSync(br.body).toString()).toBe(html)
      expect(gzip.headers['content-encoding'], path).toBe('gzip')
      expect(gunzipSync(gzip.body).toString()).toBe(html)
      const tags = new Set<string>()
      for (const [asked, { status, headers }] of [
        [browser, br],
        [olderBrowser, gzip],
        [plain, identity],
      ] as const) {
        expect(status, path).toBe(200)
        expect(headers['cache-control'], path).toBe('no-cache')
        expect(headers['vary'], path).toBe('accept-encoding')
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
        const policy = String(headers['content-security-policy']).split('; ')
        for (const rule of ["script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
          expect(policy, path).toContain(rule)
        expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
        expect(headers['referrer-policy'], path).toBe('no-referrer')
        const etag = headers['etag'] ?? ''
        tags.add(etag)
        const again = await ask(url, { ...asked, 'if-none-match': `"other", W/${etag}` })
        expect(again.status, path).toBe(304)
        expect(again.body.length, path).toBe(0)
        expect((await ask(url, { ...asked, 'if-none-match': '"other"' })).status, path).toBe(200)
      }
      expect(tags.size, 'each form has a tag of its own').toBe(3)
    }
  })

  test('is for everybody who takes HTML, as on a static host', async () => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'text/*;q=0.1, */*' }]) {
      const { status, body } = await ask(`${server.url}/alice.ssi`, headers)
      expect(status).toBe(200)
      expect(body.toString()).toContain('<meta name="tyto-site"')
    }
    const { status } = await ask(`${server.url}/alice.ssi`, { accept: 'application/json' })
    expect(status).toBe(404)
    for (const path of ['/-/gone', '/1.0/methods']) {
      expect((await ask(server.url + path, { accept: '*/*' })).status, path).toBe(404)
    }
  })

  test('the page of the local wallet is asked for again each time', async () => {
    const { headers } = await ask(`${server.url}/local-wallet.html`, browser)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['etag']).toBeTruthy()
  })

  test('/index.html is home, and opens no other network', async () => {
    for (const { url } of [server, publicServer]) {
      const { status, headers } = await ask(`${url}/index.html`, browser)
      expect(status).toBe(308)
      expect(headers['location']).toBe('/')
    }
  })
})

describe('icons', () => {
  test('the page names them and a manifest, and windows of extensions may show them', async () => {
    const html = (await ask(`${server.url}/`, plain)).body.toString()
    const linked = [...html.matchAll(/<link rel="(?:icon|manifest)" href="([^"]+)"/g)].map(
      (found) => found[1]!,
    )
    expect(linked.length).toBe(3)
    const manifest = JSON.parse((await ask(`${server.url}/manifest.webmanifest`)).body.toString()) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    }
    const named = manifest.icons.map(({ src }) => src)
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const path of new Set([...linked, ...named])) {
      const { status, headers } = await ask(`${server.url}${path}`, browser)
      expect(status, path).toBe(200)
      expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin')
      expect(headers['content-type'], path).toMatch(/^(?:image\/|application\/manifest\+json)/)
    }
  })
})

describe('answers of the chain', () => {
  const post = { 'content-type': 'application/json' }

  test('a long one travels packed, a short one as it is', async () => {
    const address = devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address.replace(/^0x/, '')
    const code = { id: 1, jsonrpc: '2.0', method: 'GetSmartContractCode', params: [address] }
    const url = `${server.url}/-/rpc`
    const whole = await ask(url, post, { body: JSON.stringify(code) })
    expect(whole.headers['content-encoding']).toBeUndefined()
    expect(whole.body.toString()).toContain('scilla_version')
    const br = await ask(url, { ...browser, ...post }, { body: JSON.stringify(code) })
    expect(br.headers['content-encoding']).toBe('br')
    expect(br.headers['vary']).toBe('accept-encoding')
    expect(br.body.length).toBeLessThan(whole.body.length / 4)
    expect(brotliDecompressSync(br.body).equals(whole.body)).toBe(true)
    const gzip = await ask(url, { ...olderBrowser, ...post }, { body: JSON.stringify(code) })
    expect(gunzipSync(gzip.body).equals(whole.body)).toBe(true)

    const block = { id: 1, jsonrpc: '2.0', method: 'GetNumTxBlocks', params: [''] }
    const short = await ask(url, { ...browser, ...post }, { body: JSON.stringify(block) })
    expect(short.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(short.body.toString())).toMatchObject({ result: expect.stringMatching(/^\d+$/) })
  })
})

test('a server without a local network has no page of the local wallet', async () => {
  const { status, body } = await ask(`${publicServer.url}/local-wallet.html`, plain)
  expect(status).toBe(200)
  expect(body.toString()).toBe((await ask(`${publicServer.url}/`, plain)).body.toString())
  expect(body.toString()).toContain('&quot;network&quot;:&quot;mainnet&quot;')
})
