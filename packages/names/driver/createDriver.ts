import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerDidRequest, resolverPath, resolveDid, type DidAnswer, type DidSource } from '@tyto/chain'

/** The most DIDs that are resolved at once: each may hold a document of two megabytes. */
const mostAtOnce = 64

/** The HTTP server of the driver: `GET /1.0/identifiers/{did}`, as the Universal Resolver asks its drivers. */
export function createDriver(sources: readonly DidSource[], now: () => number = Date.now): Server {
  let running = 0
  return createServer((request, response) => {
    if (running >= mostAtOnce) return refuse(response, 503, { 'retry-after': '1' })
    running++
    answer(request, response, sources, now)
      .catch(() => refuse(response, 500))
      .finally(() => running--)
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sources: readonly DidSource[],
  now: () => number,
): Promise<void> {
  const { method, url: target = '' } = request
  if (!target.startsWith(resolverPath)) return refuse(response, 404)
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' })
  const { accept, 'cache-control': cacheControl } = request.headers
  // Who has gone is asked for by nobody.
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const { answer: made } = await answerDidRequest(
    { target, accept, cacheControl },
    async ({ did, versionId, versionTime }) => ({
      resolution: await resolveDid(sources, { did, version: { versionId, versionTime } }, now, {
        signal: gone.signal,
      }),
    }),
  )
  send(response, made, method === 'HEAD')
}

function send(
  response: ServerResponse,
  { status, mediaType, body, location, retryAfter }: DidAnswer,
  isHead: boolean,
): void {
  response.writeHead(status, {
    'content-type': mediaType,
    'cache-control': 'no-store',
    vary: 'Accept',
    ...(location === undefined ? {} : { location }),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  })
  response.end(isHead ? undefined : body)
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  if (!response.headersSent) response.writeHead(status, headers)
  response.end()
}
