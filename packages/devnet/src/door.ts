import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { largestBody, mostOnTheWay, patience } from './bounds'

/** How a request over HTTP was refused before it was read. */
interface DoorRefusal {
  readonly status: number
  readonly text: string
}

/** Bytes that are on their way, of everybody together: memory that clients hold without paying for it. */
let onTheWay = 0

/**
 * Answers one POST whose body is JSON-RPC. A body has to say that it is JSON: a browser then asks before it sends one
 * for a page of another site. Bodies and answers are bounded, one by one and all together. Never rejects.
 */
export async function answerRpc(
  request: IncomingMessage,
  response: ServerResponse,
  handleRpc: (body: string) => Promise<unknown>,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  try {
    const refusal = isJson(request)
      ? undefined
      : { status: 415, text: 'JSON-RPC takes content of the type application/json.' }
    const body = refusal ?? (await readBody(request))
    if (typeof body !== 'string') return refuse(response, body, headers)
    const answer = await handleRpc(body)
    if (answer === undefined) return void response.writeHead(204, headers).end()
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    send(response, text, headers)
  } catch {
    // The client has gone, or its answer cannot be written down: nothing that could stop the node.
    response.destroy()
  }
}

/** Ends a request that is not read to its end: who still sends it is cut off. */
export function refuse(
  response: ServerResponse,
  { status, text }: DoorRefusal,
  headers: OutgoingHttpHeaders,
): void {
  const end = { ...headers, 'content-type': 'text/plain', connection: 'close' }
  response.writeHead(status, end).end(text)
}

/** The body as text, or why it is not read. Rejects if the client hangs up. */
export async function readBody(request: IncomingMessage, most = largestBody): Promise<string | DoorRefusal> {
  const tooLarge = { status: 413, text: 'The body is too large.' }
  // Said before the body is read: who is cut off in the middle of sending gets no answer.
  if (Number(request.headers['content-length'] ?? 0) > most) return tooLarge
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      onTheWay += chunk.length
      if (size > most) return tooLarge
      if (onTheWay > mostOnTheWay) return { status: 503, text: 'Too much is being sent at once.' }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } finally {
    onTheWay -= size
  }
}

function send(response: ServerResponse, text: string, headers: OutgoingHttpHeaders): void {
  const size = text.length
  if (onTheWay + size > mostOnTheWay) {
    return refuse(response, { status: 503, text: 'Too many answers wait to be read.' }, headers)
  }
  onTheWay += size
  const { socket } = response
  const cut = (): void => void response.destroy()
  socket?.setTimeout(patience, cut)
  response.once('close', () => {
    onTheWay -= size
    socket?.setTimeout(0, cut)
  })
  response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(text)
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}
