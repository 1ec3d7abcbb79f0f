import {
  intentOf,
  walletGasPrice,
  type NetworkId,
  type TransactionRequest,
  type WalletGasPrice,
} from '@tyto/chain'
import { qaPerLi, type Address } from '@tyto/primitives'
import { findMissing, type Missing, type SessionFacts } from '../../session/wallet/findMissing'
import type { AnyAction } from '../action/action'
import { gasBoundOf } from '../gas/gasBoundOf'
import { isSameRequest } from './sameRequest'
import type { Moved, Since } from './sentSince'
import type { AskedBefore } from './askedBefore'
import { amountOf } from './describeRequest'
import { withDonation, type FittedContent } from './donation'
import { gasOf, stepOf, type GasSuggestion, type ShownSimulation } from '../simulation/shownSimulation'

/** The reviewed request, and everything that was learnt about it. Only `nextReview` changes it. */
export interface OpenReview {
  /** Name of the action. */
  readonly name: string
  /** The action's input as it will be stored. */
  readonly input: string
  /** The name or address that the request is for, as the person sees it; may be empty. */
  readonly subject: string
  /** The only account that may sign this; null if the caller does not name one. */
  readonly signer: Address | null
  /** In Qa: what was chosen when the same was reviewed before; 0 for none. */
  readonly firstDonation: bigint
  /** The session as it is now. */
  readonly facts: SessionFacts
  /** The requests that this browser sent before and has stored. */
  readonly stored: readonly AskedBefore[]
  /** Keys of those of which the person said that this one is meant beside them. */
  readonly meant: readonly string[]
  /** The attempt that is made again; null for a request of its own. */
  readonly again: AskedBefore | null
  /** The transactions that the account has sent since then and nobody here knows of; null for none. */
  readonly moved: Moved | null
  /** The person has seen what was sent up to this nonce. */
  readonly seenNonce: bigint
  /** Null until it is loaded. */
  readonly action: AnyAction | null
  /** The session that the request is made for; null before the request is started. */
  readonly madeFor: MadeFor | null
  /** The request without donation; null until it is made. */
  readonly made: MadeRequest | null
  /** In Qa, 0 for none; null while an amount is being typed. */
  readonly donation: bigint | null
  /** The gas limit that the person chose; null for none. */
  readonly gas: bigint | null
  /** The gas that the request needs, if a simulation ran out of gas; null otherwise. */
  readonly gasNeeded: bigint | null
  /** Null before there is anything to simulate. */
  readonly simulation: ShownSimulation | null
  /** Is it simulated again, with more gas than in the first run? */
  readonly isSecondRun: boolean
  readonly problem: ReviewProblem | null
  /** The request on the sheet when the person pressed the amber button; null while nothing is being signed. */
  readonly signing: TransactionRequest | null
  /** The tasks that are running, at most one of each kind, with the tickets of their answers. */
  readonly awaited: Awaited
}

/** The tasks that a review may wait for. If a task is started again, its first answer is ignored. */
export type ReviewTask = 'request' | 'costs' | 'simulation' | 'patience' | 'signing'
export type Awaited = Readonly<Partial<Record<ReviewTask, number>>>

/** The session that a request is made for. If any of these changes, the request must be made again. */
export interface MadeFor {
  readonly account: Address
  readonly network: NetworkId
  readonly hasStorage: boolean
}

export interface MadeRequest extends FittedContent {
  /** The limit that the action asks for. */
  readonly gasLimit: bigint
  /** The registry of names of the network that it is for. */
  readonly registry: Address
  /** The price and balance on the chain; null until a node was asked. */
  readonly costs: Costs | null
}

export interface Costs {
  /** The network's minimum: the wallet is asked for it. */
  readonly gasPriceLi: bigint
  /** The price that the wallet takes instead. */
  readonly walletPrice: WalletGasPrice
  /** In Qa; null if no node answered in time. */
  readonly balance: bigint | null
  /** Of the account, at the same time; null if no node answered. */
  readonly nonce: bigint | null
}

/** Why a request could not be made or sent: a code that has a text, and the node's or wallet's own message, if any. */
export interface ReviewProblem {
  readonly code: string
  readonly cause: unknown
}

/** The first thing that is missing. While the action is loading, only the needs that all actions share are known. */
export function missingFor({ action, signer, facts }: OpenReview): Missing | null {
  return findMissing({ needs: action?.needs, ...(signer && { signer }) }, facts)
}

/** The session that a request would be made for now; null while something is missing. */
export function madeForNow(review: OpenReview): MadeFor | null {
  const { account, network, hasStorage } = review.facts
  return account === null || missingFor(review) ? null : { account, network, hasStorage }
}

export function isForSame(a: MadeFor | null, b: MadeFor | null): boolean {
  if (a === null || b === null) return a === b
  return a.account === b.account && a.network === b.network && a.hasStorage === b.hasStorage
}

/** The request that the wallet would get now; null if there is none. */
export function requestOf(review: OpenReview): TransactionRequest | null {
  const gas = gasLimitOf(review)
  const stated = statedRequest(review)
  return stated && gas && { ...stated, gasLimit: gas.limit }
}

/** The gas limit of the request, with the suggested one; null while there is no request. */
export function gasLimitOf(review: OpenReview): GasSuggestion | null {
  const request = statedRequest(review)
  if (request === null) return null
  const stated = request.gasLimit
  // The gas for a payment is fixed.
  if (request.kind === 'payment') return { stated, suggested: null, limit: stated }
  const { made, simulation, gasNeeded, gas } = review
  const balance = made?.costs?.balance ?? null
  const affordable = balance === null ? null : affordableGas(request, balance, walletPriceOf(review))
  return gasOf({ stated, simulation, needed: gasNeeded, chosen: gas, affordable })
}

/** The request with the gas limit that the action asks for. */
function statedRequest({ made, donation, facts }: OpenReview): TransactionRequest | null {
  if (!made) return null
  const { content, takesDonation, gasLimit, costs } = made
  const gasPriceLi = costs?.gasPriceLi ?? facts.leastLi
  const asked = takesDonation ? withDonation(content, donation ?? 0n) : content
  return { ...asked, gasLimit, gasPriceLi }
}

/** Below zero where even the amount is too much. */
function affordableGas(request: TransactionRequest, balance: bigint, { mostLi }: WalletGasPrice): bigint {
  return (balance - amountOf(request)) / (mostLi * qaPerLi)
}

/** The price that the wallet pays for gas; before it was asked, all that a wallet may take. */
export function walletPriceOf({ made, facts }: Pick<OpenReview, 'made' | 'facts'>): WalletGasPrice {
  return made?.costs?.walletPrice ?? walletGasPrice('unknown', facts.leastLi)
}

/** Does the account hold enough for the amount and all of the gas at the wallet's price? Null while it is not known. */
export function isAffordable(review: OpenReview): boolean | null {
  const request = requestOf(review)
  const balance = review.made?.costs?.balance ?? null
  if (request === null || balance === null) return null
  return balance >= amountOf(request) + gasBoundOf(request.gasLimit, walletPriceOf(review))
}

/** Does the simulation say that the chain would undo the transaction? */
export function isRefused({ simulation }: OpenReview): boolean {
  const step = stepOf(simulation)
  return step !== null && step.kind !== 'success'
}

/** The newest that asks for the same, may still go or have gone, and beside which this one is not known to be meant. */
export function equalOpen(review: OpenReview): AskedBefore | null {
  const { name: action, input, madeFor, stored, meant } = review
  const request = requestOf(review)
  if (request === null || madeFor === null) return null
  const intent = intentOf(request, { sender: madeFor.account, nonce: 0n, block: 0n, time: 0 })
  const asked = { action, input, network: madeFor.network, intent }
  return (
    stored.find((each) => each.mayHaveGone && isSameRequest(asked, each) && !meant.includes(each.key)) ?? null
  )
}

/** From when on all that the account sends must be known here before the same is signed again; null for a first request. */
export function sinceOf({
  again,
  meant,
  stored,
}: Pick<OpenReview, 'again' | 'meant' | 'stored'>): Since | null {
  const before = [...(again ? [again] : []), ...stored.filter(({ key }) => meant.includes(key))]
  const [first] = before.toSorted((a, b) => a.intent.time - b.intent.time)
  if (!first) return null
  const { sender, nonce, block, time } = first.intent
  return { sender, nonce, block, time, network: first.network }
}

/** May the amber button be pressed? */
export function canSign(review: OpenReview): boolean {
  const { made, problem, signing, simulation, donation } = review
  return (
    review.moved === null &&
    equalOpen(review) === null &&
    Boolean(made?.costs) &&
    !problem &&
    !missingFor(review) &&
    !signing &&
    (donation !== null || !made?.takesDonation) &&
    isAffordable(review) !== false &&
    (simulation?.status !== 'running' || simulation.isLate) &&
    !isRefused(review)
  )
}

/** Does the sheet already show everything that can be known before a choice of the person? */
export function isPrepared(review: OpenReview | null): boolean {
  return review === null || (review.awaited.request === undefined && review.awaited.costs === undefined)
}
