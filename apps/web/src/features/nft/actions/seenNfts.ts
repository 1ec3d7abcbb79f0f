import type { ScillaJson } from '@tyto/abi'
import { isAddress, type Address } from '@tyto/primitives'
import type { SeenOutcome } from '../../../shared/transaction/review/seenOutcome'
import type { Summary, SummaryTextKey } from '../../../shared/transaction/review/summary'

/** One entry of a collection that a simulation saw change. */
interface SeenEntry {
  /** The collection. */
  readonly contract: Address
  readonly keys: readonly string[]
  readonly before: ScillaJson | null
  readonly after: ScillaJson | null
}

/** What a simulation saw change in a field of collections: of any contract but the called wallet. */
export function entriesIn({ result, to }: SeenOutcome, field: string): readonly SeenEntry[] {
  return result.changes.flatMap(({ contract, field: changed, keys, before, after }) =>
    changed !== field || contract === to
      ? []
      : [
          {
            contract,
            keys,
            before: before !== null && 'json' in before ? before.json : null,
            after: after !== null && 'json' in after ? after.json : null,
          },
        ],
  )
}

/** The sentences of NFTs that got another owner: one for each collection and new owner. */
export function ownersTold(seen: SeenOutcome, text: SummaryTextKey): Summary {
  const groups = new Map<string, { from: Address; to: Address | null; items: string[] }>()
  for (const { contract, keys, after } of entriesIn(seen, 'token_owners')) {
    const to = isAddress(after) ? after : null
    const group = groups.get(`${contract} ${to}`) ?? { from: contract, to, items: [] }
    group.items.push(`#${keys[0] ?? ''}`)
    groups.set(`${contract} ${to}`, group)
  }
  return [...groups.values()].map(({ from, to, items }) => ({
    text,
    values: { from, items, ...(to === null ? {} : { to }) },
  }))
}
