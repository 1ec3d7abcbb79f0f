import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { subscriptionBounds } from '../bounds/bounds'
import type { FeedSource } from './feed'

/** Some of `subscriptionBounds`, with numbers of a caller's own. */
export type SubscriptionBounds = Partial<Record<keyof typeof subscriptionBounds, number>>

export interface SubscriptionDoor {
  /** The path that clients connect to. */
  readonly path: string
  /** Whether this client may: its page and the name that it asks for are the door's to judge. */
  readonly admits: (request: IncomingMessage) => boolean
  /** Instead of the usual ones, for tests. */
  readonly bounds?: SubscriptionBounds
}

/** Codes with which a connection ends (RFC 6455). */
const closing = { notText: 1003, tooBusy: 1008 } as const

/**
 * Serves the feed of blocks and events over WebSocket on an HTTP server, whose other upgrades are refused. Each client has bounds: the
 * size and the number of its messages, what waits for it, and how long it may be silent. Answers the way to end all connections.
 */
export function serveSubscriptions(
  server: Server,
  devnet: FeedSource,
  { path, admits, bounds = {} }: SubscriptionDoor,
): () => void {
  const { connections, message, messages, waiting, silence } = { ...subscriptionBounds, ...bounds }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: message,
    perMessageDeflate: false,
    clientTracking: true,
  })

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const [asked] = (request.url ?? '').split('?')
    if (asked !== path) return refuse(socket, 404)
    if (!admits(request)) return refuse(socket, 403)
    if (sockets.clients.size >= connections) return refuse(socket, 503)
    sockets.handleUpgrade(request, socket, head, serve)
  })

  function serve(client: WebSocket): void {
    const session = devnet.connectToFeed((text) => {
      // Who takes nothing of what is sent is left behind, before it holds the memory of others.
      if (client.bufferedAmount > waiting) client.terminate()
      else client.send(text)
    })
    let received = 0
    let isAlive = true
    const timer = setInterval(() => {
      if (!isAlive) return client.terminate()
      isAlive = false
      received = 0
      client.ping()
    }, silence)
    timer.unref()
    client.on('pong', () => (isAlive = true))
    client.on('error', () => client.terminate())
    client.on('close', () => {
      clearInterval(timer)
      session.close()
    })
    client.on('message', (data: RawData, isBinary: boolean) => {
      received += 1
      if (isBinary) return client.close(closing.notText, 'Queries are text.')
      if (received > messages) return client.close(closing.tooBusy, 'Too many queries.')
      session.receive(textOf(data))
    })
  }

  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
