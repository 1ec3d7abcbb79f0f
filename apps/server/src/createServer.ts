import { randomUUID } from 'node:crypto'
import { isLoopbackHost, patience } from '@tyto/devnet'
import fastify, { type FastifyInstance } from 'fastify'
import { loggerOf, writeRequests } from './accessLog'
import { healthRoute } from './healthRoute'
import { imageSearchRoutes } from './imageSearch/imageSearchRoutes'
import { localNetworkRoutes } from './localNetworkRoutes'
import { metricsRoute } from './metrics/metricsRoute'
import { notificationRoutes } from './notifications/notificationRoutes'
import { pageRoutes } from './pageRoutes'
import { permawebPath, permawebRoutes } from './permaweb/permawebRoutes'
import { readableUrl } from './readableUrl'
import { resolverRoutes } from './resolver/resolverRoutes'
import { securityHeaders } from './securityHeaders'
import type { ServerOptions } from './serverOptions'

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
  metricsRoute(app, options)
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
