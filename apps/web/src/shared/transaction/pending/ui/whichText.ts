import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { formatTime } from '../../../ui/text/formatTime'
import { formatDecimal } from '../../../ui/text/formatDecimal'
import { whoText } from '../../action/ui/whoText'
import { shortAddress } from '../../../ui/text/shortAddress'
import type { StoredTransaction } from '../storedTransaction'
import { idOf } from '../transactionMachine'

type Which = Pick<StoredTransaction, 'subject' | 'intent' | 'state' | 'told'>

/** Whom a transaction is for: the name or address that the person saw, else its contract or recipient. */
export function whomText({ subject, intent }: Pick<Which, 'subject' | 'intent'>): string {
  if (subject !== '') return whoText(subject)
  // A new contract has no address yet.
  return intent.kind === 'deploy' ? '' : whoText(intent.to)
}

/** How much, and to whom: what a person knows a payment by. */
export function payText(transaction: Omit<Which, 'state'>, language: string): string {
  return joined(amountsText(transaction, language), whomText(transaction))
}

/** When, and its id: what is left to tell two equal ones apart. */
export function timeText({ intent, state }: Pick<Which, 'intent' | 'state'>, language: string): string {
  return joined(clockText(intent.time, language), idText(state))
}

/** Which of several transactions for the same name it is: how much, and when. */
function momentText({ intent, told }: Pick<Which, 'intent' | 'told'>, language: string): string {
  return joined(amountsText({ intent, told }, language), clockText(intent.time, language))
}

function clockText(time: number, language: string): string {
  return formatTime(time, language, { timeStyle: 'medium' })
}

/** The ZIL that goes along, else what the review said that leaves: a wallet pays tokens, and ZIL of its own, without any. */
export function amountsText({ intent, told }: Pick<Which, 'intent' | 'told'>, language: string): string {
  const along = { amount: intent.amount, decimals: zil.decimals, symbol: zil.symbol }
  const others = told.sums.filter(({ token }) => token !== null || intent.amount === 0n)
  return [along, ...others]
    .filter(({ amount }) => amount > 0n)
    .map(
      ({ amount, decimals, symbol }) =>
        `${formatDecimal(formatUnits(amount, decimals), language)} ${symbol.slice(0, longestSymbol)}`,
    )
    .join(' + ')
}

/** A token's symbol is a text of the chain, which may be long. */
const longestSymbol = 20

/** The same with the transaction's id. */
export function detailText(transaction: Which, language: string): string {
  return joined(momentText(transaction, language), idText(transaction.state))
}

function idText(state: Which['state']): string {
  const id = idOf(state)
  return id === null ? '' : shortAddress(`0x${id}`)
}

/** Whom it is for, how much, when, and its id, in one line. */
export function whichText(transaction: Which, language: string): string {
  return joined(whomText(transaction), detailText(transaction, language))
}

/** The same where the id stands beside it. */
export function whichTextWithoutId(transaction: Which, language: string): string {
  return joined(whomText(transaction), momentText(transaction, language))
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
