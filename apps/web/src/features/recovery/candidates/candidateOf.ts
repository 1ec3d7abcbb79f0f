import type { Resolution } from '@tyto/chain'
import type { Candidate } from '@tyto/identity'

/** The DID wallet behind a domain, as the chain answers; undefined where nobody holds the domain. */
export function candidateOf(domain: string, found: Resolution): Candidate | undefined {
  if (found.kind === 'free') return undefined
  return { domain, wallet: found.kind === 'found' ? found.identity : null }
}
