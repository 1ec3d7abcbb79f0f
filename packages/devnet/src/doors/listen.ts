import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { patience } from '../bounds/bounds'
import type { Devnet } from '../network/devnet'
import { holdAnswer, isLoopbackHost, mayRule, readRpcBody, type DoorRefusal } from './door'
import { serveSubscriptions } from '../subscriptions/serveSubscriptions'

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** A loopback address. Default 127.0.0.1. */
  readonly host?: '127.0.0.1' | 'localhost' | '::1'
  /** How long a request may take to arrive, in ms; then it is cut. Default 20 s. */
  readonly requestTimeout?: number
}

export interface Listener {
  /** `http://127.0.0.1:5555` */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** How long a connection that asks nothing stays open, in ms. */
const keptOpen = 60_000

/**
 * Wallets ask from their own pages, and from the pages of this machine that they serve. No other website may: keys and
 * names of this network are public, so whoever can send here can act as anybody.
 */
function corsFor(origin: string | undefined): OutgoingHttpHeaders {
  return {
    ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }),
    vary: 'origin',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  }
}

/**
 * Serves one devnet's JSON-RPC at POST / of a loopback port, and its feed of blocks and events to WebSockets there, for wallets and tests.
 *
 * @example
 * const { url, close } = await listen(devnet, { port: 0 })
 */
export async function listen(devnet: Devnet, options: ListenOptions): Promise<Listener> {
  const { port, host = '127.0.0.1', requestTimeout = patience } = options
  const timing = {
    requestTimeout,
    headersTimeout: requestTimeout,
    // With Node's 5 s a busy machine closes a connection just as the next request leaves for it, and that request is lost.
    keepAliveTimeout: keptOpen,
    connectionsCheckingInterval: requestTimeout / 4,
  }
  const server = createServer(timing, (request, response) => {
    void serve(devnet, request, response)
  })
  const endSubscriptions = serveSubscriptions(server, devnet, {
    path: '/',
    admits: ({ headers }) => isLoopbackHost(headers.host) && isOfThisMachine(headers.origin),
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
        endSubscriptions()
        server.closeAllConnections()
      }),
  }
}

async function serve(devnet: Devnet, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host, origin } = request.headers
  if (!isLoopbackHost(host)) {
    return refuse(response, { status: 403, text: 'This node answers on its own machine only.' }, {})
  }
  if (!isOfThisMachine(origin)) {
    return refuse(response, { status: 403, text: 'This node answers pages of its own machine only.' }, {})
  }
  const cors = corsFor(origin)
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
  if (request.method !== 'POST' || request.url !== '/') {
    return refuse(response, { status: request.method === 'POST' ? 404 : 405, text: 'JSON-RPC: POST /' }, cors)
  }
  try {
    const body = await readRpcBody(request)
    if (typeof body !== 'string') return refuse(response, body, cors)
    // Pages of this machine may be anybody's: of programs alone is it known that a person started them here.
    const answer = await devnet.handleRpc(body, {
      mayRule: origin === undefined && mayRule(request),
      address: request.socket.remoteAddress,
    })
    if (answer === undefined) return void response.writeHead(204, cors).end()
    const text = JSON.stringify(answer)
    const refusal = holdAnswer(response, text.length)
    if (refusal) return refuse(response, refusal, cors)
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(text)
  } catch {
    // The client has gone, or its answer cannot be written down: nothing that could stop the node.
    response.destroy()
  }
}

/** Says why. What is still sent is read and thrown away, as long as a request may take: whose connection ends reads nothing. */
function refuse(response: ServerResponse, { status, text }: DoorRefusal, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(text)
}

/** Does a request come from no page at all (Node, curl), from a page of this machine, or from an extension's own page? */
function isOfThisMachine(origin: string | undefined): boolean {
  if (origin === undefined) return true
  const [scheme, host] = origin.split('://')
  if (scheme === 'http' || scheme === 'https') return isLoopbackHost(host)
  return scheme === 'chrome-extension' || scheme === 'moz-extension' || scheme === 'safari-web-extension'
}
