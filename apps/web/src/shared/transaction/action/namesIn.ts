import { isAddress, type Address } from '@tyto/primitives'
import { changesIn, type SeenOutcome } from './seenOutcome'

/** A name whose owner changes in the registry of the network. */
export interface OwnerChange {
  /** The hash of its domain, as the registry keeps it. */
  readonly id: string
  /** The wallet that owns it from then on. */
  readonly owner: Address
  /** Where name.did leads from then on; null where that does not change. */
  readonly did: Address | null
  /** Where it led until now; null where it led nowhere. */
  readonly didBefore: Address | null
}

/** The .ssi names that get another owner. */
export function namesIn(seen: SeenOutcome): readonly OwnerChange[] {
  const { registry } = seen
  const dids = changesIn(seen, registry, 'did_dns')
  return changesIn(seen, registry, 'dns').flatMap(({ keys: [id], after }) => {
    if (id === undefined || !isAddress(after)) return []
    const did = dids.find(({ keys }) => keys[0] === id)
    return [
      {
        id,
        owner: after,
        did: isAddress(did?.after) ? did.after : null,
        didBefore: isAddress(did?.before) ? did.before : null,
      },
    ]
  })
}
