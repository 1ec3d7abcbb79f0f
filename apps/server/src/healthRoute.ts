import type { Devnet } from '@tyto/devnet'
import type { FastifyInstance } from 'fastify'

/**
 * GET /-/health, for load balancers and whoever starts the server: 200 where it answers, 503 with the reason where the local network
 * that it hosts takes nothing. One line of text; nobody keeps it.
 */
export async function healthRoute(
  app: FastifyInstance,
  { devnet }: { readonly devnet?: Devnet },
): Promise<void> {
  app.get('/-/health', async (_, reply) => {
    const trouble = devnet?.trouble()
    return reply
      .code(trouble === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${trouble ?? 'ok'}\n`)
  })
}
