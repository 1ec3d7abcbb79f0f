import { formatName } from '@tyto/identity'
import { err, type Address, type Result } from '@tyto/primitives'
import {
  nameAnswer,
  readRecipientText,
  type RecipientFault,
  type RecipientText,
} from '../../../shared/recipients/recipientText'
import { readPaidAmount, type AmountFault } from '../amount'
import type { WhoWarning } from '../../../shared/recipients/judgeWho'
import { findCoin, type HeldCoin } from '../heldCoin'
import type { Payment } from '../payment'
import type { ListRow } from './readList'

/** A row as far as it can be judged without the chain. */
export interface CheckedRow {
  readonly row: ListRow
  readonly recipient: Result<RecipientText, RecipientFault>
  readonly held: HeldCoin | null
  readonly amount: Result<bigint, AmountFault>
}

export interface RowFacts {
  readonly coins: readonly HeldCoin[]
  readonly language: string
  /** The coin of rows that name none. */
  readonly coin: string
}

export function checkRow(row: ListRow, { coins, language, coin }: RowFacts): CheckedRow {
  const held = findCoin(coins, row.coin === '' ? coin : row.coin)
  // Without a coin nobody knows how many digits there may be.
  const decimals = held?.coin.decimals ?? 38
  return {
    row,
    recipient: readRecipientText(row.to),
    held,
    amount: readPaidAmount(row.amount, { decimals }, language),
  }
}

/** Makes a `checkRow` that remembers: of thousands of rows one changes at a time. */
export function rememberRows(facts: RowFacts): (rows: readonly ListRow[]) => readonly CheckedRow[] {
  const known = new WeakMap<ListRow, CheckedRow>()
  return (rows) =>
    rows.map((row) => {
      const checked = known.get(row) ?? checkRow(row, facts)
      known.set(row, checked)
      return checked
    })
}

/** A row with all that is known of it. */
export interface SettledRow {
  readonly row: ListRow
  /** Null while something is wrong or unknown. */
  readonly payment: Payment | null
  readonly recipientFault: RecipientFault | null
  readonly amountFault: AmountFault | null
  readonly isCoinUnknown: boolean
  /** It ends the list, its amount is the sum of those above, and its word may be a heading such as “Total”. */
  readonly isSum: boolean
  /** The chain has not said yet where its name leads. */
  readonly isPending: boolean
  /** The same coin goes to the same recipient in another row, too. */
  readonly isRepeated: boolean
  /** The warnings of the chain about the recipient, which are to be read first. */
  readonly warnings: readonly WhoWarning[]
}

interface ChainFacts {
  /** Where a name leads; undefined while that is not known. */
  readonly addressOf: (name: string) => Address | null | undefined
  /** Who pays: it may not be paid. */
  readonly payer: Address | null
  /** The warnings about a recipient who gets a coin. */
  readonly warningsOf: (to: Address, coin: string) => readonly WhoWarning[]
}

/** Puts together what the rows say and what the chain knows of their names. */
export function settleRows(checked: readonly CheckedRow[], facts: ChainFacts): readonly SettledRow[] {
  const times = new Map<string, number>()
  const sum = sumRow(checked)
  const settled = checked.map((each) => {
    const found = settleRow(each, facts)
    return each === sum ? { ...found, payment: null, isSum: true } : found
  })
  for (const { payment } of settled)
    if (payment) times.set(keyOf(payment), (times.get(keyOf(payment)) ?? 0) + 1)
  return settled.map((each) =>
    each.payment && (times.get(keyOf(each.payment)) ?? 0) > 1 ? { ...each, isRepeated: true } : each,
  )
}

/** The last row where it may be the sum under the others: its amount is theirs, and its recipient one word without a suffix. */
function sumRow(checked: readonly CheckedRow[]): CheckedRow | null {
  const last = checked.at(-1)
  const above = checked.slice(0, -1)
  if (last === undefined || above.length < 2 || !last.amount.ok || /[.@]/.test(last.row.to)) return null
  if (last.recipient.ok && last.recipient.value.kind === 'address') return null
  let sum = 0n
  for (const { amount, held } of above) {
    if (!amount.ok || held?.coin.id !== last.held?.coin.id) return null
    sum += amount.value
  }
  return sum === last.amount.value ? last : null
}

function keyOf({ to, coin }: Payment): string {
  return `${to} ${coin.id}`
}

function settleRow(
  { row, recipient, held, amount }: CheckedRow,
  { addressOf, payer, warningsOf }: ChainFacts,
): SettledRow {
  const text = recipient.ok ? recipient.value : null
  const name = text?.kind === 'name' ? text.name : null
  const address = text?.kind === 'address' ? text.address : name ? addressOf(formatName(name)) : undefined
  const isPending = name !== null && address === undefined
  const found = name !== null && address !== undefined ? nameAnswer(name, address) : recipient
  const to = address !== undefined && address === payer ? err('isSender' as const) : found
  const isGood = to.ok && amount.ok && held !== null && address
  return {
    row,
    payment: isGood
      ? {
          to: address,
          name: name && formatName(name),
          coin: { id: held.coin.id, symbol: held.coin.symbol, decimals: held.coin.decimals },
          amount: amount.value,
        }
      : null,
    recipientFault: to.ok ? null : to.code,
    amountFault: amount.ok ? null : amount.code,
    isCoinUnknown: held === null,
    isSum: false,
    isPending,
    isRepeated: false,
    warnings: isGood ? warningsOf(address, held.coin.id) : [],
  }
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly SettledRow[]) {
  let faulty = 0
  let pending = 0
  let repeated = 0
  for (const row of rows) {
    if (isFaulty(row)) faulty += 1
    else if (row.isPending) pending += 1
    if (row.isRepeated) repeated += 1
  }
  return { faulty, pending, repeated }
}

export function isFaulty(row: SettledRow): boolean {
  const { recipientFault, amountFault, isCoinUnknown, isSum, warnings } = row
  const isStopped = warnings.some(({ weight }) => weight === 'stop')
  return recipientFault !== null || amountFault !== null || isCoinUnknown || isSum || isStopped
}

/** Does the person have to say that they have read what stands at a row? */
export function needsTick({ warnings }: SettledRow): boolean {
  return warnings.some(({ weight }) => weight === 'tick')
}

/** How much of each coin some payments take, by its id, in the order of the first payment of each. */
export function totalsOf(payments: readonly Payment[]): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>()
  for (const { coin, amount } of payments) totals.set(coin.id, (totals.get(coin.id) ?? 0n) + amount)
  return totals
}
