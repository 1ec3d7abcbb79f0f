import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { contractAddress, toBech32 } from '@tyto/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { subscriptionBounds } from '../bounds/bounds'
import type { Devnet } from '../network/devnet'
import { testAccount } from '../genesis/testAccounts'
import { noteBookCode, noteBookDeploy } from '../testing/noteBookContract'
import { callOf, deployOf, startTestNetwork, type TestNetwork } from '../testing/startTestNetwork'
import { serveSubscriptions, type SubscriptionBounds } from './serveSubscriptions'

const sender = testAccount(6)
const book = contractAddress(sender.address, 0n)
const secondBook = contractAddress(sender.address, 1n)
const nobody = '0x1111111111111111111111111111111111111111'
let network: TestNetwork
const clients: Client[] = []

beforeEach(async () => {
  network = await startTestNetwork()
})
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.terminate()
  await network.stop()
})

interface Client {
  readonly socket: WebSocket
  /** The next message, as JSON. */
  next(): Promise<unknown>
  /** Sends a query and reads the answer. */
  ask(query: unknown): Promise<unknown>
  /** Everything that came and was not read yet, once the network has answered something later. */
  rest(): Promise<readonly unknown[]>
}

async function open(url = network.url, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  const came: unknown[] = []
  let wake = (): void => undefined
  socket.on('message', (data: Buffer) => {
    came.push(JSON.parse(data.toString('utf8')))
    wake()
  })
  const client: Client = {
    socket,
    next: async () => {
      while (came.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return came.shift()
    },
    ask: (query) => {
      socket.send(typeof query === 'string' ? query : JSON.stringify(query))
      return client.next()
    },
    rest: async () => {
      socket.send('{"query":"End"}')
      const isEnd = (message: unknown): boolean => (message as { type?: unknown }).type === 'Error'
      const found: unknown[] = []
      for (;;) {
        const message = await client.next()
        if (isEnd(message)) return found
        found.push(message)
      }
    },
  }
  clients.push(client)
  await once(socket, 'open')
  return client
}

/** The status with which a connection is refused. */
async function refusal(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  socket.terminate()
  return response.statusCode
}

const note = (to: typeof book, text: string) =>
  callOf({
    to,
    transition: 'Put',
    amount: 0n,
    params: [
      { vname: 'a', type: 'String', value: text },
      { vname: 'b', type: 'Uint32', value: '1' },
      { vname: 'text', type: 'String', value: text },
    ],
  })

const newBlock = { query: 'NewBlock' }
const follow = (...addresses: readonly string[]) => ({ query: 'EventLog', addresses })
const unsubscribe = (type: string) => ({ query: 'Unsubscribe', type })
const fault = (error: string) => ({ type: 'Error', error })

interface Notification {
  readonly type: string
  readonly values: readonly { readonly query: string; readonly value: unknown; readonly TxHashes?: unknown }[]
}

async function deployTwo(): Promise<void> {
  for (let i = 0; i < 2; i++)
    expect(
      await network.confirm(sender, deployOf(noteBookCode, noteBookDeploy(sender.address))),
    ).toMatchObject({
      success: true,
    })
}

test('who follows blocks is told of each one, with its header and the ids of its transactions', async () => {
  const client = await open()
  expect(await client.ask(newBlock)).toEqual(newBlock)
  await network.devnet.mineBlock()
  const id = await network.send(sender, { amount: 5n })
  await network.devnet.mineBlock()
  const told = [await client.next(), await client.next()] as Notification[]
  for (const [index, ids] of [[], [id]].entries())
    expect(told[index]).toEqual({
      type: 'Notification',
      values: [
        {
          query: 'NewBlock',
          value: { TxBlock: await network.result('GetTxBlock', String(index + 1)) },
          TxHashes: [ids],
        },
      ],
    })
})

test('who follows contracts is told of their events and of no others, in the order of the block', async () => {
  await deployTwo()
  const [one, both] = [await open(), await open()]
  // Among the addresses may be some without a contract.
  const query = follow(nobody, toBech32(book))
  expect(await one.ask(query)).toEqual(query)
  await both.ask(follow(book.toUpperCase().replace('0X', '0x')))
  await both.ask(follow(secondBook))
  await network.send(sender, note(book, 'first'))
  await network.devnet.mineBlock()
  await network.devnet.mineBlock()
  await network.confirm(sender, note(secondBook, 'second'))

  const event = (text: string) => ({
    _eventname: 'Put',
    params: expect.arrayContaining([expect.objectContaining({ value: text })]) as unknown,
  })
  const logs = (address: string, text: string) => ({
    type: 'Notification',
    values: [{ query: 'EventLog', value: [{ address, event_logs: [event(text)] }] }],
  })
  expect(await one.rest()).toEqual([logs(book, 'first')])
  expect(await both.rest()).toEqual([logs(book, 'first'), logs(secondBook, 'second')])
})

test('what is given up is said once, and comes no more', async () => {
  await deployTwo()
  const client = await open()
  await client.ask(newBlock)
  await client.ask(follow(book))
  expect(await client.ask(unsubscribe('NewBlock'))).toEqual(unsubscribe('NewBlock'))
  await network.confirm(sender, note(book, 'x'))
  expect(await client.next()).toMatchObject({
    values: [{ query: 'EventLog' }, { query: 'Unsubscribe', value: ['NewBlock'] }],
  })
  await client.ask(unsubscribe('EventLog'))
  await network.confirm(sender, note(book, 'y'))
  expect(await client.next()).toMatchObject({ values: [{ query: 'Unsubscribe', value: ['EventLog'] }] })
  await network.confirm(sender, note(book, 'z'))
  expect(await client.rest()).toEqual([])
})

test('a chain that goes back says where it is', async () => {
  const snapshot = await network.result('devnet_snapshot')
  await network.result('devnet_mine', 2)
  const client = await open()
  await client.ask(newBlock)
  await network.result('devnet_revert', snapshot)
  expect(await client.next()).toMatchObject({
    values: [{ value: { TxBlock: { header: { BlockNum: '0' } } } }],
  })
})

describe('what is no query is answered with the words of the chain, and the client stays', () => {
  test.each<[unknown, string]>([
    ['', 'invalid query field'],
    ['{', 'invalid query field'],
    ['[]', 'invalid query field'],
    ['null', 'invalid query field'],
    ['{"__proto__":{"query":"NewBlock"}}', 'invalid query field'],
    [`${'['.repeat(8_000)}`, 'invalid query field'],
    [{ query: 'newblock' }, 'invalid query field'],
    [{ query: ['NewBlock'] }, 'invalid query field'],
    [{ query: 'EventLog' }, 'invalid addresses field'],
    [{ query: 'EventLog', addresses: {} }, 'invalid addresses field'],
    [follow(), 'invalid addresses field'],
    [follow('0x12'), 'invalid addresses field'],
    [{ query: 'EventLog', addresses: [nobody, 7] }, 'invalid addresses field'],
    [follow(...Array<string>(subscriptionBounds.addresses + 1).fill(nobody)), 'invalid addresses field'],
    [follow(nobody, sender.address), 'no contract found in list'],
    [{ query: 'Unsubscribe' }, 'invalid type field'],
    [unsubscribe('Everything'), 'invalid type field'],
    [unsubscribe('constructor'), 'invalid type field'],
  ])('case %#', async (query, error) => {
    const client = await open()
    expect(await client.ask(query)).toEqual(fault(error))
    expect(await client.ask(newBlock)).toEqual(newBlock)
  })
})

describe('at the door', () => {
  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'file://'])(
    'the website %s is not let in',
    async (origin) => {
      expect(await refusal(network.url, { origin })).toBe(403)
    },
  )

  test.each(['rebound.example', '127.0.0.1.nip.io'])('neither is who asks for the host %s', async (host) => {
    expect(await refusal(network.url, { host })).toBe(403)
  })

  test('pages of this machine are, and programs', async () => {
    const client = await open(network.url, { origin: 'http://localhost:3000' })
    expect(await client.ask(newBlock)).toEqual(newBlock)
  })

  test('there is one path', async () => {
    expect(await refusal(`${network.url}/other`, {})).toBe(404)
  })

  test('an upgrade that is none, or breaks off, harms nobody', async () => {
    const { port, hostname } = new URL(network.url)
    for (const text of [
      'GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      'GET',
    ]) {
      const raw = connect(Number(port), hostname)
      raw.on('error', () => undefined)
      raw.write(text)
      if (text.length > 3) await once(raw, 'data')
      raw.destroy()
    }
    expect(await (await open()).ask(newBlock)).toEqual(newBlock)
  })
})

describe('a hostile client', () => {
  /** How a connection ends. */
  const end = async ({ socket }: Client): Promise<number> => ((await once(socket, 'close')) as [number])[0]

  test('that sends too large a message is cut off', async () => {
    const client = await open()
    const ended = end(client)
    client.socket.send('x'.repeat(subscriptionBounds.message + 1))
    expect(await ended).toBe(1009)
  })

  test('that sends what is no text is cut off', async () => {
    const client = await open()
    const ended = end(client)
    client.socket.send(Buffer.from([1, 2, 3]))
    expect(await ended).toBe(1003)
  })

  test('that sends too many queries is cut off', async () => {
    const client = await open()
    const ended = end(client)
    for (let i = 0; i <= subscriptionBounds.messages; i++) client.socket.send('{"query":"NewBlock"}')
    expect(await ended).toBe(1008)
  })

  describe('with bounds of this test', () => {
    let server: Server
    let stop: () => void

    async function serve(
      bounds: SubscriptionBounds,
      devnet: Pick<Devnet, 'connectToFeed'> = network.devnet,
    ): Promise<string> {
      server = createServer()
      stop = serveSubscriptions(server, devnet, { path: '/', admits: () => true, bounds })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    afterEach(() => {
      stop()
      server.close()
    })

    test('one more than may connect is refused, until another leaves', async () => {
      const url = await serve({ connections: 2 })
      const [first] = [await open(url), await open(url)]
      expect(await refusal(url, {})).toBe(503)
      const ended = end(first)
      first.socket.close()
      await ended
      await expect
        .poll(() =>
          open(url).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
    })

    test('that takes nothing of what is sent is left behind; others are told', async () => {
      const sends: ((message: string) => void)[] = []
      let left = 0
      const connectToFeed: Devnet['connectToFeed'] = (send) => {
        sends.push(send)
        return { receive: send, close: () => (left += 1) }
      }
      const url = await serve({ waiting: 2_000_000 }, { connectToFeed })
      const [slow, quick] = [await open(url), await open(url)]
      slow.socket.pause()
      const long = JSON.stringify('x'.repeat(1_000_000))
      // The system itself takes some megabytes before anything waits here.
      for (let sent = 0; left === 0 && sent < 100; sent++) {
        for (const send of sends) send(long)
        expect(await quick.next()).toBe(JSON.parse(long))
      }
      expect(left).toBe(1)
      expect(await quick.ask('"here"')).toBe('here')
    })

    test('that does not answer whether it is there is cut off; one that does stays', async () => {
      const url = await serve({ silence: 50 })
      const [silent, present] = [await open(url), await open(url)]
      const ended = end(silent)
      // Answers to pings are the library's own.
      silent.socket.pong = () => undefined
      Object.defineProperty(silent.socket, '_autoPong', { value: false })
      expect(await ended).toBe(1006)
      expect(await present.ask(newBlock)).toEqual(newBlock)
    })
  })
})
