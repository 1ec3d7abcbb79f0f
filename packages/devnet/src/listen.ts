import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Devnet } from './devnet'

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** A loopback address. Default 127.0.0.1. */
  readonly host?: '127.0.0.1' | 'localhost' | '::1'
}

export interface Listener {
  /** `http://127.0.0.1:5555` */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** In bytes; a deploy of the largest contract has about a fortieth of it. */
const largestBody = 4_000_000

/**
 * Wallets ask from the pages they serve, so every origin may read; what an answer tells is public on a chain. Hosts
 * that are not loopback are refused all the same: a page that rebinds its name to this machine is no wallet.
 */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '600',
}

/**
 * Serves one devnet's JSON-RPC at POST / of a loopback port, for wallets and tests.
 *
 * @example
 * const { url, close } = await listen(devnet, { port: 0 })
 */
export async function listen(devnet: Devnet, options: ListenOptions): Promise<Listener> {
  const { port, host = '127.0.0.1' } = options
  const server = createServer((request, response) => {
    void serve(devnet, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const actual = (server.address() as AddressInfo).port
  return {
    url: `http://${host === '::1' ? '[::1]' : host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(devnet: Devnet, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (!isLoopback(request.headers.host))
      return refuse(response, 403, 'This node answers on its own machine only.')
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (request.method !== 'POST' || request.url !== '/') {
      return refuse(response, request.method === 'POST' ? 404 : 405, 'JSON-RPC: POST /')
    }
    const body = await readBody(request)
    if (body === undefined) return refuse(response, 413, 'The body is too large.')
    const answer = await devnet.handleRpc(body)
    if (answer === undefined) return void response.writeHead(204, cors).end()
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(answer))
  } catch {
    // The client has gone, or its answer cannot be written down: nothing that could stop the node.
    response.destroy()
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...cors, 'content-type': 'text/plain', connection: 'close' }).end(text)
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  // Said before the body is read: who is cut off in the middle of sending gets no answer.
  if (Number(request.headers['content-length'] ?? 0) > largestBody) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isLoopback(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)
}
