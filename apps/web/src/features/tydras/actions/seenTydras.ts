import { tydraCollections, tydraTitles } from '@tyto/identity'
import { changesIn, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary } from '../../../shared/transaction/action/summary'

/** The sentences of Tydras that a simulation saw made or handed over: entries of the record that keeps them. */
export function tydrasTold(seen: SeenOutcome): Summary {
  const records = new Set(
    seen.result.changes.filter(({ field }) => field === 'token_uris').map(({ contract }) => contract),
  )
  return [...records].flatMap((record) => {
    const changes = changesIn(seen, record, 'token_uris')
    return changes.flatMap(({ kind, keys: [collection, domain] }): Summary => {
      const known = tydraCollections.find((each) => each === collection)
      if (kind !== 'added' || known === undefined || domain === undefined) return []
      const from = changes.find((other) => other.kind === 'removed' && other.keys[0] === collection)?.keys[1]
      const item = tydraTitles[known]
      return from === undefined
        ? [{ text: 'tydraMade', values: { item, ssi: domain } }]
        : [{ text: 'tydraGoes', values: { item, ssi: domain, items: [from] } }]
    })
  })
}
