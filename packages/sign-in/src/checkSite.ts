import { answerPlace } from './answerPlace'
import { isSignedBy } from './isSignedBy'
import type { SignInRequest } from './request'
import type { RequestSigner } from './requestText'
import { pagesOf, standingOf } from './resolution'

/** What is known of a site that says it has a DID. */
export type SiteStanding =
  /** The DID signed this request, and its document leads to the very host that gets the answer. */
  | 'itself'
  /** The DID signed it; its document does not lead to this host. */
  | 'elsewhere'
  /** The signature is none of that DID. */
  | 'forged'
  /** No resolver gave a sound answer. */
  | 'unknown'

/** Checks a signed request against the site's document, as a resolution told it (null where none did). */
export function checkSite(
  request: SignInRequest,
  { did, jws }: RequestSigner,
  resolution: unknown,
): SiteStanding {
  const standing = standingOf(resolution, did, 'authentication')
  if (standing.kind === 'unknown') return 'unknown'
  const kid = jws.header['kid']
  const key = standing.kind === 'sound' && typeof kid === 'string' ? standing.keys.get(kid) : undefined
  if (key === undefined || !isSignedBy(jws, key)) return 'forged'
  const origin = answerPlace(request.answerTo)?.origin
  const leadsHere = pagesOf(resolution).some((page) => page === origin || page.startsWith(`${origin}/`))
  return leadsHere ? 'itself' : 'elsewhere'
}
