import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encodings, pack, type Encoding } from './encoding'

/** A page in each form in which it is sent, made once: plain and packed. */
export interface PreparedPage {
  readonly forms: Readonly<Record<Encoding | 'plain', Buffer>>
  /** Of the plain form, without quotes. */
  readonly hash: string
}

/** Packs a page as small as it gets. */
export async function preparePage(html: string): Promise<PreparedPage> {
  const plain = Buffer.from(html)
  const packed = await Promise.all(encodings.map(async (each) => [each, await pack(plain, each, 'best')]))
  return {
    forms: { plain, ...(Object.fromEntries(packed) as Record<Encoding, Buffer>) },
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
  }
}

/** Sends a page in the form that the client takes, or 304 where the client has it; browsers ask again each time. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PreparedPage): FastifyReply {
  const encoding = chooseEncoding(request.raw)
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.forms[encoding ?? 'plain'])
}

/** Does an `if-none-match` name the tag? A proxy that packs anew makes it weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
