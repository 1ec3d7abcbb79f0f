import type { TransactionRequest } from '@tyto/chain'
import { isRecord } from '@tyto/primitives'
import { amountOf } from './describeRequest'
import type { ReviewSimulation } from './reviewSimulation'

/**
 * What a transaction does, in one to three sentences. They are data, so that a stored transaction says the same after a
 * reload and in another language; `SummaryText` draws them.
 */
export type Summary = readonly SummarySentence[]

export interface SummarySentence {
  /** Its text, `summary.<text>` in the area `transaction`. */
  readonly text: SummaryTextKey
  /** By their names in the text: `subject` is a name or an address, `to` an address, `zil` an amount in Qa. */
  readonly values: Readonly<Partial<Record<SummaryValue, string>>>
}

const texts = ['act', 'actFor', 'actOn', 'deploy', 'sends', 'pays', 'notSimulated'] as const
export type SummaryTextKey = (typeof texts)[number]

const valueNames = ['subject', 'to', 'zil'] as const
export type SummaryValue = (typeof valueNames)[number]

interface SummaryFacts {
  /** The name or address that it is for, as the person sees it; may be empty. */
  readonly subject: string
  readonly simulation: ReviewSimulation | null
}

/** The sentences of a request: the one place that makes them. */
export function summaryOf(request: TransactionRequest, { subject, simulation }: SummaryFacts): Summary {
  return [actOf(request, subject), ...contentOf(request), ...doubtOf(simulation)]
}

function actOf(request: TransactionRequest, subject: string): SummarySentence {
  if (subject !== '') return { text: 'actFor', values: { subject } }
  if (request.kind === 'call') return { text: 'actOn', values: { to: request.call.to } }
  return { text: 'act', values: {} }
}

function contentOf(request: TransactionRequest): Summary {
  const zil = amountOf(request).toString()
  if (request.kind === 'deploy') return [{ text: 'deploy', values: {} }]
  if (request.kind === 'payment') return [{ text: 'pays', values: { zil, to: request.to } }]
  return zil === '0' ? [] : [{ text: 'sends', values: { zil, to: request.call.to } }]
}

function doubtOf(simulation: ReviewSimulation | null): Summary {
  return simulation?.status === 'unavailable' ? [{ text: 'notSimulated', values: {} }] : []
}

const mostSentences = 3
const longestValue = 400

/** Reads a stored summary. What is malformed is left out; never throws. */
export function readSummary(value: unknown): Summary {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostSentences).flatMap((each: unknown) => readSentence(each))
}

function readSentence(value: unknown): Summary {
  if (!isRecord(value)) return []
  const text = texts.find((each) => each === value['text'])
  const given = value['values']
  if (text === undefined || !isRecord(given)) return []
  const values: Partial<Record<SummaryValue, string>> = {}
  for (const name of valueNames) {
    const each = given[name]
    if (typeof each === 'string' && each.length <= longestValue) values[name] = each
  }
  return [{ text, values }]
}
