import { formatUnits, parseAddress, toBech32, zeroAddress } from '@tyto/primitives'
import { zil } from '../../chain/coins'
import { nameInText } from '../../ui/nameParts'
import { shortAddress } from '../../ui/shortAddress'
import type { StoredTransaction } from '../pending/storedTransaction'
import { idOf } from '../pending/transactionMachine'

type Which = Pick<StoredTransaction, 'subject' | 'intent' | 'state'>

/** Whom a transaction is for: the name or address that the person saw, else its contract or recipient. */
export function whomText({ subject, intent }: Pick<Which, 'subject' | 'intent'>): string {
  const address = parseAddress(subject === '' ? intent.to : subject)
  if (!address.ok) return nameInText(subject)
  return address.value === zeroAddress ? '' : shortAddress(toBech32(address.value))
}

/** What tells two transactions of one name and for the same name apart: how much, when, and the transaction's id. */
export function detailText({ intent, state }: Which, language: string): string {
  const id = idOf(state)
  const amount = intent.amount === 0n ? '' : `${formatUnits(intent.amount, zil.decimals)} ${zil.symbol}`
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(intent.time)
  return joined(amount, time, id === null ? '' : shortAddress(`0x${id}`))
}

/** Both of them in one line. */
export function whichText(transaction: Which, language: string): string {
  return joined(whomText(transaction), detailText(transaction, language))
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
