import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mostOnTheWay } from '../bounds/bounds'
import { holdAnswer, isLoopbackHost, readBody } from './door'

/** How a test serves a request: a server of its own, so that it decides when the answer is held. */
type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const keptAlive = 300
let serve: Serve
let server: Server
let port: number

beforeEach(async () => {
  server = createServer({ keepAliveTimeout: keptAlive }, (request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** Is there room for everything that may be on the way? Then nothing is counted now. */
async function nothingIsHeld(): Promise<boolean> {
  const response = await new Promise<ServerResponse>((resolve) => {
    serve = (_request, given) => resolve(given)
    connect(port, '127.0.0.1').write(ask)
  })
  const refusal = holdAnswer(response, mostOnTheWay)
  const { socket } = response
  const closed = new Promise((resolve) => response.once('close', resolve))
  socket?.destroy()
  await closed
  return refusal === undefined
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

describe('an answer that is held', () => {
  test('for a client that hung up while it was made is not counted', async () => {
    const held = await new Promise<unknown>((resolve) => {
      const client = connect(port, '127.0.0.1')
      serve = async (_request, response) => {
        client.destroy()
        await closed(response.socket!)
        resolve(holdAnswer(response, 1_000))
      }
      client.write(ask)
    })
    expect(held).toBeUndefined()
    expect(await nothingIsHeld()).toBe(true)
  })

  test('behind another one on the same connection is counted no longer than the connection stands', async () => {
    const client = connect(port, '127.0.0.1')
    const responses: ServerResponse[] = []
    await new Promise<void>((resolve) => {
      serve = (_request, response) => {
        responses.push(response)
        if (responses.length === 2) resolve()
      }
      client.write(ask + ask)
    })
    for (const response of responses) expect(holdAnswer(response, 1_000)).toBeUndefined()
    responses[1]!.end('x'.repeat(1_000))
    const gone = closed(responses[0]!.socket!)
    client.destroy()
    await gone
    expect(await nothingIsHeld()).toBe(true)
  })

  test('leaves the connection to the server, which closes one that is not used', async () => {
    const client = connect(port, '127.0.0.1')
    serve = (_request, response) => {
      expect(holdAnswer(response, 2)).toBeUndefined()
      response.end('ok')
    }
    const gone = closed(client)
    client.resume().write(ask)
    await gone
    expect(await nothingIsHeld()).toBe(true)
  })

  test('is refused where too many wait to be read', async () => {
    const client = connect(port, '127.0.0.1')
    const response = await new Promise<ServerResponse>((resolve) => {
      serve = (_request, given) => resolve(given)
      client.write(ask)
    })
    expect(holdAnswer(response, mostOnTheWay)).toBeUndefined()
    expect(holdAnswer(response, 1)).toEqual({ status: 503, text: 'Too many answers wait to be read.' })
    const gone = closed(response.socket!)
    client.destroy()
    await gone
    expect(await nothingIsHeld()).toBe(true)
  })
})

describe('a body', () => {
  /** Sends a body without saying how long it is, and reads the answer to its end. */
  function send(size: number): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', method: 'POST' }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
      sent.on('error', reject)
      sent.write('x'.repeat(size))
      sent.write('x'.repeat(size))
      sent.end()
    })
  }

  test('that becomes too large in the middle has its refusal, and the rest of it is thrown away', async () => {
    serve = async (request, response) => {
      const body = await readBody(request, 1_000)
      expect(body).toEqual({ status: 413, text: 'The body is too large.' })
      response.writeHead(413).end()
    }
    expect(await send(3_000_000)).toBe(413)
    expect(await nothingIsHeld()).toBe(true)
  })

  test('of a client that hangs up is counted no longer', async () => {
    const read = new Promise((resolve) => {
      serve = (request) => resolve(readBody(request).catch((error: unknown) => error))
    })
    const client = connect(port, '127.0.0.1')
    client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nhalf', () =>
      setTimeout(() => client.destroy(), 20),
    )
    expect(await read).toBeInstanceOf(Error)
    expect(await nothingIsHeld()).toBe(true)
  })
})

describe('a host', () => {
  test.each(['localhost', 'localhost:4000', '127.0.0.1:80', '[::1]:4000', 'LOCALHOST:1', 'a.localhost:4000'])(
    '%s is this machine',
    (host) => expect(isLoopbackHost(host)).toBe(true),
  )

  test.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example:4000',
    '10.0.0.1',
    'evil.example/.localhost',
    'localhost:4000:1',
  ])('%s is none of it', (host) => expect(isLoopbackHost(host)).toBe(false))
})
