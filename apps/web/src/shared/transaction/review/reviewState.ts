import {
  usualGasPriceLi,
  type NetworkId,
  type TransactionContent,
  type TransactionRequest,
} from '@tyto/chain'
import { qaPerLi, type Address } from '@tyto/primitives'
import { findMissing, type Missing, type SessionFacts } from '../../session/findMissing'
import type { AnyAction } from '../action'
import { amountOf } from './describeRequest'
import { takesDonation, withDonation } from './donation'
import { gasOf, stepOf, type GasSuggestion, type ReviewSimulation } from './reviewSimulation'

/** What is reviewed, and everything that was learnt about it. Only `nextReview` makes the next one. */
export interface OpenReview {
  /** Name of the action. */
  readonly name: string
  /** The action's input as it will be stored. */
  readonly input: string
  /** For whom, as the person sees it: a name or an address; may be empty. */
  readonly subject: string
  /** The one account that may sign this, where that is given. */
  readonly signer: Address | null
  /** The session as it is now. */
  readonly facts: SessionFacts
  /** Null until it is loaded. */
  readonly action: AnyAction | null
  /** For whom the request is, or is being made; null before that. */
  readonly madeFor: MadeFor | null
  /** The request without donation; null until it is made. */
  readonly made: MadeRequest | null
  /** In Qa; null while nothing is chosen. */
  readonly donation: bigint | null
  /** The gas limit that the person chose; null for none. */
  readonly gas: bigint | null
  /** Gas that the request needs, of which a simulation ran out; null where none did. */
  readonly gasNeeded: bigint | null
  /** Null before there is anything to simulate. */
  readonly simulation: ReviewSimulation | null
  /** Is it simulated with the gas that a first run was short of? */
  readonly isSecondRun: boolean
  readonly problem: ReviewProblem | null
  /** What stood on the sheet when the person pressed the amber button; null while nothing is being signed. */
  readonly signing: TransactionRequest | null
  /** What is under way, one of each task, with the ticket of its answer. */
  readonly awaited: Awaited
}

/** What a review may wait for; to begin a task again is to wait for its first answer no longer. */
export type ReviewTask = 'request' | 'costs' | 'simulation' | 'patience' | 'signing'
export type Awaited = Readonly<Partial<Record<ReviewTask, number>>>

/** Another account, network or storage wallet is another request. */
export interface MadeFor {
  readonly account: Address
  readonly network: NetworkId
  readonly hasStorage: boolean
}

export interface MadeRequest {
  readonly content: TransactionContent
  /** What the action asks for. */
  readonly gasLimit: bigint
  /** What the chain says about price and balance; null until it was asked. */
  readonly costs: Costs | null
}

export interface Costs {
  readonly gasPriceLi: bigint
  /** In Qa; null where no node said it in time. */
  readonly balance: bigint | null
}

/** Why a request could not be made or asked for: a code with a text, and the node's or wallet's own words if any. */
export interface ReviewProblem {
  readonly code: string
  readonly cause: unknown
}

/** The first thing that is missing. Of an action that is not loaded so far, only the needs of every action are known. */
export function missingFor({ action, signer, facts }: OpenReview): Missing | null {
  return findMissing({ needs: action?.needs, ...(signer && { signer }) }, facts)
}

/** For whom a request would be made now; null while something is missing. */
export function madeForNow(review: OpenReview): MadeFor | null {
  const { account, network, hasStorage } = review.facts
  return account === null || missingFor(review) ? null : { account, network, hasStorage }
}

export function isForSame(a: MadeFor | null, b: MadeFor | null): boolean {
  if (a === null || b === null) return a === b
  return a.account === b.account && a.network === b.network && a.hasStorage === b.hasStorage
}

/** What the wallet would be asked for now; null while there is nothing to ask. */
export function requestOf(review: OpenReview): TransactionRequest | null {
  const gas = gasLimitOf(review)
  const stated = statedRequest(review)
  return stated && gas && { ...stated, gasLimit: gas.limit }
}

/** The gas limit of the request, and what is suggested; null while there is none. */
export function gasLimitOf(review: OpenReview): GasSuggestion | null {
  const request = statedRequest(review)
  if (request === null) return null
  const stated = request.gasLimit
  // What a payment costs is fixed.
  if (request.kind === 'payment') return { stated, suggested: null, limit: stated }
  const { made, simulation, gasNeeded, gas } = review
  const balance = made?.costs?.balance ?? null
  const affordable = balance === null ? null : affordableGas(request, balance)
  return gasOf({ stated, simulation, needed: gasNeeded, chosen: gas, affordable })
}

/** The request with the gas limit that the action asks for. */
function statedRequest({ action, made, donation }: OpenReview): TransactionRequest | null {
  if (!action || !made) return null
  const { content, gasLimit, costs } = made
  const gasPriceLi = costs?.gasPriceLi ?? usualGasPriceLi
  return { ...withDonation(action, content, donation ?? 0n), gasLimit, gasPriceLi }
}

function affordableGas(request: TransactionRequest, balance: bigint): bigint {
  const amount = amountOf(request)
  return balance < amount ? 0n : (balance - amount) / (request.gasPriceLi * qaPerLi)
}

/** Is the donation asked for? */
export function asksForDonation({ action, made }: OpenReview): boolean {
  return action !== null && made !== null && takesDonation(action, made.content)
}

/** Does the account hold the amount and all of the gas? Null while it is not known. */
export function isAffordable(review: OpenReview): boolean | null {
  const request = requestOf(review)
  const balance = review.made?.costs?.balance ?? null
  if (request === null || balance === null) return null
  return balance >= amountOf(request) + request.gasLimit * request.gasPriceLi * qaPerLi
}

/** Does the simulation say that the chain would undo it? */
export function isRefused({ simulation }: OpenReview): boolean {
  const step = stepOf(simulation)
  return step !== null && step.kind !== 'success'
}

/** May the amber button be pressed? */
export function canSign(review: OpenReview): boolean {
  const { made, problem, signing, simulation, donation } = review
  return (
    Boolean(made?.costs) &&
    !problem &&
    !missingFor(review) &&
    !signing &&
    (donation !== null || !asksForDonation(review)) &&
    isAffordable(review) !== false &&
    (simulation?.status !== 'running' || simulation.isLate) &&
    !isRefused(review)
  )
}

/** Does everything stand on the sheet that can be had so far? */
export function isPrepared(review: OpenReview | null): boolean {
  return review === null || (review.awaited.request === undefined && review.awaited.costs === undefined)
}
