import type { TransactionRequest } from '@tyto/chain'
import { isRecord, qaPerLi, type Address } from '@tyto/primitives'
import { amountOf } from './describeRequest'
import { donatedIn, type Donated } from './donated'
import { gasUsedBy, stepOf } from './reviewSimulation'
import { walletPriceOf, type OpenReview } from './reviewState'
import { outcomeOf, zilGained, type SeenOutcome } from './seenOutcome'

/**
 * What a transaction does, in one to three sentences. They are data, so that a stored transaction says the same after a
 * reload and in another language; `SummaryText` draws them.
 */
export type Summary = readonly SummarySentence[]

export interface SummarySentence {
  /** Its text, `summary.<text>` in the area `transaction`. */
  readonly text: SummaryTextKey
  /** By their names in the text. */
  readonly values: Readonly<Partial<Record<SummaryValue, string | readonly string[]>>>
}

/** Of what was asked for, where nothing could be simulated. */
const intentTexts = ['act', 'actFor', 'actOn', 'deploy', 'sends', 'pays', 'notSimulated'] as const
/** Of what a simulation saw, whatever the action is. */
const generalTexts = [
  'arrives',
  'andMore',
  'changes',
  'changesNothing',
  'contractMade',
  'donated',
  'refused',
  'refusedForGas',
  'youPay',
  'youPayGas',
] as const
/** Of what a simulation saw of one action. */
const actionTexts = [
  'nameYours',
  'nameGoes',
  'nameLeaves',
  'didGoesAlong',
  'didStays',
  'didTaken',
  'walletMade',
  'defiMade',
  'soulboundMade',
  'stakingMade',
  'subdomainLeads',
  'subdomainTurns',
  'picture',
  'pictureOfSubdomain',
  'didMade',
  'documentAdds',
  'documentChanges',
  'documentRemoves',
  'documentDiffers',
  'guardiansBecome',
  'guardiansJoin',
  'guardiansLeave',
  'guardiansNeeded',
  'youControl',
  'someoneControls',
  'successorAsked',
  'successorTakes',
  'successorGone',
  'keysStay',
  'usernameAsked',
  'usernameTaken',
  'deadlineBecomes',
  'walletPasses',
  'swapAsked',
  'swapGives',
  'swapEnds',
  'swapTaken',
  'swapWaiting',
  'walletOffered',
  'walletLost',
  'walletStays',
  'walletStops',
  'walletGoesOn',
  'stakeGrows',
  'stakeMoves',
  'stakeLeaves',
  'rewardsArrive',
  'rewardsNone',
  'cycleEnds',
  'opensAgain',
  'locks',
  'ends',
  'paid',
  'paidMany',
  'walletPays',
  'released',
  'releasedAlong',
  'staysLocked',
  'lockedNoMore',
  'allows',
  'allowsAll',
  'allowsNothing',
  'allowsTrade',
  'trades',
  'tradesForLess',
  'poolGrows',
  'poolGrowsForDomain',
  'poolShrinks',
  'communityJoined',
  'communityLeft',
  'travelRuleSent',
  'travelRuleReplaces',
  'soulboundMinted',
  'encryptionPublished',
  'encryptionReplaced',
  'motionRaised',
  'motionBacked',
  'pointsLeft',
  'nftMinted',
  'nftBurnt',
  'nftGoes',
  'nftSpender',
  'nftNoSpender',
  'nftOperator',
  'nftNoOperator',
  'nftUri',
  'nftLeads',
  'tydraMade',
  'tydraGoes',
] as const
const texts = [...intentTexts, ...generalTexts, ...actionTexts] as const
export type SummaryTextKey = (typeof texts)[number]

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

/** What the sentences of a review are made of. */
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
  // What is meant and what is given along are two sentences.
  const donated = donatedIn(request, seen)
  const meant = donated?.rest ?? seen
  const told = review.action?.tell?.(meant) ?? []
  const said = told.length > 0 ? told : generally(request, meant)
  return [
    ...cut(said),
    ...(donated === null ? [] : [donationOf(donated)]),
    paymentOf(meant, review, paidZil(said)),
  ]
}

function donationOf({ fund, zil }: Donated): SummarySentence {
  return { text: 'donated', values: { zil: zil.toString(), to: fund } }
}

/** So many sentences of what is meant are said, or one more; what is left out is counted. */
const mostTold = 2

function cut(said: Summary): Summary {
  const left = said.length - mostTold
  if (left < 2) return said
  return [...said.slice(0, mostTold), { text: 'andMore', values: { count: left.toString() } }]
}

/** Sentences that say what leaves the person, with its ZIL in `zil`. */
const payingTexts: ReadonlySet<SummaryTextKey> = new Set([
  'trades',
  'poolGrows',
  'poolGrowsForDomain',
  'releasedAlong',
])

/** ZIL that the sentences say as paid already, in Qa: the last one does not say it again. */
function paidZil(said: Summary): bigint {
  return said.reduce(
    (sum, { text, values: { zil } }) =>
      sum + (payingTexts.has(text) && typeof zil === 'string' ? BigInt(zil) : 0n),
    0n,
  )
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

/** What can be said of a call whose meaning the app does not know. */
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

/** How much ZIL somebody gets; nothing where it is none. */
export function arrivalAt(seen: SeenOutcome, to: Address): Summary {
  const zil = zilGained(seen, to)
  return zil > 0n ? [{ text: 'arrives', values: { to, zil: zil.toString() } }] : []
}

/** What leaves the person's own accounts besides what was said, and the gas. */
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

/** Of what is meant, that more is left out, the donation, the payment. */
const mostSentences = mostTold + 3
const longestValue = 400
const longestList = 200

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
