import { csvText } from '../../ui/share/csvText'
import { idOf } from '../pending/transactionMachine'
import type { ItemState, ItemStatus } from './itemStates'
import type { Series } from './series'

/** The words of the file, in the language of the page. */
export interface CsvWords {
  readonly heads: Readonly<Record<'transaction' | 'state' | 'reason' | 'id' | 'block', string>>
  state(status: ItemStatus): string
  reason(state: ItemState): string
}

/** The result of a series as CSV (RFC 4180), a line for each row of the person's list. */
export function seriesCsv({ columns }: Series, states: readonly ItemState[], words: CsvWords): string {
  const { transaction, state, reason, id, block } = words.heads
  const hasRows = columns.length > 0
  const head = [...(hasRows ? columns : [transaction]), state, reason, id, block]
  const lines = states.flatMap((each) => {
    const result = resultOf(each, words)
    const rows = hasRows && each.item.rows.length > 0 ? each.item.rows : [[each.item.label]]
    return rows.map((row) => [...fitted(row, hasRows ? columns.length : 1), ...result])
  })
  return csvText([head, ...lines])
}

function resultOf(each: ItemState, words: CsvWords): readonly string[] {
  const sent = each.transaction?.state
  const id = sent ? idOf(sent) : null
  const block = sent && 'receipt' in sent && sent.receipt !== null ? sent.receipt.block.toString() : ''
  return [words.state(each.status), words.reason(each), id === null ? '' : `0x${id}`, block]
}

/** As many cells as there are heads. */
function fitted(row: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, at) => row[at] ?? '')
}
