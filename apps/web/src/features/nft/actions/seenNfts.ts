import type { ScillaJson } from '@tyto/abi'
import { isAddress, type Address } from '@tyto/primitives'
import type { SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'
import type { SummaryTextKey } from '../../../shared/transaction/action/summaryTexts'

/** One entry of a collection that a simulation saw change. */
interface SeenEntry {
  /** The collection. */
  readonly contract: Address
  readonly keys: readonly string[]
  readonly before: ScillaJson | null
  readonly after: ScillaJson | null
}

/** The entries that a simulation saw change in a field of collections: of any contract but the called wallet. */
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

/** How a collection calls the tokens that were made or are gone: of names the name, by collection and id. */
function namesTold(seen: SeenOutcome): ReadonlyMap<string, string> {
  return new Map(
    entriesIn(seen, 'domain_names').flatMap(({ contract, keys: [id], before, after }) => {
      const name = after ?? before
      return typeof name === 'string' ? [[`${contract} ${id}`, name] as const] : []
    }),
  )
}

/** The sentences of NFTs that got another owner: one for each collection and new owner. */
export function ownersTold(seen: SeenOutcome, text: SummaryTextKey): Summary {
  const groups = new Map<string, { from: Address; to: Address | null; items: string[] }>()
  const names = namesTold(seen)
  for (const { contract, keys, after } of entriesIn(seen, 'token_owners')) {
    const to = isAddress(after) ? after : null
    const group = groups.get(`${contract} ${to}`) ?? { from: contract, to, items: [] }
    const [id = ''] = keys
    const name = names.get(`${contract} ${id}`)
    group.items.push(name === undefined ? `#${id}` : `${name} (#${id})`)
    groups.set(`${contract} ${to}`, group)
  }
  return [...groups.values()].map(({ from, to, items }) => ({
    text,
    values: { from, items, ...(to === null ? {} : { to }) },
  }))
}
