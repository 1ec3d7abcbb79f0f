import type { NetworkId, Resolution } from '@tyto/chain'
import {
  guardianHealth,
  judgeGuardians,
  type Candidate,
  type DidRecord,
  type GuardianDoubt,
  type GuardianHealth,
} from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { domainsByHash, useKnownNames } from '../../../shared/session/names/knownNames'
import { candidateOf } from '../candidates/candidateOf'
import type { GuardianHand, GuardianHands } from './guardianHands'

/** The state of one guardian, as far as this device and the chain know it. */
export interface KnownGuardian {
  readonly hash: Hex
  /** The domain of the guardian; null if only the hash is known. */
  readonly domain: string | null
  /** `unknown`: the chain did not answer, or nobody knows the name. `asking`: it is being asked. */
  readonly health: GuardianHealth | GuardianDoubt['kind'] | 'notRegistered' | 'unknown' | 'asking'
  /** Would a signature of theirs count? Null while that is not known. */
  readonly counts: boolean | null
  /** Who stands behind the name now; null while that is not known. */
  readonly hand: GuardianHand | null
}

export interface GuardiansHealth {
  readonly guardians: readonly KnownGuardian[]
  /** How many people they are, of those who are known. */
  readonly people: number
}

/**
 * Asks the chain about every guardian whose name this device knows, and judges them together: as people and keys, not as
 * names. A guardian is unknown, never unhealthy, if no node answers.
 */
export function useGuardianHealth(network: NetworkId, record: DidRecord): GuardiansHealth {
  const domains = domainsByHash(useKnownNames())
  const known = record.guardians.flatMap((hash) => {
    const domain = domains.get(hash)
    return domain === undefined ? [] : [{ hash, domain }]
  })
  const answers = useQueries({
    queries: known.map(({ domain }) => nameQuery(network, { domain, subdomain: '', topLevel: 'ssi' })),
  })
  const looked = known.map(({ hash, domain }, index) => {
    const { data, error } = answers[index] ?? {}
    return { hash, domain, ...lookAt(domain, data, error ?? null) }
  })
  const candidates = looked.flatMap(({ candidate }) => candidate ?? [])
  const together = judgeGuardians({ domain: '', wallet: record }, candidates)
  const healthOf = new Map(
    looked.map(({ hash, domain, health, candidate }) => {
      const judged = candidate === null ? undefined : together.each[candidates.indexOf(candidate)]
      const known: KnownGuardian = {
        hash,
        domain,
        health: judged?.doubt ?? health,
        counts: judged?.counts ?? (health === 'notRegistered' ? false : null),
        hand: handOf(candidate?.wallet ?? null),
      }
      return [hash, known] as const
    }),
  )
  const guardians = record.guardians.map(
    (hash): KnownGuardian =>
      healthOf.get(hash) ?? { hash, domain: null, health: 'unknown', counts: null, hand: null },
  )
  return { guardians, people: together.people }
}

interface Looked {
  readonly health: KnownGuardian['health']
  /** Null where the chain did not say. */
  readonly candidate: Candidate | null
}

function lookAt(domain: string, data: Resolution | undefined, error: Error | null): Looked {
  // During an outage an older answer may be wrong by now.
  if (error !== null) return { health: 'unknown', candidate: null }
  if (data === undefined) return { health: 'asking', candidate: null }
  if (data.kind === 'free') return { health: 'notRegistered', candidate: null }
  // A name of two owners is told here too: it may have been one when its owner was chosen.
  const candidate = candidateOf(domain, data) ?? null
  return { health: guardianHealth(candidate?.wallet ?? null), candidate }
}

function handOf(wallet: DidRecord | null): GuardianHand | null {
  const key = wallet?.verificationMethods.get('socialrecovery')
  return wallet?.controller && key !== undefined ? { controller: wallet.controller, key } : null
}

/** Counts the guardians whose signatures count, do not count, or are unknown. */
export function countHealth(guardians: readonly KnownGuardian[]): {
  readonly ready: number
  readonly unable: number
  readonly unknown: number
} {
  const ready = guardians.filter(({ counts }) => counts === true).length
  const unknown = guardians.filter(({ counts }) => counts === null).length
  return { ready, unknown, unable: guardians.length - ready - unknown }
}

/** Who stands behind the names of guardians, as far as it is known. */
export function handsOf(guardians: readonly KnownGuardian[]): GuardianHands {
  return new Map(guardians.flatMap(({ hash, hand }) => (hand === null ? [] : [[hash, hand] as const])))
}
