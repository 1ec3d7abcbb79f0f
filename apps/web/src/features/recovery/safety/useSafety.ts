import type { NetworkId } from '@tyto/chain'
import { isCreatedDocument, type DidRecord, type SafetyFacts } from '@tyto/identity'
import { useDrills } from '../requests/drills'
import { useHasKit } from '../requests/keptKits'
import { countHealth, useGuardianHealth, type KnownGuardian } from '../watch/useGuardianHealth'

interface Safety {
  readonly facts: SafetyFacts
  readonly guardians: readonly KnownGuardian[]
  /** When a guardian last signed in a drill, in ms since 1970; 0 if this browser saw none. */
  readonly lastDrill: number
}

/** What the chain, and this browser, know of the safety of an identity. */
export function useSafety(network: NetworkId, record: DidRecord): Safety {
  const guardians = useGuardianHealth(network, record.guardians)
  const drills = useDrills(network, record.address)
  const times = record.guardians.flatMap((hash) => drills.get(hash)?.time ?? [])
  const hasKit = useHasKit(network, record.address, record.guardians)
  return {
    guardians,
    lastDrill: Math.max(0, ...times),
    facts: {
      status: record.status,
      hasKeys: isCreatedDocument(record) && record.status !== 'Recovered',
      hasLink: record.services.size > 0,
      guardians: record.guardians.length,
      unable: countHealth(guardians).unable,
      drilled: times.length,
      hasKit,
    },
  }
}
