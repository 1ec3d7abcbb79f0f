import { createHash } from 'node:crypto'
import {
  holdAnswer,
  permawebBounds,
  readBody,
  type DamagedTransaction,
  type Permaweb,
  type PermawebCode,
} from '@tyto/devnet'
import { parseJson, storageTagOf, type Result } from '@tyto/primitives'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../hostCheck'
import { servedAs } from './servedAs'

/** Where the gateway of the local network stands. */
export const permawebPath = '/-/permaweb'

const statuses: Partial<Record<PermawebCode, number>> = {
  'The data are larger than this network takes.': 413,
  'This network has no room left.': 507,
}

/**
 * Permanent storage of the local network over HTTP, as a gateway of the Arweave network answers: whoever speaks with one
 * (libraries, wallets) speaks with this one. It takes no fee and gives no proof of time.
 */
export async function permawebRoutes(
  app: FastifyInstance,
  { permaweb }: { permaweb: Permaweb },
): Promise<void> {
  // Bodies are read by the handlers themselves, with a bound of their own.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))

  app.get('/info', async () => {
    const height = await permaweb.count()
    const facts = { version: 5, release: 1, peers: 0, queue_length: 0, node_state_latency: 0 }
    return { network: 'tyto.local', height, blocks: height + 1, current: anchorOf(height), ...facts }
  })
  app.get('/tx_anchor', async (_, reply) => text(reply, anchorOf(await permaweb.count())))
  app.get('/price/:bytes', async (request, reply) => price(request, reply))
  app.get('/price/:bytes/:target', async (request, reply) => price(request, reply))

  app.post('/tx', async (request, reply) => take(request, reply, (body) => permaweb.submit(body)))
  app.post('/chunk', async (request, reply) => take(request, reply, (body) => permaweb.submitChunk(body)))

  app.get('/tx/:id', async (request, reply) => {
    const found = await permaweb.look(paramOf(request, 'id'))
    if (found === undefined) return text(reply.code(404), 'Not Found.')
    return 'part' in found ? gone(reply, found) : reply.send({ ...found.head, data: '' })
  })
  app.get('/tx/:id/status', async (request, reply) => {
    const found = await permaweb.look(paramOf(request, 'id'))
    if (found === undefined) return text(reply.code(404), 'Not Found.')
    if ('part' in found) return gone(reply, found)
    if (found.data === undefined) return text(reply.code(202), 'Pending')
    return { block_height: 0, block_indep_hash: anchorOf(0), number_of_confirmations: 1 }
  })
  app.get('/damaged', async (_, reply) => reply.header('cache-control', 'no-store').send(permaweb.damaged()))
  app.get('/:id', async (request, reply) => sendData(request, reply))
  app.get('/raw/:id', async (request, reply) => sendData(request, reply))

  async function sendData(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await permaweb.look(paramOf(request, 'id'))
    if (found !== undefined && 'part' in found) return gone(reply, found)
    if (found?.data === undefined) return text(reply.code(404), 'Not Found.')
    const refusal = holdAnswer(reply.raw, found.data.length)
    if (refusal) return text(reply.code(refusal.status), refusal.text)
    return reply.headers(servedAs(storageTagOf(found.head, 'Content-Type'))).send(Buffer.from(found.data))
  }
}

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (body: unknown) => Promise<Result<unknown, PermawebCode>>,
): Promise<FastifyReply> {
  if (!isOwnOrigin(request.headers.origin, request.headers.host)) {
    return reply.code(403).send({ error: 'Permanent storage takes data from its own page only.' })
  }
  // A browser asks before it sends such a body for a page of another site.
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    return reply.code(415).send({ error: 'Permanent storage takes content of the type application/json.' })
  }
  const body = await readBody(request.raw, permawebBounds.body)
  if (typeof body !== 'string') return reply.code(body.status).send({ error: body.text })
  const done = await work(parseJson(body))
  return done.ok ? text(reply, 'OK') : reply.code(statuses[done.code] ?? 400).send({ error: done.code })
}

/** Damaged data are not handed out: the data of strangers are told from one another by nothing but their hashes. */
function gone(reply: FastifyReply, { part }: DamagedTransaction): FastifyReply {
  const reason = `The ${part} of this transaction are not what was stored. Whoever has them may send them again.`
  return text(reply.code(410).header('cache-control', 'no-store'), reason)
}

/** It costs nothing; what no number of bytes is has no price. */
async function price(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return /^\d{1,15}$/.test(paramOf(request, 'bytes'))
    ? text(reply, '0')
    : text(reply.code(400), 'size_must_be_an_integer')
}

/** Stands for a block in a transaction, 48 bytes: nothing here depends on it. */
function anchorOf(height: number): string {
  return createHash('sha384').update(`tyto permaweb ${height}`).digest('base64url')
}

function paramOf(request: FastifyRequest, name: string): string {
  return (request.params as Readonly<Record<string, string>>)[name] ?? ''
}

function text(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(content)
}
