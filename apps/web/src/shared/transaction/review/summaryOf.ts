import type { TransactionRequest } from '@tyto/chain'
import { qaPerLi } from '@tyto/primitives'
import { amountOf } from './describeRequest'
import { donatedIn, type Donated } from './donated'
import { gasUsedBy, stepOf } from '../simulation/shownSimulation'
import { walletPriceOf, type OpenReview } from './reviewState'
import { arrivalAt } from '../action/arrivalAt'
import { zilGained, type SeenOutcome } from '../action/seenOutcome'
import { outcomeOf } from './outcomeOf'
import type { Summary, SummarySentence } from '../action/summary'

/** The sentences of a review are made of these. */
export type SummaryFacts = Pick<
  OpenReview,
  'action' | 'facts' | 'made' | 'madeFor' | 'simulation' | 'subject'
>

/**
 * The sentences of a request: the one place that makes them. They tell what the simulation saw; where there is none,
 * they say so and tell what is asked for. None while it is simulated.
 */
export function summaryOf(request: TransactionRequest, review: SummaryFacts): Summary {
  const { simulation, made, madeFor, facts } = review
  if (simulation?.status === 'unavailable' || isLate(review)) return [...intentOf(request, review.subject)]
  const step = stepOf(simulation)
  if (step === null || made === null || madeFor === null) return []
  if (step.kind === 'refused') return [{ text: 'refused', values: {} }]
  if (step.kind === 'exception') return [{ text: 'refusedForGas', values: gasValues(step.gasUsed, review) }]
  const wallet = facts.login?.address ?? null
  const { registry } = made
  const seen = outcomeOf(request, { registry, sender: madeFor.account, wallet, simulation })
  if (seen === null) return []
  // The intended part and the donation are two sentences.
  const donated = donatedIn(request, seen)
  const meant = donated?.rest ?? seen
  const told = review.action?.tell?.(meant) ?? []
  const said = told.length > 0 ? told : generally(request, meant)
  return [
    ...cut(said),
    ...(donated === null ? [] : [donationOf(donated)]),
    paymentOf(meant, review, review.action?.saysPaidZil === true ? zilIn(told) : 0n),
  ]
}

function donationOf({ fund, zil }: Donated): SummarySentence {
  return { text: 'donated', values: { zil: zil.toString(), to: fund } }
}

/** How many sentences of what is meant are said, or one more; what is left out is counted. */
const mostTold = 2

function cut(said: Summary): Summary {
  const left = said.length - mostTold
  if (left < 2) return said
  return [...said.slice(0, mostTold), { text: 'andMore', values: { count: left.toString() } }]
}

/** ZIL in sentences, in Qa. */
function zilIn(said: Summary): bigint {
  return said.reduce((sum, { values: { zil } }) => sum + (typeof zil === 'string' ? BigInt(zil) : 0n), 0n)
}

/** A simulation that takes too long is waited for by nobody who signs. */
function isLate({ simulation }: SummaryFacts): boolean {
  return simulation?.status === 'running' && simulation.isLate
}

function intentOf(request: TransactionRequest, subject: string): Summary {
  const doubt: SummarySentence = { text: 'notSimulated', values: {} }
  return [doubt, actOf(request, subject), ...contentOf(request)]
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

/** Says in general what a call does whose meaning the app does not know. */
function generally(request: TransactionRequest, seen: SeenOutcome): Summary {
  const { changes, moreChanges, createdContracts } = seen.result
  const [made] = createdContracts
  if (made !== undefined) return [{ text: 'contractMade', values: { item: made.name } }]
  if (request.kind !== 'call') return seen.to === null ? [] : arrivalAt(seen, seen.to)
  const { to, transition } = request.call
  const count = changes.length + moreChanges
  return count === 0
    ? [{ text: 'changesNothing', values: { transition, to } }, ...arrivalAt(seen, to)]
    : [{ text: 'changes', values: { transition, to, count: count.toString() } }]
}

/** The sentence on all that leaves the person's own accounts besides what was said, and the gas. */
function paymentOf(seen: SeenOutcome, review: SummaryFacts, said: bigint): SummarySentence {
  const lost = -seen.own.reduce((sum, address) => sum + zilGained(seen, address), 0n) - said
  const gas = gasValues(gasUsedBy(seen.result), review)
  return lost > 0n
    ? { text: 'youPay', values: { zil: lost.toString(), ...gas } }
    : { text: 'youPayGas', values: gas }
}

/** The price of gas that the wallet takes, from and to. */
function gasValues(gas: bigint, review: SummaryFacts): { readonly gas: string; readonly gasMost: string } {
  const { leastLi, mostLi } = walletPriceOf(review)
  const inQa = (priceLi: bigint): string => (gas * priceLi * qaPerLi).toString()
  return { gas: inQa(leastLi), gasMost: inQa(mostLi) }
}
