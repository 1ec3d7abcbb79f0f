import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDevnet, type Devnet } from '@tyto/devnet'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { startServer, type AskedServer } from '../testing/startTestSite'
import { readNotification } from './readNotification'

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

/** What a bot was asked. */
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
  const site = await startServer({ network: 'mainnet', notifications: { mainIssuer: 'kyc', bot, ...more } })
  ending.push(site.stop)
  return site
}

async function startLocal(): Promise<AskedServer & { readonly devnet: Devnet }> {
  const devnet = await createDevnet({ storage: 'memory', blockTime: 'manual', clock: Date.now })
  const notifications = { mainIssuer: 'kyc', mostRequests: 100 }
  const site = await startServer({ devnet, notifications })
  ending.push(() => devnet.close(), site.stop)
  return { ...site, devnet }
}

describe('a notification', () => {
  test('is composed by the server from checked fields, and is the same for nobody else’s words', () => {
    const facts = { mainIssuer: 'kyc' }
    expect(readNotification(`mint mainnet ${id('b')} owl.gzil barn.zlp`, facts)?.text).toBe(
      `Tyto, mainnet: owl.gzil, barn.zlp minted in transaction 0x${id('b')}.`,
    )
    expect(readNotification(`travel-rule testnet ${id('a')}`, facts)?.text).toBe(
      `Tyto, testnet: a travel rule for kyc.ssi was confirmed in transaction 0x${id('a')}.`,
    )
    for (const body of [
      '',
      'travel-rule',
      `mint mainnet ${id('a')}`,
      `mint mainnet ${id('a')} owl.ssi`,
      `mint mainnet ${id('a')} buy-now! owl.gzil`,
      `mint mainnet ${id('a')} sub@owl.gzil`,
      `mint mainnet ${id('a')} owl.gzil ${'x'.repeat(4_000)}.gzil`,
      `travel-rule mainnet ${id('a')} owl.gzil`,
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
      expect(readNotification(body, facts), body).toBeNull()
    fc.assert(fc.property(fc.string(), (body) => readNotification(body, facts) === null))
  })

  test('[NT-01] of a mint of many long names is told whole to the bot, and what no message holds is counted', async () => {
    const bot = await startBot()
    const site = await startPublic(bot.api)
    const names = Array.from(
      { length: 30 },
      (_, at) => `the-quick-brown-fox-jumps-${at}.${at % 2 ? 'gzil' : 'zlp'}`,
    )
    const body = `mint mainnet ${id('d')} ${names.join(' ')}`
    expect(body.length).toBeGreaterThan(400)
    expect((await post(site, body)).status).toBe(204)
    await expect.poll(() => bot.asked.length).toBe(1)
    expect(bot.asked[0]).toEqual({
      url: `/bot${token}/sendMessage`,
      body: {
        chat_id: '-100',
        text: `Tyto, mainnet: ${names.join(', ')} minted in transaction 0x${id('d')}.`,
      },
    })
    const longer = Array.from({ length: 40 }, (_, at) => `${'owl'.repeat(28)}${at}.gzil`)
    const text = readNotification(`mint mainnet ${id('e')} ${longer.join(' ')}`, { mainIssuer: 'kyc' })?.text
    expect(text).toMatch(/^Tyto, mainnet: owl.*, \d+ more minted in transaction 0xe{64}\.$/)
    expect(text?.length).toBeLessThan(4_096)
  })

  test('[NT-01] a confirmed travel rule to the main issuer is told to the bot: chat_id and text, once', async () => {
    const bot = await startBot()
    const site = await startPublic(bot.api)
    const answers = [1, 2].map(() => post(site, `travel-rule mainnet ${id('1')}`))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(() => bot.asked.length).toBe(1)
    expect(bot.asked).toEqual([
      {
        url: `/bot${token}/sendMessage`,
        body: {
          chat_id: '-100',
          text: `Tyto, mainnet: a travel rule for kyc.ssi was confirmed in transaction 0x${id('1')}.`,
        },
      },
    ])
    // Nothing of the local network leaves the machine, and this server keeps no outbox.
    expect((await post(site, `travel-rule local ${id('2')}`)).status).toBe(204)
    const page = await (await fetch(`${site.server.url}/-/notifications`)).text()
    expect(page).not.toContain(id('1'))
    expect(bot.asked).toHaveLength(1)
  })

  test.each([500, 302, 0])(
    'a bot that fails with %i is nobody’s concern, and says nothing',
    async (status) => {
      const bot = await startBot(status)
      const site = await startPublic(bot.api)
      const answer = await post(site, `travel-rule mainnet ${id('3')}`)
      expect(answer.status).toBe(204)
      expect(await answer.text()).toBe('')
      await expect.poll(() => bot.asked.length).toBe(1)
      expect((await post(site, `travel-rule mainnet ${id('4')}`)).status).toBe(204)
    },
  )

  test('a bot that is not there is nobody’s concern either', async () => {
    const site = await startPublic('http://127.0.0.1:1')
    expect((await post(site, `travel-rule mainnet ${id('5')}`)).status).toBe(204)
  })

  test('is taken from the server’s own page only, as plain text, and not too often', async () => {
    const bot = await startBot()
    const site = await startPublic(bot.api, 6)
    const body = `travel-rule mainnet ${id('6')}`
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

  test('of the local network lands in an outbox of fifty, newest first', async () => {
    const site = await startLocal()
    const outbox = async (): Promise<readonly { readonly text: string }[]> =>
      (await (await fetch(`${site.server.url}/-/notifications`)).json()) as never
    expect(await outbox()).toEqual([])
    for (const digit of ['a', 'b']) await post(site, `travel-rule local ${id(digit)}`)
    const [newest, ...older] = await outbox()
    expect(newest?.text).toContain(id('b'))
    expect(older).toHaveLength(1)
    // What is of another network has no bot here, and no place in the outbox.
    await post(site, `travel-rule mainnet ${id('c')}`)
    expect(await outbox()).toHaveLength(2)
    for (let count = 0; count < 55; count++) {
      await post(site, `travel-rule local ${count.toString(16).padStart(64, '0')}`)
    }
    const all = await outbox()
    expect(all).toHaveLength(50)
    expect(all[0]?.text).toContain(`${'0'.repeat(62)}36.`)
  })

  test('of a motion has the words that the chain has, once, and none that a page chooses', async () => {
    const bot = await startBot()
    const motions = new Map([[id('1'), `Feed%20the owls\n${'x'.repeat(5_000)}\u202E`]])
    const site = await startServer({
      network: 'mainnet',
      notifications: {
        mainIssuer: 'kyc',
        bot: { token, chat: '-100', api: bot.api },
        motionOf: async (network, transaction) => {
          if (transaction === id('3')) throw new Error('no node')
          return network === 'mainnet' ? (motions.get(transaction) ?? null) : null
        },
      },
    })
    ending.push(site.stop)
    for (const digit of ['1', '1', '2', '3']) {
      expect((await post(site, `motion mainnet ${id(digit)}`)).status).toBe(204)
    }
    expect((await post(site, `motion mainnet ${id('1')} hello`)).status).toBe(400)
    await expect.poll(() => bot.asked.length).toBe(1)
    const told = (bot.asked[0]?.body as { readonly text: string } | undefined)?.text ?? ''
    const [, words = ''] =
      /^Tyto, mainnet: a motion was raised in transaction 0x1{64}\. “(.*)”$/.exec(told) ?? []
    expect(words).toMatch(/^Feed the owls ?x+…$/)
    expect(told.length).toBeLessThan(4_096)
  })

  test('of a motion that nobody raised is none on the local network', async () => {
    const site = await startLocal()
    expect((await post(site, `motion local ${id('9')}`)).status).toBe(204)
    await post(site, `travel-rule local ${id('9')}`)
    const outbox = async () => (await (await fetch(`${site.server.url}/-/notifications`)).json()) as unknown[]
    await expect.poll(async () => (await outbox()).length).toBe(1)
    expect(JSON.stringify(await outbox())).not.toContain('motion')
  })
})
