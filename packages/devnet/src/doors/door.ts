import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestBody, mostOnTheWay, patience } from '../bounds/bounds'

/** Why a request over HTTP is not answered, in plain text. */
export interface DoorRefusal {
  readonly status: number
  readonly text: string
}

/** Bytes that are on their way, of everybody together: memory that clients hold without paying for it. */
let onTheWay = 0

/**
 * The body of a POST of JSON-RPC, or why it is not read. It has to say that it is JSON: a browser then asks before it
 * sends one for a page of another site. Rejects if the client hangs up.
 */
export async function readRpcBody(request: IncomingMessage): Promise<string | DoorRefusal> {
  if (isJson(request)) return readBody(request)
  return { status: 415, text: 'JSON-RPC takes content of the type application/json.' }
}

/** The body as text, or why it is not read. Rejects if the client hangs up. */
export async function readBody(request: IncomingMessage, most = largestBody): Promise<string | DoorRefusal> {
  const tooLarge = { status: 413, text: 'The body is too large.' }
  if (Number(request.headers['content-length'] ?? 0) > most) return tooLarge
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The rest of a refused request is read and thrown away: a sender that is cut off gets no answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      onTheWay += chunk.length
      if (size > most) return tooLarge
      if (onTheWay > mostOnTheWay) return { status: 503, text: 'Too much is being sent at once.' }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    onTheWay -= size
    request.resume()
  }
}

/**
 * Counts an answer (in characters) until it has left or its connection has ended; a client that takes nothing of it for a
 * while is cut off. A refusal where too many answers wait to be read.
 */
export function holdAnswer(response: ServerResponse, size: number): DoorRefusal | undefined {
  // An answer behind another one on the same connection has no connection of its own yet.
  const { socket } = response.req
  // Who hung up while the answer was made is heard of no more.
  if (response.destroyed || socket.destroyed) return undefined
  if (onTheWay + size > mostOnTheWay) return { status: 503, text: 'Too many answers wait to be read.' }
  onTheWay += size
  let left = size
  const release = (): void => {
    socket.off('close', release)
    onTheWay -= left
    left = 0
  }
  response.once('close', release)
  // One connection may wait for many answers.
  socket.setMaxListeners(0).once('close', release)
  // The server ends a connection that waits for longer, and sets the time anew once the answer has left.
  socket.setTimeout(patience)
  return undefined
}

/**
 * May a request use the methods of whoever runs the network? It must come from this machine, to an address that only this machine
 * reaches, and no proxy may have passed it on. What page sent it is for the door to ask, before.
 */
export function mayRule({ socket, headers }: IncomingMessage): boolean {
  return (
    !isPassedOn(headers) && isLoopbackAddress(socket.remoteAddress) && isLoopbackAddress(socket.localAddress)
  )
}

/** Names of headers with which proxies and tunnels say whom they speak for. */
const proxyHeader =
  /^(?:forwarded|via|cdn-loop|front-end-https|.*client-?ip|(?:akamai|cf|do|fastly|fly|incap|proxy|wl-proxy)-.*|x-(?:amz|appengine|arr|azure|client|cluster-client|envoy|forward|host|nginx|original|proxy|real|remote|scheme|varnish).*)$/

/** Did a proxy or a tunnel pass a request on? */
export function isPassedOn(headers: IncomingMessage['headers']): boolean {
  return Object.keys(headers).some((name) => proxyHeader.test(name))
}

function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
}

/**
 * Does a request name this machine itself? If a page of another site points its own name at 127.0.0.1 (DNS rebinding), the
 * browser still sends that name as Host, and the request is refused.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host ?? '')
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}
