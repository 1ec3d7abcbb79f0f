import { formatUnits, toBech32 } from '@tyto/primitives'
import { csvText } from '../../shared/ui/share/csvText'
import type { Gap } from './gaps'
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

/** The part of the balance that no row tells, and how that is said. */
interface Rest {
  readonly gaps: readonly Gap[]
  readonly say: (gap: Gap) => string
}

/**
 * The lines as a table for other programs: RFC 4180, amounts exact and with a point, times in UTC. What is in no line ends the table, so
 * that what was received less what was sent is the balance, coin by coin.
 */
export function csvOf(
  rows: readonly TimelineRow[],
  say: (row: TimelineRow) => string,
  rest: Rest = { gaps: [], say: () => '' },
): string {
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
  const gaps = rest.gaps.map((gap) => {
    const { coin, told, held } = gap
    const isMore = held > told
    const amount = formatUnits(isMore ? held - told : told - held, coin.decimals)
    const kind = isMore ? 'untold received' : 'untold sent'
    return ['', '', '', '', kind, rest.say(gap), '', '', amount, coin.symbol, '']
  })
  return csvText([columns, ...lines, ...gaps])
}
