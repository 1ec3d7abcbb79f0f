import { randomUUID } from 'node:crypto'
import type { NetworkId } from '@tyto/chain'
import { isLoopbackHost, patience, type Devnet } from '@tyto/devnet'
import fastify, { type FastifyInstance } from 'fastify'
import { loggerOf, writeRequests, type LogOptions } from './accessLog'
import { healthRoute } from './healthRoute'
import type { ImageService } from './imageSearch/askService'
import { imageSearchRoutes } from './imageSearch/imageSearchRoutes'
import { localNetworkRoutes } from './localNetworkRoutes'
import { notificationRoutes, type NotificationOptions } from './notifications/notificationRoutes'
import { pageRoutes } from './pageRoutes'
import { permawebPath, permawebRoutes } from './permaweb/permawebRoutes'
import { readableUrl } from './readableUrl'
import { resolverRoutes, type ResolverOptions } from './resolver/resolverRoutes'
import { securityHeaders } from './securityHeaders'

export interface ServerOptions {
  /** Folder of the built app. */
  readonly webRoot: string
  /** Folder of the hashed files of earlier builds: pages that are open while a new one comes still ask for them. */
  readonly earlierAssets?: string
  /** The local network that this server hosts; without one the app offers only the public networks. */
  readonly devnet?: Devnet
  /** The host that security texts mention, such as `tyto.example`: never taken from the request. */
  readonly canonicalHost: string
  /** The network of a first visit. */
  readonly network: NetworkId
  /**
   * The address to listen on. With a local network it must be a loopback address, since its keys are public. Default
   * 127.0.0.1.
   */
  readonly host?: string
  /** 0 takes any free port. */
  readonly port: number
  /** The number of the operator's proxies in front of this server; they tell the client's address. Default 0. */
  readonly proxies?: number
  readonly resolver?: ResolverOptions
  /** Who is told what happened; by default the outbox of a local network, and nobody without one. */
  readonly notifications?: NotificationOptions
  /** Where pages get logos of tokens from, with {address} and {theme} in it; without it their signs are drawn. */
  readonly logos?: string
  /** Who searches pictures; by default the local network alone does, among its own. */
  readonly imageService?: ImageService
  /** What it says of itself, as lines of JSON; nothing without it. */
  readonly log?: LogOptions
  /** How long a request may take to arrive, in ms; then it is cut. Default 20 s. */
  readonly requestTimeout?: number
}

export interface Server {
  /** http://localhost:4000 */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** In bytes: what takes a body reads it by itself, with bounds of its own. */
const maxBodyBytes = 1_000

/**
 * The only server of the product: it serves the app, and under `/-/` everything else that is ours. It has no state,
 * except for the local network that it may host, and its outbox.
 */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { requestTimeout = patience } = options
  const app: FastifyInstance = fastify({
    ...loggerOf(options.log),
    bodyLimit: maxBodyBytes,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // Hop 0 is the connecting client or proxy.
    trustProxy: (_address: string, hop: number) => hop < (options.proxies ?? 0),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })

  app.addHook('onRequest', async (request, reply) => {
    if (options.devnet && !isLoopbackHost(request.headers.host)) {
      return reply.code(421).send({ error: 'This server answers to the name of its own machine only.' })
    }
    // The reply must not be returned: it is thenable, and Fastify would wait for its end.
    reply.headers(securityHeaders(request.url))
  })

  writeRequests(app, options.log)
  await app.register(healthRoute, options)
  if (options.devnet) await app.register(localNetworkRoutes, { devnet: options.devnet })
  if (options.devnet) {
    await app.register(permawebRoutes, { prefix: permawebPath, permaweb: options.devnet.permaweb })
  }
  await app.register(imageSearchRoutes, options)
  await app.register(notificationRoutes, options)
  await app.register(resolverRoutes, options)
  await app.register(pageRoutes, options)

  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { url: `http://localhost:${address.port}`, port: address.port, close: () => app.close() }
}
