import type { NetworkId } from '@tyto/chain'
import { isCreatedDocument, type DidRecord, type SafetyFacts } from '@tyto/identity'
import { useDrills } from '../requests/drills'
import { hasChangedHands, useHands } from '../requests/guardianHands'
import { useHasKit } from '../requests/keptKits'
import { countHealth, useGuardianHealth, type GuardiansHealth } from '../requests/useGuardianHealth'

interface Safety {
  readonly facts: SafetyFacts
  readonly health: GuardiansHealth
  /** When a guardian last signed in a drill, in ms since 1970; 0 if this browser saw none. */
  readonly lastDrill: number
}

/** Finds out from the chain and this browser how safe an identity is. */
export function useSafety(network: NetworkId, record: DidRecord): Safety {
  const health = useGuardianHealth(network, record)
  const { guardians } = health
  const drills = useDrills(network, record.address)
  const hands = useHands(network, record.address)
  // A drill counts for whoever signed it, not for the name.
  const times = guardians.flatMap(({ hash, hand }) =>
    hasChangedHands(hands.get(hash), hand) ? [] : (drills.get(hash)?.time ?? []),
  )
  const hasKit = useHasKit(network, record.address, record.guardians)
  return {
    health,
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
