import { createHash } from 'node:crypto'
import rateLimit, { type errorResponseBuilderContext } from '@fastify/rate-limit'
import { answerDidRequest, resolverPath, resolveDid, type DidAnswer, type DidSource } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { didSources } from './didSources'
import { ResolutionCache, type CachedResolution, type CachePeers } from './resolutionCache'

export interface ResolverOptions {
  /** The networks whose DIDs are resolved; by default the hosted local network, or else the public ones. */
  readonly sources?: readonly DidSource[]
  /** The most requests in 10 s from one client address; an IPv6 household counts as one. Default 100. */
  readonly mostRequests?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The other processes of the same site; left out where there are none. */
  readonly peers?: CachePeers
}

/** Any page may send requests, since the answers are public on a chain. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'accept, cache-control, if-none-match',
  'access-control-expose-headers': 'age, cache-control, etag, location, retry-after',
  'access-control-max-age': '600',
  'cross-origin-resource-policy': 'cross-origin',
}

/** In how many ms the requests of a client are counted; how many are left is told to nobody. */
const limits = {
  timeWindow: 10_000,
  addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
  errorResponseBuilder: (_: FastifyRequest, { after, statusCode }: errorResponseBuilderContext) => ({
    statusCode,
    error: `Too many requests: the next one is taken in ${after}.`,
  }),
} as const

/** The DID resolver: GET /1.0/identifiers/{did} (W3C DID Resolution, section "HTTP(S) Binding"). */
export async function resolverRoutes(
  app: FastifyInstance,
  { resolver = {}, devnet }: { readonly resolver?: ResolverOptions; readonly devnet?: Devnet },
): Promise<void> {
  const { mostRequests = 100, now = Date.now, peers } = resolver
  const sources = resolver.sources ?? didSources(devnet)
  const cache = new ResolutionCache(now, peers)
  let latest = -1n
  const unsubscribe = devnet?.subscribe(({ number }) => {
    if (number > latest) cache.forgetPresent()
    else cache.forgetAll()
    latest = number
  })
  app.addHook('onClose', async () => unsubscribe?.())

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...cors, vary: 'Accept', 'cache-control': 'no-store' })
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD, OPTIONS').send({ error: 'GET is what is answered.' })
    }
  })

  await app.register(rateLimit, { max: mostRequests, ...limits })

  const methods = ['GET', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
  for (const url of [resolverPath.slice(0, -1), `${resolverPath}*`]) {
    app.route({ method: methods, url, handler: answer })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { accept, 'cache-control': cacheControl } = request.headers
    const { answer: made, resolved } = await answerDidRequest(
      { target: request.originalUrl, accept, cacheControl },
      ({ did, versionId, versionTime, isFresh }) =>
        cache.get(
          JSON.stringify([did, versionId, versionTime]),
          () => resolveDid(sources, { did, version: { versionId, versionTime } }, now),
          isFresh ? 'fresh' : 'kept',
        ),
    )
    return send(request, reply, made, resolved)
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, mediaType, body, location, retryAfter }: DidAnswer,
  cached?: CachedResolution,
): FastifyReply {
  const mayCache = cached !== undefined && cached.lifetime > 0 && [200, 303, 404, 410].includes(status)
  reply.header('cache-control', mayCache ? `public, max-age=${cached.lifetime}` : 'no-store')
  if (mayCache) reply.header('age', String(cached.age))
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (location !== undefined) return reply.code(status).header('location', location).send()

  const etag = `"${createHash('sha256').update(`${mediaType}\n${body}`).digest('base64url').slice(0, 32)}"`
  if (status === 200) {
    reply.header('etag', etag)
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  // Sent as bytes, so that no character set is added to a media type that has none.
  return reply.code(status).header('content-type', mediaType).send(Buffer.from(body))
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
