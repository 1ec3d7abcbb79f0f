import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import { readPath } from '@tyto/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cacheControl, hashedFolder } from './cacheControl'
import type { ServerOptions } from './serverOptions'
import { isPackable } from './encoding'
import { preparePage, sendPage } from './preparedPage'
import { siteFiles } from './siteFiles'
import { withSiteMeta } from './siteMeta'

/** The app's one page in the build; it is sent with the facts of the site in it. */
const pageFile = 'index.html'

/**
 * Serves the built app. The path of a file in the build gives that file; any other GET that accepts HTML gets the page
 * of the app, but for `/assets/`. Such a path may contain dots, since its first segment may be a name such as `alice.ssi`.
 */
export async function pageRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const html = await readFile(join(options.webRoot, pageFile), 'utf8')
  const page = await preparePage(withSiteMeta(html, options))

  app.get('/', async (request, reply) => sendPage(request, reply, page))
  // The page as it stands in the build knows no site.
  app.get(`/${pageFile}`, async (_request, reply) => reply.redirect('/', 308))

  const ofSite = siteFiles(options.canonicalHost)
  for (const [path, { type, text }] of Object.entries(ofSite))
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))

  app.setNotFoundHandler(async (request, reply) => {
    const path = readPath(/^[^?#]*/.exec(request.url)?.[0] ?? '')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ error: 'Not found.' })
    if (path !== undefined && !isOurs(path) && acceptsHtml(request, path))
      return sendPage(request, reply, page)
    return reply.code(404).send({ error: 'Not found.' })
  })

  // A folder made for a static host has its own, of another site.
  const ownFiles = Object.keys(ofSite).map((path) => path.slice(1))
  const serveFiles = (root: string, folder: string, left: readonly string[] = []): Promise<unknown> =>
    Promise.resolve(
      app.register(fastifyStatic, {
        root,
        prefix: folder,
        index: false,
        wildcard: false,
        decorateReply: false,
        preCompressed: true,
        globIgnore: [pageFile, ...ownFiles, '**/*.{br,gz}', ...left],
        // Its own rule would replace ours.
        cacheControl: false,
        setHeaders: (response, file) => {
          const path = `${folder}${relative(root, file).replaceAll('\\', '/')}`.replace(/\.(?:br|gz)$/, '')
          response.setHeader('cache-control', cacheControl(path))
          if (isPackable(path)) response.setHeader('vary', 'accept-encoding')
        },
      }),
    )
  await serveFiles(options.webRoot, '/')
  const { earlierAssets, webRoot } = options
  if (earlierAssets === undefined) return
  const earlier = await namesIn(earlierAssets)
  if (earlier.length === 0) return
  // A build that failed leaves its files in both places.
  await serveFiles(earlierAssets, hashedFolder, await namesIn(join(webRoot, hashedFolder)))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

/** Where machines ask how a server is: the page of the app would tell them that all is well. See `/-/health`. */
const askedByMachines = /^\/(?:healthz?|livez|readyz|metrics)\/?$/i
/** The same, but for words that are names too: people, whose browsers ask for HTML, get the page. */
const askedByMachinesToo =
  /^\/(?:_?health(?:[-_]?check)?|_?(?:live|liveness|alive|ready|readiness|ping|status|up)|actuator|metrics)(?:\/.*)?$/i

/** Paths of hashed files and under `/-/` are not pages, except for the pages of the local network. */
function isOurs(path: string): boolean {
  if (path.startsWith('/assets/') || askedByMachines.test(path)) return true
  return path.startsWith('/-/') && !/^\/-\/(?:explorer|faucet|try)(?:\/|$)/.test(path)
}

/**
 * A link preview says that it takes anything and gets the app. Where programs ask, of the local network and of the
 * resolver, a page is for browsers only, which ask for HTML.
 */
function acceptsHtml(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*'
  if (askedByMachinesToo.test(path)) return accept.includes('text/html')
  return accept.includes('text/html') || (accept.includes('*/*') && !/^\/(?:-|1\.0)\//.test(path))
}
