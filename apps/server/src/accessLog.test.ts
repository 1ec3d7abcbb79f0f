import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import fastify from 'fastify'
import { loggerOf, writeRequests, type LogOptions } from './accessLog'
import { createServer } from './createServer'

let folder: string
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-log-'))
  await writeFile(join(folder, 'index.html'), '<title>Tyto</title>')
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Asks a server that logs so for some paths, one after the other. */
async function logged(log: Omit<LogOptions, 'write'> | undefined, paths: readonly string[]) {
  const write = (line: string): void => void lines.push(line)
  const server = await createServer({
    webRoot: folder,
    canonicalHost: 'tyto.test',
    network: 'mainnet',
    port: 0,
    proxies: 1,
    ...(log ? { log: { ...log, write } } : {}),
  })
  for (const path of paths) {
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer secret' }
    await (await fetch(server.url + path, { headers })).text()
  }
  await server.close()
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
}

describe('the log of a server', () => {
  test('[BX-35] with an access log has a line for each request: who asked, for what, and how it ended', async () => {
    const found = await logged({ level: 'error', access: true }, [
      '/alice.ssi?q=what-i-look-for',
      '/assets/x.js',
    ])
    const requests = found.filter(({ msg }) => msg === 'request')
    expect(requests).toMatchObject([
      { level: 30, ip: '203.0.113.7', method: 'GET', path: '/alice.ssi', status: 200 },
      { ip: '203.0.113.7', method: 'GET', path: '/assets/x.js', status: 404 },
    ])
    for (const { ms } of requests) expect(ms).toBeGreaterThanOrEqual(0)
    expect(lines.join('')).not.toMatch(/look-for|secret/)
  })

  test('tells a failure of ours with its reason, at any level, and a fault of a request to nobody', async () => {
    const app = fastify({
      ...loggerOf({ level: 'error', access: false, write: (line) => void lines.push(line) }),
    })
    writeRequests(app, { level: 'error', access: false })
    app.get('/breaks', () => Promise.reject(new Error('what broke')))
    app.get('/wrong', () => Promise.reject(Object.assign(new Error('a bad request'), { statusCode: 400 })))
    await app.inject('/breaks?q=x')
    await app.inject('/wrong')
    await app.close()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 50, method: 'GET', path: '/breaks', err: { message: 'what broke' } },
    ])
  })

  test('without one says nothing of requests, and at the level of failures nothing of a server that is well', async () => {
    expect(await logged({ level: 'info', access: false }, ['/alice.ssi'])).toMatchObject([
      { msg: expect.stringContaining('Server listening') as string },
    ])
    lines = []
    expect(await logged({ level: 'error', access: false }, ['/alice.ssi'])).toEqual([])
    expect(await logged(undefined, ['/alice.ssi'])).toEqual([])
  })
})
