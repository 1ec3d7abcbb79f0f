import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { formatDid } from '@tyto/identity'
import { Resolver } from 'did-resolver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../../../apps/server/src/testing/startTestSite'
import { createDriver } from '../driver/createDriver'
import { driverSources } from '../driver/driverSources'
import { getResolver } from '../src/index'

let site: TestSite
let driver: ReturnType<typeof createDriver>
let url: string
let did: string

beforeAll(async () => {
  site = await startTestSite()
  did = formatDid('isol', site.devnet.network.names.find(({ name }) => name === 'alice.ssi')!.address)
  driver = createDriver(await driverSources({ TYTO_LOCAL: site.server.url }))
  await new Promise<void>((resolve) => driver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(driver.address() as AddressInfo).port}/1.0/identifiers/`
})
afterAll(async () => {
  driver.closeAllConnections()
  driver.close()
  await site.stop()
})

/** As the Universal Resolver's `HttpDriver` asks a driver: its own type first, then what its client asked for. */
const ask = (path: string, accept = 'application/ld+json', method = 'GET') =>
  fetch(url + path, { method, headers: { accept: `application/did-resolution,${accept}` } })

interface Result {
  readonly didDocument: { readonly id: string; readonly verificationMethod: readonly object[] } | null
  readonly didResolutionMetadata: Readonly<Record<string, unknown>>
  readonly didDocumentMetadata: Readonly<Record<string, unknown>>
}

describe('the driver contract of the Universal Resolver', () => {
  it.each(['application/ld+json', 'application/did', 'application/did+ld+json', '*/*'])(
    '[BX-08] GET /1.0/identifiers/{did} is a resolution result, whatever %s a client wants',
    async (accept) => {
      const response = await ask(did, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/did-resolution',
      ])
      const { didDocument, didResolutionMetadata, didDocumentMetadata } = (await response.json()) as Result
      expect(didDocument).toMatchObject({ id: did })
      // What its `ResolveResult` asks to be complete: a document, and which form it has.
      expect(didResolutionMetadata['contentType']).toBe('application/did')
      expect(Object.keys(didDocumentMetadata)).toContain('versionId')
      const bySite = (await (await site.ask(did)).json()) as Result
      expect(didDocument).toEqual(bySite.didDocument)
    },
  )

  it.each([
    [`did:tyron:zil:isol:${'0'.repeat(40)}`, 404, 'NOT_FOUND'],
    ['did:tyron:nothing', 400, 'INVALID_DID'],
    ['did:key:z6Mk', 501, 'METHOD_NOT_SUPPORTED'],
  ])('[BX-08] says of %s what is wrong as RFC 9457 does', async (path, status, error) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    const { didDocument, didResolutionMetadata } = (await response.json()) as Result
    expect(didDocument).toBeNull()
    expect(didResolutionMetadata['error']).toMatchObject({
      type: `https://www.w3.org/ns/did#${error}`,
      title: expect.any(String),
      detail: expect.any(String),
    })
  })

  it('takes options beside a DID that is encoded, as a driver that supports them does', async () => {
    const response = await ask(`${encodeURIComponent(did)}?publicKeyFormat=JsonWebKey2020`)
    const { didDocument } = (await response.json()) as Result
    expect(didDocument?.verificationMethod[0]).toMatchObject({ type: 'JsonWebKey2020' })
  })

  it('answers nothing else', async () => {
    expect((await ask(did, '*/*', 'POST')).status).toBe(405)
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect(await (await ask(did, '*/*', 'HEAD')).text()).toBe('')
  })
})

describe('getResolver', () => {
  it('[BX-08] reads a DID of the local network through the library did-resolver', async () => {
    const network: unknown = JSON.parse(JSON.stringify(site.devnet.network))
    const networks = [{ network: network as Record<string, unknown>, nodes: [`${site.server.url}/-/rpc`] }]
    const { didDocument } = await new Resolver(getResolver({ networks })).resolve(did)
    expect(didDocument?.id).toBe(did)
    const elsewhere = await new Resolver(getResolver({ networks })).resolve(did.replace('isol', 'main'))
    expect(elsewhere.didResolutionMetadata.error).toBe('featureNotSupported')
  })
})

describe('the container of the driver', () => {
  it('[BX-08] starts the program that answers, as somebody without rights, and asks whether it does', async () => {
    const file = await readFile(new URL('../driver/Containerfile', import.meta.url), 'utf8')
    const lines = file.replace(/\\\n\s*/g, '').split('\n')
    const last = (word: string): string =>
      lines.findLast((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
    const [node, ...program] = JSON.parse(last('ENTRYPOINT')) as readonly string[]
    expect([node, lines.includes('USER node')]).toEqual(['node', true])
    const started = spawn(process.execPath, program, {
      env: { ...process.env, PORT: '0', TYTO_LOCAL: site.server.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => started.once('exit', resolve))
    try {
      const said = await new Promise<string>((resolve) => {
        started.stdout.once('data', (bytes: Buffer) => resolve(String(bytes)))
      })
      const at = /http:\S+/.exec(said)?.[0] ?? ''
      expect((await fetch(`${at}${did}`)).status).toBe(200)
      // What its health check waits for.
      expect(last('HEALTHCHECK')).toContain(`127.0.0.1:${last('EXPOSE')}/1.0/identifiers/none`)
      expect((await fetch(`${at}none`)).status).toBe(400)
    } finally {
      started.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
  })
})
