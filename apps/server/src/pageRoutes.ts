import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerOptions } from './createServer'
import { siteMeta } from './siteMeta'

/** Vite puts a hash into the name of every file below this folder, so such a file never changes. */
const hashedFiles = '/assets/'

/**
 * Serves the built app. The path of a file in the build gives that file; any other GET that accepts HTML gets the page
 * of the app. Such a path may contain dots, since its first segment may be a name such as `alice.ssi`.
 */
export async function pageRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const html = await readFile(join(options.webRoot, 'index.html'), 'utf8')
  const page = html.replace('<title>', () => `${siteMeta(options)}<title>`)

  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

  app.get('/', async (_request, reply) => sendPage(reply))

  app.setNotFoundHandler(async (request, reply) => {
    const path = decodePath(request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ error: 'Not found.' })
    if (acceptsHtml(request) && !isOurs(path)) return sendPage(reply)
    return reply.code(404).send({ error: 'Not found.' })
  })

  await app.register(fastifyStatic, {
    root: options.webRoot,
    index: false,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.replaceAll('\\', '/').includes(hashedFiles)
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** Paths under `/-/` are not pages, except for the pages of the local network. */
function isOurs(path: string): boolean {
  return path.startsWith('/-/') && !/^\/-\/(?:explorer|faucet)(?:\/|$)/.test(path)
}

/** Decodes the path. It can always be decoded: see `readableUrl`. */
function decodePath(request: FastifyRequest): string {
  return decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
}

function acceptsHtml(request: FastifyRequest): boolean {
  return /text\/html/.test(request.headers.accept ?? '')
}
