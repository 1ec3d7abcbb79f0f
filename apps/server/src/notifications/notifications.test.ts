import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDevnet, type Devnet } from '@tyto/devnet'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startServer, type AskedServer } from '../testing/startTestSite'
import type { NotificationOptions } from './notificationRoutes'
import { readNotification, type Notification, type Proof } from './readNotification'

const id = (digit: string): string => digit.repeat(64)
const text = { 'content-type': 'text/plain' }
const token = '4711:a-secret-token'
const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

const post = (
  { server }: AskedServer,
  body: string,
  headers: Readonly<Record<string, string>> = text,
): Promise<Response> =>
  fetch(`${server.url}/-/notifications`, {
    method: 'POST',
    headers: { origin: server.url, ...headers },
    body,
  })

/** A request to a bot. */
interface Asked {
  readonly url: string
  readonly body: unknown
}

/** A bot of the test's own; `answer` says what it does once it was asked. */
async function startBot(status = 200): Promise<{ readonly api: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = []
  const bot: HttpServer = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: JSON.parse(body) })
      if (status === 0) response.destroy()
      else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(`no, ${token}`)
    })
  })
  await new Promise<void>((done) => bot.listen(0, '127.0.0.1', done))
  ending.push(() => new Promise((done) => bot.close(done)))
  return { api: `http://127.0.0.1:${(bot.address() as AddressInfo).port}`, asked }
}

async function startPublic(api: string, mostRequests?: number): Promise<AskedServer> {
  const bot = { token, chat: '-100', api }
  const more = mostRequests === undefined ? {} : { mostRequests }
  const site = await startServer({
    network: 'mainnet',
    notifications: { mainIssuer: 'kyc', bot, prove, ...more },
  })
  ending.push(site.stop)
  return site
}

async function startLocal(
  proved?: NotificationOptions['prove'],
): Promise<AskedServer & { readonly devnet: Devnet; readonly asked: () => number }> {
  const network = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  let asked = 0
  const handleRpc: Devnet['handleRpc'] = (...call) => {
    asked++
    return network.handleRpc(...call)
  }
  const devnet: Devnet = { ...network, handleRpc }
  const notifications = { mainIssuer: 'kyc', mostRequests: 100, ...(proved && { prove: proved }) }
  const site = await startServer({ devnet, notifications })
  ending.push(() => devnet.close(), site.stop)
  return { ...site, devnet, asked: () => asked }
}

/** The chain of these tests judges a transaction by its first digit. */
const proofs: Readonly<Record<string, Proof>> = {
  '1': { kind: 'travel-rule', issuer: 'kyc' },
  '2': { kind: 'travel-rule', issuer: 'bank' },
  '3': { kind: 'motion', motion: `Feed%20the owls\n${'x'.repeat(5_000)}\u202E` },
  '4': { kind: 'mint', names: ['owl.gzil', 'barn.zlp'] },
  '5': { kind: 'mint', names: ['buy-now!', 'owl.ssi', 'sub@owl.gzil'] },
  '6': { kind: 'mint', names: Array.from({ length: 40 }, (_, at) => `${'owl'.repeat(28)}${at}.gzil`) },
}

async function prove({ kind, network, transaction }: Notification): Promise<Proof | null> {
  const [digit = ''] = transaction
  if (digit === 'f') throw new Error('no node')
  await Promise.resolve()
  const proof = network === 'mainnet' ? proofs[digit] : undefined
  return proof?.kind === kind ? proof : null
}

describe('a notification', () => {
  test('says a kind, a network and a transaction, and nothing else', () => {
    expect(readNotification(`mint mainnet ${id('b')}`)).toEqual({
      kind: 'mint',
      network: 'mainnet',
      transaction: id('b'),
    })
    for (const body of [
      '',
      'travel-rule',
      `mint mainnet ${id('a')} owl.gzil`,
      `travel-rule mainnet ${id('g')}`,
      `travel-rule mainnet ${id('A')}`,
      `travel-rule mainnet ${id('a')} and some words`,
      `travel-rule mainnet ${id('a')}\nhello`,
      `travel-rule elsewhere ${id('a')}`,
      `constructor mainnet ${id('a')}`,
      `__proto__ mainnet ${id('a')}`,
      `hello mainnet ${id('a')}`,
      ` travel-rule mainnet ${id('a')}`,
    ])
      expect(readNotification(body), body).toBeNull()
    fc.assert(fc.property(fc.string(), (body) => readNotification(body) === null))
  })

  test('[NT-01] is told to the bot once, in words of the server, of what the chain says and of nothing else', async () => {
    const bot = await startBot()
    const site = await startPublic(bot.api, 100)
    const told = () => bot.asked.map(({ body }) => (body as { readonly text: string }).text)
    // A thing that did not happen, one of another kind of transaction, another issuer, names that are none, a node
    // that is silent.
    for (const body of [
      'mint mainnet 1',
      'travel-rule mainnet 4',
      'motion mainnet 9',
      'travel-rule mainnet 2',
    ])
      await post(site, body.slice(0, -1) + id(body.at(-1)!))
    for (const digit of ['5', 'f']) await post(site, `mint mainnet ${id(digit)}`)
    await post(site, `travel-rule testnet ${id('1')}`)
    // A forged one that came first takes nothing from the true one.
    const answers = await Promise.all([1, 2].map(() => post(site, `travel-rule mainnet ${id('1')}`)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(() => bot.asked.length).toBe(1)
    expect(bot.asked[0]).toEqual({
      url: `/bot${token}/sendMessage`,
      body: {
        chat_id: '-100',
        text: `Tyto, mainnet: a travel rule for kyc.ssi was confirmed in transaction 0x${id('1')}.`,
      },
    })
    await post(site, `travel-rule mainnet ${id('1')}`)
    await post(site, `mint mainnet ${id('4')}`)
    await expect.poll(() => bot.asked.length).toBe(2)
    expect(told()[1]).toBe(`Tyto, mainnet: owl.gzil, barn.zlp minted in transaction 0x${id('4')}.`)
    await post(site, `motion mainnet ${id('3')}`)
    await expect.poll(() => bot.asked.length).toBe(3)
    const [, words = ''] =
      /^Tyto, mainnet: a motion was raised in transaction 0x3{64}\. “(.*)”$/.exec(told()[2] ?? '') ?? []
    expect(words).toMatch(/^Feed the owls ?x+…$/)
    await post(site, `mint mainnet ${id('6')}`)
    await expect.poll(() => bot.asked.length).toBe(4)
    expect(told()[3]).toMatch(/^Tyto, mainnet: owl.*, \d+ more minted in transaction 0x6{64}\.$/)
    for (const text of told()) expect(text.length).toBeLessThan(4_096)
    // Nothing of the local network leaves the machine, and this server keeps no outbox.
    expect((await post(site, `travel-rule local ${id('1')}`)).status).toBe(204)
    expect(await (await fetch(`${site.server.url}/-/notifications`)).text()).not.toContain(id('1'))
    expect(bot.asked).toHaveLength(4)
  })

  test.each([500, 302, 0])(
    'a bot that fails with %i is nobody’s concern, and says nothing',
    async (status) => {
      const bot = await startBot(status)
      const site = await startPublic(bot.api)
      const answer = await post(site, `travel-rule mainnet ${id('1')}`)
      expect(answer.status).toBe(204)
      expect(await answer.text()).toBe('')
      await expect.poll(() => bot.asked.length).toBe(1)
      expect((await post(site, `mint mainnet ${id('4')}`)).status).toBe(204)
    },
  )

  test('a bot that is not there is nobody’s concern either', async () => {
    const site = await startPublic('http://127.0.0.1:1')
    expect((await post(site, `travel-rule mainnet ${id('1')}`)).status).toBe(204)
  })

  test('is taken from the server’s own page only, as plain text, and not too often', async () => {
    const bot = await startBot()
    const site = await startPublic(bot.api, 6)
    const body = `travel-rule mainnet ${id('1')}`
    for (const origin of ['https://evil.example', 'null'])
      expect((await post(site, body, { ...text, origin })).status).toBe(403)
    expect((await post(site, JSON.stringify({ body }), { 'content-type': 'application/json' })).status).toBe(
      400,
    )
    expect((await post(site, 'x'.repeat(5_000))).status).toBe(413)
    expect((await post(site, 'hello')).status).toBe(400)
    expect((await post(site, body)).status).toBe(204)
    expect((await post(site, body)).status).toBe(429)
    await expect.poll(() => bot.asked.length).toBe(1)
  })

  test('is off unless configured, and the page does not know the token', async () => {
    const off = await startServer({ network: 'mainnet' })
    ending.push(off.stop)
    expect((await post(off, `travel-rule mainnet ${id('7')}`)).status).toBe(404)
    const on = await startPublic('http://127.0.0.1:1')
    for (const path of ['/', '/-/notifications', '/-/network.json']) {
      const page = await (await fetch(`${on.server.url}${path}`)).text()
      expect(page).not.toContain('secret')
    }
  })

  test('[NT-01] of the local network lands in an outbox of fifty, newest first', async () => {
    const site = await startLocal(async ({ network }) => {
      await Promise.resolve()
      return network === 'local' ? { kind: 'mint', names: ['owl.gzil'] } : null
    })
    const outbox = async (): Promise<readonly { readonly text: string }[]> =>
      (await (await fetch(`${site.server.url}/-/notifications`)).json()) as never
    expect(await outbox()).toEqual([])
    // A message of another network has no bot here, and no place in the outbox.
    await post(site, `mint mainnet ${id('c')}`)
    for (let count = 0; count < 55; count++) {
      const transaction = count.toString(16).padStart(64, '0')
      await post(site, `mint local ${transaction}`)
      await expect.poll(async () => (await outbox())[0]?.text).toContain(transaction)
    }
    expect(await outbox()).toHaveLength(50)
  })

  test('[BX-27] of what the local network does not know reaches nobody', async () => {
    const site = await startLocal()
    for (const kind of ['travel-rule', 'motion', 'mint'])
      expect((await post(site, `${kind} local ${id('a')}`)).status).toBe(204)
    // The chain has answered each of them once it has answered all of these.
    for (const kind of ['GetLatestTxBlock', 'GetTransaction', 'GetTransaction'])
      await site.devnet.handleRpc({ id: 1, jsonrpc: '2.0', method: kind, params: [id('a')] })
    expect(await (await fetch(`${site.server.url}/-/notifications`)).json()).toEqual([])
  })

  test('[BX-27] of what happened long ago reaches nobody, whoever names it', async () => {
    const site = await startLocal()
    const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
      const answer = await site.devnet.handleRpc({ id: 1, jsonrpc: '2.0', method, params }, { mayRule: true })
      return (answer as { readonly result?: unknown }).result
    }
    const outbox = async (): Promise<unknown> => (await fetch(`${site.server.url}/-/notifications`)).json()
    const raised = await motionsOf(ask)
    expect(raised.length).toBeGreaterThan(1)
    await post(site, `motion local ${raised[0]}`)
    await expect.poll(outbox).toHaveLength(1)
    await ask('devnet_setTime', Date.now() + 25 * 60 * 60 * 1_000)
    await ask('devnet_mine', 1)
    await post(site, `motion local ${raised[1]}`)
    // Its questions are answered: nothing is asked any more.
    let asked = -1
    await vi.waitUntil(() => asked === (asked = site.asked()), { interval: 300, timeout: 60_000 })
    expect(asked).toBeGreaterThan(0)
    expect(await outbox()).toHaveLength(1)
  })
})

/** Transactions of the world that a chain begins with which raised a motion. */
async function motionsOf(
  ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>,
): Promise<readonly string[]> {
  const latest = (await ask('GetLatestTxBlock', '')) as { readonly header: { readonly BlockNum: string } }
  const found: string[] = []
  for (let block = 0; block <= Number(latest.header.BlockNum); block++) {
    const bodies = (await ask('GetTxnBodiesForTxBlock', String(block))) as
      | readonly { readonly ID: string; readonly data?: string }[]
      | null
    for (const { ID, data } of bodies ?? []) if (data?.includes('"RaiseYourVoice"')) found.push(ID)
  }
  return found
}
