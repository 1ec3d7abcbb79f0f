import { formatUnits, toBech32 } from '@tyto/primitives'
import { csvText } from '../../shared/ui/csvText'
import { coinOf, type TimelineRow } from './timeline'

/** The columns, in the words of no language: files are read by programs. */
const columns = [
  'time',
  'block',
  'transaction',
  'result',
  'kind',
  'what',
  'from',
  'to',
  'amount',
  'coin',
  'sender',
] as const

/** The lines as a table for other programs: RFC 4180, amounts exact and with a point, times in UTC. */
export function csvOf(rows: readonly TimelineRow[], say: (row: TimelineRow) => string): string {
  const lines = rows.map((row) => {
    const { transaction, happening } = row
    const { amount, from, to, kind } = happening
    return [
      new Date(transaction.time).toISOString(),
      transaction.block.toString(),
      `0x${transaction.id}`,
      transaction.success ? 'success' : 'failed',
      kind,
      say(row),
      from === undefined ? '' : toBech32(from),
      to === undefined ? '' : toBech32(to),
      amount === undefined ? '' : formatUnits(amount.units, amount.coin.decimals),
      coinOf(happening) ?? '',
      toBech32(transaction.sender),
    ]
  })
  return csvText([columns, ...lines])
}
