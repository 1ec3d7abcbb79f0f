import { decodeChainText } from '@tyto/identity'
import { changesIn, keysOf, type SeenOutcome } from '../../../shared/transaction/action/seenOutcome'
import type { Summary, SummarySentence } from '../../../shared/transaction/action/summary'

/** Where a wallet keeps the entries of its document. */
const fields = ['verification_methods', 'services', 'services_'] as const

const textsOf = {
  added: 'documentAdds',
  changed: 'documentChanges',
  removed: 'documentRemoves',
} as const

/** Which entries of the called wallet's document come, change and go. */
export function tellDocument(seen: SeenOutcome): Summary {
  const { to: wallet } = seen
  if (wallet === null) return []
  const changes = fields.flatMap((field) => changesIn(seen, wallet, field))
  const told = (['added', 'changed', 'removed'] as const).flatMap((kind): readonly SummarySentence[] => {
    const items = keysOf(changes, kind).map(decodeChainText)
    return items.length === 0 ? [] : [{ text: textsOf[kind], values: { items, wallet } }]
  })
  if (told.length <= 2) return told
  const items = told.flatMap(({ values }) => values.items ?? [])
  return [{ text: 'documentDiffers', values: { items, wallet } }]
}
