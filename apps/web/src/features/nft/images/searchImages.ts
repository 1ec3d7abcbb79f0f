import type { Fetch } from '@tyto/chain'
import { bytesToUtf8, err, ok, ownValue, parseJson, readBounded, type Result } from '@tyto/primitives'
import { readImage, type FoundImage } from '../foundImage'

/** Why a search found nothing; the texts are `images.fault.<code>` in the area `mint`. */
export type SearchFault = 'noService' | 'tooMany' | 'failed' | 'none'

/** A search shows so many. */
export const mostFound = 10

export const longestQuery = 100
const mostBytes = 500_000
/** In ms: the server of a site gives its service 5 s. */
const patience = 10_000

export interface SearchOptions {
  readonly fetch: Fetch
  /** When a search that is not answered counts as failed. */
  readonly signal?: AbortSignal
}

/**
 * Asks the image search of this site, `GET /api/v1/search?q=`. What has no shape of a picture is passed over, and what takes
 * longer than 10 s is an answer that failed. Never rejects.
 */
export async function searchImages(
  query: string,
  { fetch, signal = AbortSignal.timeout(patience) }: SearchOptions,
): Promise<Result<readonly FoundImage[], SearchFault>> {
  try {
    const response = await fetch(`/api/v1/search?q=${encodeURIComponent(query)}`, { signal })
    if (response.status === 404) return err('noService')
    if (response.status === 429) return err('tooMany')
    const bytes = response.ok ? await readBounded(response, mostBytes) : null
    const images = ownValue(bytes === null ? null : parseJson(bytesToUtf8(bytes)), 'images')
    return Array.isArray(images) ? ok(images.map(readImage).filter((image) => image !== null)) : err('failed')
  } catch {
    return err('failed')
  }
}

/**
 * Ten of the pictures that were found, in any order, without those that are left out.
 *
 * @param random gives a number from 0 to below 1
 */
export function pickImages(
  found: readonly FoundImage[],
  leftOut: (image: FoundImage) => boolean,
  random: () => number,
): readonly FoundImage[] {
  const images = found.filter((image) => !leftOut(image))
  for (let last = images.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1))
    const image = images[last]!
    images[last] = images[at]!
    images[at] = image
  }
  return images.slice(0, mostFound)
}

/** The part of a picture's address that a collection keeps: all behind its base. */
export function tokenUriOf(src: string, baseUri: string): string {
  return baseUri !== '' && src.startsWith(baseUri) ? src.slice(baseUri.length) : src
}
