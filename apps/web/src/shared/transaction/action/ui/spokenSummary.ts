import { isHex, type Address } from '@tyto/primitives'
import type { TFunction } from 'i18next'
import { formatDecimal } from '../../../ui/text/formatDecimal'
import { shortAddress } from '../../../ui/text/shortAddress'
import type { ValueNames } from '../../../values/shownValue'
import type { Summary, SummarySentence, SummaryValue } from '../summary'
import { spokenZil } from './spokenZil'
import { whoText } from './whoText'
import { listText } from '../../../ui/text/listText'

export interface SummaryContext {
  readonly t: TFunction<'transaction'>
  /** A BCP 47 tag. */
  readonly language: string
  /** The label of the action. */
  readonly action: string
  readonly names: ValueNames
  /** The name of the exchange at an address; null for none. */
  readonly exchangeAt: (address: Address) => string | null
  /** The wallet that is logged in: it is the person's own, whether it has a name or not. */
  readonly ownWallet: Address | null
}

/** As many of a list as are named; the others are counted. */
const mostNamed = 6
/** A text of the chain is shown up to this length inside of a sentence. */
const longestText = 60

/** The sentences in words: names instead of addresses and hashes, amounts of ZIL, lists and numbers. */
export function spokenSummary(summary: Summary, context: SummaryContext): string {
  const { t, action } = context
  const own = t('summary.yourWallet')
  return summary
    .map(({ text, values }) => t(`summary.${text}`, { action, ...wordsOf(values, context) }))
    .map((sentence) => (sentence.startsWith(own) ? upperFirst(sentence) : sentence))
    .join(' ')
}

type Words = Partial<Record<SummaryValue, string | number>>

function wordsOf(values: SummarySentence['values'], context: SummaryContext): Words {
  const words: Words = {}
  for (const [name, value] of Object.entries(values) as [SummaryValue, string | readonly string[]][])
    words[name] =
      typeof value === 'string'
        ? wordOf(name, value, context)
        : listOf(wordsIn(name, value, context), context)
  const { gas, gasMost } = words
  if (gasMost !== undefined && gasMost !== gas) words.gas = `${gas} ${context.t('gasTo')} ${gasMost}`
  return words
}

function wordOf(name: SummaryValue, value: string, context: SummaryContext): string | number {
  switch (name) {
    case 'subject':
    case 'to':
    case 'from':
    case 'wallet':
      return whoOf(value as Address, context)
    case 'ssi':
    case 'did':
      return isUnknown(value, context) ? shortAddress(value) : `${domainOf(value, context)}.${name}`
    case 'zil':
      return isAmount(value) ? spokenZil(BigInt(value), context.language) : value
    case 'gas':
    case 'gasMost':
      return isAmount(value) ? spokenZil(roughly(BigInt(value)), context.language) : value
    case 'fewer':
    case 'threshold':
      return isSpokenNumber(value) ? context.t(`summary.numbers.${value}`) : shortText(value)
    case 'count':
      return Number.parseInt(value, 10)
    default:
      return shortText(value)
  }
}

function whoOf(value: Address, { t, names, exchangeAt, ownWallet }: SummaryContext): string {
  const name = names.nameOfAddress?.(value) ?? null
  if (name === null && value === ownWallet) return t('summary.yourWallet')
  return name === null ? (exchangeAt(value) ?? whoText(value)) : whoText(name)
}

function isUnknown(value: string, { names }: SummaryContext): boolean {
  return isHex(value, 32) && (names.domainOfHash?.(value) ?? null) === null
}

/** The domain behind a hash, where it is known; any other text as it is. */
function domainOf(value: string, { names }: SummaryContext): string {
  if (!isHex(value, 32)) return shortText(value)
  return names.domainOfHash?.(value) ?? shortAddress(value)
}

function wordsIn(name: SummaryValue, items: readonly string[], context: SummaryContext): readonly string[] {
  return items.map((item) =>
    name === 'amounts' || name === 'given' ? spokenCoins(item, context.language) : domainOf(item, context),
  )
}

/** `1200.5 XSGD` with the language's own signs, and with every digit. */
function spokenCoins(text: string, language: string): string {
  const [, amount, symbol] = /^(\d+(?:\.\d+)?) (.*)$/.exec(text) ?? []
  return amount === undefined || symbol === undefined
    ? shortText(text)
    : `${formatDecimal(amount, language)} ${shortText(symbol)}`
}

function listOf(words: readonly string[], { t, language }: SummaryContext): string {
  const left = words.length - mostNamed
  const named = left > 1 ? [...words.slice(0, mostNamed), t('summary.more', { count: left })] : words
  return listText(named, language)
}

const spokenNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

function isSpokenNumber(value: string): value is (typeof spokenNumbers)[number] {
  return spokenNumbers.some((each) => each === value)
}

function isAmount(value: string): boolean {
  return /^\d+$/.test(value)
}

/** To three digits: the sentence says "about", and the row below it says it to the last digit. */
function roughly(qa: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, qa.toString().length - 3))
  return ((qa + unit / 2n) / unit) * unit
}

function shortText(value: string): string {
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value
}

function upperFirst(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
