import type { ResolvedRecipient } from '../../../shared/recipients/recipientText'
import type { Spending } from '../../../shared/chain/cover/cover'
import { formatName } from '@tyto/identity'
import { mostAmount, type Address } from '@tyto/primitives'
import { readPaidAmount, type AmountFault } from '../amount'
import { findCoin, type HeldCoin } from '../heldCoin'
import type { Payment } from '../payment'
import type { LineDraft } from '../draft/draft'

/** One line of the form, checked. */
export interface CheckedLine {
  readonly held: HeldCoin | null
  readonly amount: bigint | null
  readonly fault: AmountFault | 'unknownCoin' | null
}

/**
 * Checks a line. `spent` says how much the other lines take of a coin already, so that all of them together cannot take
 * more than there is.
 */
export function checkLine(
  line: LineDraft,
  coins: readonly HeldCoin[],
  language: string,
  spent: (coin: string) => bigint = () => 0n,
): CheckedLine {
  const held = findCoin(coins, line.coin)
  if (held === null) return { held, amount: null, fault: 'unknownCoin' }
  const read = readPaidAmount(line.amount, held.coin, language)
  if (!read.ok) return { held, amount: null, fault: read.code }
  const isTooMuch = held.balance !== null && read.value + spent(held.coin.id) > held.balance
  return { held, amount: read.value, fault: isTooMuch ? 'notEnough' : null }
}

/** The coins that a line takes, also where that is more than there is. */
export function spentBy({ held, amount, fault }: CheckedLine, payer: Address): readonly Spending[] {
  if (held === null || (amount === null && fault !== 'notEnough')) return []
  return [{ payer, coin: held.coin, units: amount ?? mostAmount }]
}

/** The payments of one recipient; null while a line is not good. */
export function paymentsOf(
  { address, name }: ResolvedRecipient,
  lines: readonly CheckedLine[],
): readonly Payment[] | null {
  const payments: Payment[] = []
  for (const { held, amount, fault } of lines) {
    if (held === null || amount === null || fault !== null) return null
    const { id, symbol, decimals } = held.coin
    payments.push({ to: address, name: name && formatName(name), coin: { id, symbol, decimals }, amount })
  }
  return payments.length === 0 ? null : payments
}
