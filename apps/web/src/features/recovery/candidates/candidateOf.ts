import type { Resolution } from '@tyto/chain'
import type { Candidate } from '@tyto/identity'

/** The DID wallet behind a domain, as the chain answers; undefined where nobody holds the domain. */
export function candidateOf(domain: string, found: Resolution): Candidate | undefined {
  if (found.kind === 'free') return undefined
  if (found.kind !== 'found') return { domain, wallet: null }
  const { identity, wallet, address, registry } = found
  const isSplit = registry.did !== null && registry.owner !== null && registry.owner !== registry.did
  // A plain account owns a name by itself.
  return {
    domain,
    wallet: identity,
    ...(isSplit ? { ssiOwner: wallet === null ? address : wallet.controller } : {}),
  }
}
