import type { NetworkId, Resolution } from '@tyto/chain'
import { guardianHealth, type GuardianHealth } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { nameQuery } from '../../../shared/chain/queries'
import { domainsByHash, useKnownNames } from '../../../shared/session/knownNames'

/** The state of one guardian, as far as this device and the chain know it. */
export interface KnownGuardian {
  readonly hash: Hex
  /** The domain of the guardian; null if only the hash is known. */
  readonly domain: string | null
  /** `unknown`: the chain did not answer, or nobody knows the name. `asking`: it is being asked. */
  readonly health: GuardianHealth | 'notRegistered' | 'unknown' | 'asking'
}

/**
 * Asks the chain about every guardian whose name this device knows. A guardian is unknown, never unhealthy, if no node
 * answers.
 */
export function useGuardianHealth(network: NetworkId, hashes: readonly Hex[]): readonly KnownGuardian[] {
  const domains = domainsByHash(useKnownNames())
  const known = hashes.flatMap((hash) => {
    const domain = domains.get(hash)
    return domain === undefined ? [] : [{ hash, domain }]
  })
  const answers = useQueries({
    queries: known.map(({ domain }) => nameQuery(network, { domain, subdomain: '', topLevel: 'ssi' })),
  })
  const healthOf = new Map(
    known.map(({ hash, domain }, index) => {
      const { data, error } = answers[index] ?? {}
      return [hash, { domain, health: healthIn(data, error ?? null) }] as const
    }),
  )
  return hashes.map((hash) => ({ hash, ...(healthOf.get(hash) ?? { domain: null, health: 'unknown' }) }))
}

function healthIn(data: Resolution | undefined, error: Error | null): KnownGuardian['health'] {
  // During an outage an older answer may be wrong by now.
  if (error !== null) return 'unknown'
  if (data === undefined) return 'asking'
  if (data.kind === 'free') return 'notRegistered'
  return guardianHealth(data.kind === 'found' ? data.identity : null)
}

/** Counts the guardians that can sign, cannot sign, or are unknown. */
export function countHealth(guardians: readonly KnownGuardian[]): {
  readonly ready: number
  readonly unable: number
  readonly unknown: number
} {
  const ready = guardians.filter(({ health }) => health === 'ready').length
  const unknown = guardians.filter(({ health }) => health === 'unknown' || health === 'asking').length
  return { ready, unknown, unable: guardians.length - ready - unknown }
}
