import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageContent } from '@tyto/chain'
import { createDevnet, type Devnet } from '@tyto/devnet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { arweaveLibrary, type Arweave, type Key } from '../testing/arweaveLibrary'
import { startServer, type AskedServer } from '../testing/startTestSite'

let folder: string
let devnet: Devnet
let site: AskedServer
let arweave: Arweave
let key: Key

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tyto-permaweb-'))
  await open()
  key = await arweave.wallets.generate()
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<void> {
  devnet = await createDevnet({ storage: { folder }, blockTime: 'manual', clock: Date.now })
  site = await startServer({ devnet })
  // The library joins host, port and path without a look at them.
  const port = `${site.server.port}/-/permaweb`
  arweave = arweaveLibrary.init({ host: 'localhost', port, protocol: 'http' })
}
async function close(): Promise<void> {
  await site.stop()
  await devnet.close()
}

async function signed(data: string | Uint8Array, type?: string) {
  const transaction = await arweave.createTransaction({ data }, key)
  if (type !== undefined) transaction.addTag('Content-Type', type)
  await arweave.transactions.sign(transaction, key)
  return transaction
}
const path = (rest: string): string => `${site.server.url}/-/permaweb/${rest}`
const post = (body: unknown, headers: Readonly<Record<string, string>> = {}, to = 'tx'): Promise<Response> =>
  fetch(path(to), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('[PS-01] the public library works with the gateway unchanged', () => {
  test('it asks for price and anchor, signs, posts, and reads what was stored', async () => {
    const quiet = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    for (const spy of quiet) spy.mockImplementation(() => undefined)
    const text = JSON.stringify({ name: 'alice.ssi', net: 'tyron.network' })
    const transaction = await signed(text, 'application/json')
    expect((await arweave.transactions.post(transaction)).status).toBe(200)
    expect(await arweave.transactions.getStatus(transaction.id)).toMatchObject({ status: 200 })
    expect(await arweave.transactions.getData(transaction.id, { decode: true, string: true })).toBe(text)
    const again = await arweave.transactions.get(transaction.id)
    expect(await arweave.transactions.verify(again)).toBe(true)
    expect((await arweave.network.getInfo()).network).toBe('tyto.local')
    const answer = await fetch(path(transaction.id))
    expect(answer.headers.get('content-type')).toBe('application/json')
    for (const spy of quiet) spy.mockRestore()
  })

  test('it takes for its own what the app hands to a storage wallet, and signs it', async () => {
    const content = new StorageContent(new TextEncoder().encode('{"name":"bruno"}'), 'application/json')
    const own = await arweave.createTransaction({ data: '{"name":"bruno"}' }, key)
    expect(Object.keys(content).sort()).toEqual(
      Object.keys(own.toJSON())
        .filter((field) => field !== 'data_tree')
        .sort(),
    )
    expect(Object.keys(content).sort()).toEqual(
      Object.keys(JSON.parse(JSON.stringify(content)) as object).sort(),
    )
    const transaction = arweave.transactions.fromRaw(Object.fromEntries(Object.entries(content)))
    await arweave.transactions.sign(transaction, key)
    expect((await arweave.transactions.post(transaction)).status).toBe(200)
    const stored = await fetch(path(transaction.id))
    expect([stored.headers.get('content-type'), await stored.text()]).toEqual([
      'application/json',
      '{"name":"bruno"}',
    ])
  })

  test('it uploads a megabyte in pieces, stopped half way and gone on with after a restart', async () => {
    const data = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 7) % 253)
    const transaction = await signed(data, 'image/gif')
    const first = await arweave.transactions.getUploader(transaction)
    await first.uploadChunk()
    await first.uploadChunk()
    expect((await fetch(path(transaction.id))).status).toBe(404)
    expect((await fetch(path(`tx/${transaction.id}/status`))).status).toBe(202)
    const state = JSON.parse(JSON.stringify(first)) as unknown
    await close()
    await open()
    const second = await arweave.transactions.getUploader(state, data)
    while (!second.isComplete) await second.uploadChunk()
    const stored = new Uint8Array(await (await fetch(path(transaction.id))).arrayBuffer())
    expect(Buffer.compare(stored, data)).toBe(0)
    expect((await readdir(join(folder, 'permaweb'))).filter((name) => name.endsWith('.chunk'))).toEqual([])
  })

  test('a piece that was changed on the disk before the others came is asked for again', async () => {
    const data = Uint8Array.from({ length: 600_000 }, (_, at) => (at * 11) % 251)
    const transaction = await signed(data)
    const upload = async (): Promise<void> => {
      const uploader = await arweave.transactions.getUploader(transaction)
      while (!uploader.isComplete) await uploader.uploadChunk()
    }
    const first = await arweave.transactions.getUploader(transaction)
    await first.uploadChunk()
    await first.uploadChunk()
    const piece = join(folder, 'permaweb', `${transaction.id}.0.chunk`)
    const bytes = await readFile(piece)
    bytes[5]! ^= 1
    await writeFile(piece, bytes)
    while (!first.isComplete) await first.uploadChunk()
    expect((await fetch(path(`tx/${transaction.id}/status`))).status).toBe(202)
    await upload()
    const stored = new Uint8Array(await (await fetch(path(transaction.id))).arrayBuffer())
    expect(Buffer.compare(stored, data)).toBe(0)
  })
})

describe('[PS-01] what is stored was signed by its owner', () => {
  test.each<[string, (whole: Record<string, unknown>) => object]>([
    [
      'other data of the same length',
      (whole) => ({ ...whole, data: Buffer.from('cba').toString('base64url') }),
    ],
    ['another reward', (whole) => ({ ...whole, reward: '1' })],
    ['one tag more', (whole) => ({ ...whole, tags: [{ name: 'YQ', value: 'YQ' }] })],
    ['another id', (whole) => ({ ...whole, id: 'A'.repeat(43) })],
    ['no number of bytes', (whole) => ({ ...whole, data_size: 'many' })],
    ['nothing', () => ({})],
  ])('a transaction with %s is refused', async (_, change) => {
    const transaction = await signed('abc')
    const whole = transaction.toJSON()
    const changed = change({ ...whole })
    const answer = await post(changed)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'Transaction verification failed.' }])
    expect((await fetch(path(`tx/${transaction.id}`))).status).toBe(404)
    // As it was signed, it is taken, and twice is once.
    expect((await post(whole)).status).toBe(200)
    expect((await post(whole)).status).toBe(200)
  })

  test('a piece without its transaction, of other bytes or without proof is refused', async () => {
    const transaction = await signed(new Uint8Array(600_000).fill(5))
    await transaction.prepareChunks(new Uint8Array(600_000).fill(5))
    const chunk = transaction.getChunk(0, new Uint8Array(600_000).fill(5))
    const said = async (body: unknown): Promise<unknown> => (await post(body, {}, 'chunk')).json()
    expect(await said(chunk)).toEqual({ error: 'data_root_not_found' })
    expect(await said({ ...chunk, chunk: Buffer.from('x').toString('base64url') })).toEqual({
      error: 'invalid_proof',
    })
    expect(await said({ ...chunk, data_path: chunk.data_path.slice(4) })).toEqual({ error: 'invalid_proof' })
    expect(await said('{')).toEqual({ error: 'invalid_json' })
  })
})

describe('[PS-01] the door', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:1'])(
    'takes nothing from %s',
    async (origin) => {
      const transaction = await signed('abc')
      expect((await post(transaction.toJSON(), { origin })).status).toBe(403)
      expect((await post(transaction.toJSON(), { 'content-type': 'text/plain' })).status).toBe(415)
      expect((await post(transaction.toJSON(), { origin: site.server.url })).status).toBe(200)
    },
  )

  test('too much is refused: a body before it is read, data by what they say of themselves', async () => {
    const body = await post(`"${'x'.repeat(6_100_000)}"`).catch(() => undefined)
    if (body) expect(body.status).toBe(413)
    const transaction = await signed(new Uint8Array(4_000_001))
    const head = { ...transaction.toJSON(), data: '' }
    expect((await post(head)).status).toBe(413)
  })

  test.each(['../../etc/passwd', 'x', `${'A'.repeat(43)}.head`, 'A'.repeat(43)])(
    'there is nothing at %s',
    async (id) => {
      const answer = await fetch(path(encodeURIComponent(id)))
      expect(answer.status).toBe(404)
    },
  )
})

test.each([
  ['text/html', 'text/html', 'attachment'],
  ['image/svg+xml', 'image/svg+xml', 'attachment'],
  ['text/javascript', 'text/plain; charset=utf-8', 'inline'],
  ['application/x-javascript', 'text/plain; charset=utf-8', 'inline'],
  ['text/css', 'text/plain; charset=utf-8', 'inline'],
  ['image/png', 'image/png', 'inline'],
  ['image/png\r\nset-cookie: a=b', 'application/octet-stream', 'attachment'],
  [undefined, 'application/octet-stream', 'attachment'],
])('[BX-20] data that call themselves %j never run on our origin', async (said, type, disposition) => {
  const transaction = await signed('<script>alert(1)</script>', said)
  expect((await post(transaction.toJSON())).status).toBe(200)
  for (const place of [transaction.id, `raw/${transaction.id}`]) {
    const { headers } = await fetch(path(place))
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(disposition)
    expect(headers.get('content-security-policy')).toContain('sandbox;')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  }
})

test('[PS-01] what was being written when the process died is not there, all else is', async () => {
  const transaction = await signed('kept', 'text/plain')
  await arweave.transactions.post(transaction)
  const lost = `${'B'.repeat(43)}.head.part`
  await writeFile(join(folder, 'permaweb', lost), '{"for')
  await close()
  await open()
  expect(await (await fetch(path(transaction.id))).text()).toBe('kept')
  expect(await readdir(join(folder, 'permaweb'))).not.toContain(lost)
})

test('[BX-24] what was damaged on the disk is 410 with the reason, never the bytes; sent again, it is there', async () => {
  const transaction = await signed('as it was stored', 'text/plain')
  await arweave.transactions.post(transaction)
  const other = await signed('its head is torn', 'text/plain')
  await arweave.transactions.post(other)
  await close()
  const file = (id: string, part: string): string => join(folder, 'permaweb', `${id}.${part}`)
  await writeFile(file(transaction.id, 'data'), 'as it was Stored')
  await writeFile(file(other.id, 'head'), '{"format":2,')
  await open()
  for (const id of [transaction.id, other.id])
    for (const place of [id, `raw/${id}`]) {
      const answer = await fetch(path(place))
      expect(answer.status).toBe(410)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toMatch(/are not what was stored/)
    }
  expect((await fetch(path(`tx/${other.id}`))).status).toBe(410)
  expect((await fetch(path(`tx/${other.id}/status`))).status).toBe(410)
  expect(await (await fetch(path('damaged'))).json()).toEqual([
    { id: transaction.id, part: 'data' },
    { id: other.id, part: 'head' },
  ])
  for (const each of [transaction, other]) {
    expect((await post(each.toJSON())).status).toBe(200)
    expect((await fetch(path(each.id))).status).toBe(200)
  }
  expect(await (await fetch(path('damaged'))).json()).toEqual([])
})

test('[BX-35] permanent storage that a newer version wrote is left as it is, and said', async () => {
  await close()
  const form = join(folder, 'permaweb', 'FORM')
  await writeFile(form, '2')
  const options = { storage: { folder }, blockTime: 'manual', clock: Date.now } as const
  await expect(createDevnet(options)).rejects.toMatchObject({ code: 'NewerVersion' })
  await writeFile(form, '1')
  await open()
})
