import rateLimit from '@fastify/rate-limit'
import { drawPicture, findPictures, pictureOf, type Devnet } from '@tyto/devnet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../hostCheck'
import { servedAs } from '../permaweb/servedAs'
import { askService, mostImages, type FoundImage, type ImageService, type SearchFailure } from './askService'

interface SearchOptions {
  readonly devnet?: Devnet
  /** Who searches pictures for the public networks; the local network has its own. */
  readonly imageService?: ImageService
}

const longestQuery = 100
/** Answers that are remembered, and for how long, in ms. */
const kept = { answers: 500, time: 10 * 60_000 }
const mostRequests = 60
const picturePath = '/-/pictures/'
const sizes = { whole: 1_024, small: 256 }

/**
 * GET /api/v1/search?q= finds pictures, for pages of this server: `{"images": [{"id", "src", "srcSmall"}]}`. A service that
 * the operator names is asked, once for the same words; the local network searches among pictures that it draws itself.
 */
export async function imageSearchRoutes(
  app: FastifyInstance,
  { devnet, imageService }: SearchOptions,
): Promise<void> {
  if (devnet) pictureRoutes(app)
  const search = imageService ? rememberAnswers((query) => askService(imageService, query)) : undefined
  if (search === undefined && !devnet) {
    app.get('/api/v1/search', async (_, reply) =>
      reply.code(404).send({ error: 'There is no image search here.' }),
    )
    return
  }

  await app.register(rateLimit, { global: false })
  app.get(
    '/api/v1/search',
    { config: { rateLimit: { max: mostRequests, timeWindow: 60_000 } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOwnPage(request))
        return reply.code(403).send({ error: 'This search is for the page of this server.' })
      const query = readQuery(request)
      if (query === null)
        return reply.code(400).send({ error: `A search takes 1 to ${longestQuery} characters, as q.` })
      const images = search
        ? await search(query)
        : findPictures(query, mostImages).map(({ id }) => asFound(id))
      if (images === 'timeout')
        return reply.code(504).send({ error: 'The image search did not answer in time.' })
      if (images === 'failed') return reply.code(502).send({ error: 'The image search did not answer.' })
      return { images }
    },
  )
}

/** The pictures of the local network. */
function pictureRoutes(app: FastifyInstance): void {
  app.get(`${picturePath}:file`, async (request, reply) => {
    const { file = '' } = request.params as { readonly file?: string }
    const picture = file.endsWith('.svg') ? pictureOf(file.slice(0, -'.svg'.length)) : undefined
    if (picture === undefined) return reply.code(404).send({ error: 'Not found.' })
    const isSmall = 'small' in (request.query as object)
    return reply
      .headers({ ...servedAs('image/svg+xml'), 'cache-control': 'public, max-age=3600' })
      .send(drawPicture(picture, isSmall ? sizes.small : sizes.whole))
  })
}

function asFound(id: string): FoundImage {
  const src = `${picturePath}${id}.svg`
  return { id, src, srcSmall: `${src}?small` }
}

/** Browsers say which site asks; programs say nothing. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return isOwnOrigin(headers.origin, headers.host) && (site === 'same-origin' || site === 'none')
}

function readQuery(request: FastifyRequest): string | null {
  const { q } = request.query as { readonly q?: unknown }
  const query = typeof q === 'string' ? q.trim().replace(/\s+/g, ' ') : ''
  return query === '' || query.length > longestQuery ? null : query
}

type Search = (query: string) => Promise<readonly FoundImage[] | SearchFailure>

/** The same words are asked once, also by many at a time. What failed is asked again by the next. */
function rememberAnswers(ask: Search): Search {
  const answers = new Map<string, { readonly at: number; readonly answer: ReturnType<Search> }>()
  return (query) => {
    const key = query.toLowerCase()
    const known = answers.get(key)
    if (known && performance.now() - known.at < kept.time) return known.answer
    const answer = ask(query)
    answers.delete(key)
    answers.set(key, { at: performance.now(), answer })
    const [oldest] = answers.keys()
    if (answers.size > kept.answers && oldest !== undefined) answers.delete(oldest)
    void answer.then((images) => {
      if (typeof images === 'string' && answers.get(key)?.answer === answer) answers.delete(key)
    })
    return answer
  }
}
