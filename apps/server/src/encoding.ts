import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** How an answer may be packed, the smaller one first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** Is a file of the build smaller when it is packed? Fonts and pictures are packed already. */
export function isPackable(path: string): boolean {
  return /\.(?:js|css|html|json|svg|webmanifest)$/.test(path)
}

/** The best encoding that the client of a request takes; undefined where it takes none of ours. */
export function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings)
  return encodings.find((encoding) => accepted.includes(encoding))
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Brotli between 0 and 11: quick enough for an answer that is packed while somebody waits, and as small as it gets. */
const brotliQuality = { quick: 4, best: constants.BROTLI_MAX_QUALITY } as const
const gzipLevel = { quick: 6, best: constants.Z_BEST_COMPRESSION } as const

/** Packs `bytes`: `quick` for one answer, `best` for what is sent many times. */
export function pack(bytes: Uint8Array, encoding: Encoding, effort: 'quick' | 'best'): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(bytes, { level: gzipLevel[effort] })
  return packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
