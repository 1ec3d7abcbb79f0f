import type { NetworkId } from '@tyto/chain'
import {
  guardianDoubts,
  parseGuardian,
  type Candidate,
  type DidRecord,
  type GuardianDoubt,
  type Name,
} from '@tyto/identity'
import { useQueries } from '@tanstack/react-query'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { domainsByHash, useKnownNames } from '../../../shared/session/names/knownNames'
import { useDebounced } from '../../../shared/ui/fields/useDebounced'
import { candidateOf } from './candidateOf'

/** How long a field stands still before the chain is asked, in ms. */
const pause = 400

/** The facts of the name in one field. */
export type Look =
  /** No name is typed yet. */
  | { readonly kind: 'unnamed' }
  /** `unknown`: no node answered. `free`: nobody holds the name. */
  | { readonly kind: 'asking' | 'unknown' | 'free'; readonly domain: string }
  | { readonly kind: 'known'; readonly domain: string; readonly doubts: readonly GuardianDoubt[] }

/** Looks at every name that is typed, before anything is signed; the guardians that are there already are compared too. */
export function useCandidates(
  network: NetworkId,
  name: Name,
  record: DidRecord,
  fields: readonly string[],
): readonly Look[] {
  const domains = fields.map((typed) => {
    const guardian = parseGuardian(typed)
    return guardian.ok ? guardian.value.domain : null
  })
  const known = domainsByHash(useKnownNames())
  const present = record.guardians.flatMap((hash) => known.get(hash) ?? [])
  const settled = useDebounced(domains.join(' '), pause)
  const asked = [...new Set([...settled.split(' ').filter((domain) => domain !== ''), ...present])]
  const answers = useQueries({
    queries: asked.map((domain) => nameQuery(network, { domain, subdomain: '', topLevel: 'ssi' })),
  })
  const found = new Map<string, Candidate | undefined>()
  const failed = new Set<string>()
  for (const [index, domain] of asked.entries()) {
    const { data, error } = answers[index] ?? {}
    if (error) failed.add(domain)
    else if (data) found.set(domain, candidateOf(domain, data))
  }
  const own = { domain: name.domain, wallet: record }
  const all = [...found.values()].filter((candidate) => candidate !== undefined)
  return domains.map((domain): Look => {
    if (domain === null) return { kind: 'unnamed' }
    if (failed.has(domain)) return { kind: 'unknown', domain }
    if (!found.has(domain)) return { kind: 'asking', domain }
    const candidate = found.get(domain)
    if (candidate === undefined) return { kind: 'free', domain }
    return { kind: 'known', domain, doubts: guardianDoubts(candidate, own, all) }
  })
}

/** The key of a tick: other doubts about the same guardian need another tick. */
export function tickFor(domain: string, doubts: readonly GuardianDoubt[]): string {
  return [domain, ...doubts.map(({ kind }) => kind)].join(' ')
}
