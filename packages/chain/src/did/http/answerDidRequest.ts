import type { DidResolution } from '../didResolution'
import { answerOf, askedFor, refusal, type DidAnswer } from './didAnswer'
import { readDidRequest } from './didRequest'
import { chooseRepresentation, offeredTypes } from './representation'

/** A request to a resolver, as it came. */
export interface DidHttpRequest {
  /** Path and query exactly as received, from `/1.0/identifiers/` on. */
  readonly target: string
  /** The header `Accept`. */
  readonly accept: string | undefined
  /** The header `Cache-Control`. */
  readonly cacheControl: string | undefined
}

/** The DID, and the version of it, that has to be resolved for an answer. */
export interface DidQuestion {
  readonly did: string
  readonly versionId: string | undefined
  readonly versionTime: string | undefined
  /** Nothing that was kept may be told. */
  readonly isFresh: boolean
}

/**
 * The HTTP(S) binding of W3C DID Resolution, for any server: it answers a GET. `resolve` is called once where the request
 * is sound, and what it gave comes back with the answer.
 */
export async function answerDidRequest<Resolved extends { readonly resolution: DidResolution }>(
  { target, accept, cacheControl }: DidHttpRequest,
  resolve: (question: DidQuestion) => Promise<Resolved>,
): Promise<{ readonly answer: DidAnswer; readonly resolved?: Resolved }> {
  const asked = readDidRequest(target)
  if ('code' in asked) {
    const liked = chooseRepresentation(accept, 'did')
    const form = liked?.kind === 'dereferencing' ? 'didUrl' : 'did'
    return { answer: refusal(asked.code, asked.detail, form, liked?.keys) }
  }
  const { url, versionId, versionTime, noCache, publicKeyFormat } = asked
  const what = askedFor(url)
  const liked = chooseRepresentation(accept, what)
  if (liked === null) {
    const detail = `What can be had: ${offeredTypes(what)}.`
    return { answer: refusal('representationNotSupported', detail, what, publicKeyFormat) }
  }
  const isFresh = noCache || /\bno-cache\b/i.test(cacheControl ?? '')
  const resolved = await resolve({ did: url.did, versionId, versionTime, isFresh })
  const representation = { ...liked, keys: publicKeyFormat ?? liked.keys }
  return { answer: answerOf(resolved.resolution, url, representation), resolved }
}
