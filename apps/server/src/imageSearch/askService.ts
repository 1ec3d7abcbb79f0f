import { readBounded } from '@tyto/primitives'
import { bytesToUtf8, isRecord, parseJson } from '@tyto/primitives'

/** A picture that a search found. */
export interface FoundImage {
  readonly id: string
  /** Its address, and that of a small one for lists. */
  readonly src: string
  readonly srcSmall: string
}

/** A service that searches pictures: `GET {url}?q=` answers `{"images": [{"id", "src", "srcSmall"}]}`. */
export interface ImageService {
  readonly url: string
  /** How long it may take, in ms. Default 5,000. */
  readonly patience?: number
}

/** Why a search has no answer: the service took too long, or did not answer with pictures. */
export type SearchFailure = 'timeout' | 'failed'

/** The most pictures of one answer. */
export const mostImages = 50
const mostBytes = 500_000
const longestText = 2_000

/** Asks the service. Only what has the shape of a picture, at an https address, is passed on. Never rejects. */
export async function askService(
  { url, patience = 5_000 }: ImageService,
  query: string,
): Promise<readonly FoundImage[] | SearchFailure> {
  const asked = new URL(url)
  asked.searchParams.set('q', query)
  const signal = AbortSignal.timeout(patience)
  try {
    const response = await fetch(asked, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    })
    const bytes = response.ok ? await readBounded(response, mostBytes) : null
    const answer = bytes === null ? null : parseJson(bytesToUtf8(bytes))
    const images = isRecord(answer) ? answer['images'] : null
    return Array.isArray(images) ? images.flatMap(readImage).slice(0, mostImages) : 'failed'
  } catch {
    return signal.aborted ? 'timeout' : 'failed'
  }
}

function readImage(value: unknown): readonly FoundImage[] {
  if (!isRecord(value)) return []
  const { id, src, srcSmall = src } = value
  const isNamed = typeof id === 'string' || Number.isSafeInteger(id)
  if (!isNamed || !isAddress(src) || !isAddress(srcSmall)) return []
  const name = String(id)
  return name === '' || name.length > 200 ? [] : [{ id: name, src, srcSmall }]
}

function isAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestText || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && username === '' && password === ''
}
