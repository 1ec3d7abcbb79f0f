import { isRecord } from '@tyto/primitives'
import { summaryTexts, type SummaryTextKey } from './summaryTexts'

/**
 * One to three sentences that say what a transaction does. They are data, so that a stored transaction says the same after a
 * reload and in another language; `SummaryText` draws them.
 */
export type Summary = readonly SummarySentence[]

export interface SummarySentence {
  /** Its text, `summary.<text>` in the area `transaction`. */
  readonly text: SummaryTextKey
  /** By their names in the text. */
  readonly values: Readonly<Partial<Record<SummaryValue, string | readonly string[]>>>
}

/** `SummaryText` knows how each of them is drawn. */
const valueNames = [
  'subject',
  'to',
  'from',
  'wallet',
  'zil',
  'gas',
  'gasMost',
  'ssi',
  'did',
  'guardians',
  'items',
  'item',
  'transition',
  'count',
  'fewer',
  'threshold',
  'amounts',
  'given',
] as const
export type SummaryValue = (typeof valueNames)[number]

/** Two of what is meant, that more is left out, the donation, the payment. */
const mostSentences = 5
const longestValue = 400
const longestList = 200

/** Reads a stored summary. What is malformed is left out; never throws. */
export function readSummary(value: unknown): Summary {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostSentences).flatMap((each: unknown) => readSentence(each))
}

function readSentence(value: unknown): Summary {
  if (!isRecord(value)) return []
  const text = summaryTexts.find((each) => each === value['text'])
  const given = value['values']
  if (text === undefined || !isRecord(given)) return []
  const values: Partial<Record<SummaryValue, string | readonly string[]>> = {}
  for (const name of valueNames) {
    const each = given[name]
    if (isShort(each)) values[name] = each
    else if (Array.isArray(each)) values[name] = each.slice(0, longestList).filter(isShort)
  }
  return [{ text, values }]
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestValue
}
