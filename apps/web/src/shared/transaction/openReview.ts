import {
  getAccount,
  getGasPriceLi,
  usualGasPriceLi,
  type NetworkId,
  type TransactionContent,
  type TransactionRequest,
} from '@tyto/chain'
import { BaseError, QA_PER_LI, type Address } from '@tyto/primitives'
import { ActionError } from '../errors/ActionError'
import { type AnyAction } from './action'
import { takesDonation, withDonation } from './donation'
import { findMissing, type Missing } from './findMissing'
import { decodeInput, encodeInput } from './inputJson'
import { describeRequest } from './review/describeRequest'
import { gasOf, stepOf, type GasSuggestion, type ReviewSimulation } from './simulation/reviewSimulation'
import type { RunnerOptions, RunOptions } from './transactionRunner'
import type { Review, ReviewProblem } from './useTransactions'

/** What is reviewed, beside what is drawn of it. */
export interface OpenReview {
  readonly name: string
  /** As it will be stored. */
  readonly input: string
  readonly options: RunOptions
  /** Null until it is loaded. */
  action: AnyAction | null
  /** The request without donation; null until it is made. */
  made: Made | null
  /** For whom the request was made, or is being made; see `signerKey`. */
  madeFor: string | null
  donation: bigint | null
  problem: ReviewProblem | null
  isSigning: boolean
  /** Null before there is anything to simulate. */
  simulation: ReviewSimulation | null
  /** Ends the simulation that is under way. */
  stopSimulation: AbortController | null
  /** Gas that the request needs, of which a look ran out; null where none did. */
  gasNeeded: bigint | null
  /** The gas limit that the person chose; null for none. */
  gas: bigint | null
}

/** A request and for whom it was made. */
export interface Made {
  readonly account: Address
  readonly network: NetworkId
  readonly content: TransactionContent
  /** What the action asks for. */
  readonly gasLimit: bigint
  /** What the chain says about price and balance; null until it was asked. */
  readonly costs: Costs | null
}

interface Costs {
  readonly gasPriceLi: bigint
  /** In Qa; null where no node said it in time. */
  readonly balance: bigint | null
}

/** A node that takes longer for price and balance, in ms, does not keep a person from signing. */
const costsPatience = 3_000
const unknownCosts: Costs = { gasPriceLi: usualGasPriceLi, balance: null }

export function createReview(name: string, input: unknown, options: RunOptions): OpenReview {
  const stored = encodeInput(input)
  const nothing = { action: null, made: null, madeFor: null, donation: null, problem: null }
  const unseen = { simulation: null, stopSimulation: null, gasNeeded: null, gas: null }
  return { name, input: stored, options, ...nothing, ...unseen, isSigning: false }
}

/** The first thing that is missing. Of an action that is not loaded so far, only the needs of every action are known. */
export function missingFor({ action, options }: OpenReview, { session }: RunnerOptions): Missing | null {
  return findMissing({ needs: action?.needs, signer: options.signer }, session.facts())
}

/** Another account, network or storage wallet is another request; null while something is missing. */
export function signerKey(review: OpenReview, options: RunnerOptions): string | null {
  const { account, network, hasStorage } = options.session.facts()
  return missingFor(review, options) ? null : JSON.stringify([account, network, hasStorage])
}

/**
 * Makes the request of a review for the account that is connected now. What goes wrong is a problem of the review, never
 * an exception; without an account nothing can be made.
 */
export async function makeRequest(review: OpenReview, options: RunnerOptions): Promise<void> {
  const { session, chainOf, queries } = options
  review.made = null
  review.gas = null
  review.gasNeeded = null
  review.simulation = null
  review.stopSimulation?.abort()
  review.problem = null
  try {
    const action = (review.action ??= await loadAction(review.name, options))
    const madeFor = signerKey(review, options)
    review.madeFor = madeFor
    const { account, network } = session.facts()
    if (account === null || madeFor === null) return
    // The input was given for the action of this name: no other one is ever given it.
    const input = decodeInput(review.input) as never
    const context = { ...chainOf(network), account, storage: session.storage() }
    const content = await action.request(input, context)
    const gasLimit = typeof action.gasLimit === 'bigint' ? action.gasLimit : action.gasLimit(input)
    // Meanwhile it may have become another one's request.
    if (review.madeFor === madeFor) review.made = { account, network, content, gasLimit, costs: null }
  } catch (cause) {
    review.problem = problemOf(cause)
    // What the chain refuses now, the page may not know yet.
    if (cause instanceof ActionError)
      void queries.invalidateQueries({ queryKey: ['chain', session.facts().network] })
  }
}

async function loadAction(name: string, { actions }: RunnerOptions): Promise<AnyAction> {
  const load = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!load) throw new ActionError('UnknownAction')
  return load()
}

/**
 * Asks the chain what it costs, once the request stands on the sheet. Answers whether the price is another than was taken
 * so far. Never rejects.
 */
export async function readCosts(review: OpenReview, { chainOf, clock }: RunnerOptions): Promise<boolean> {
  const { made } = review
  if (!made) return false
  const { client } = chainOf(made.network)
  const inTime = new AbortController()
  const costs = await Promise.race([
    Promise.all([
      getGasPriceLi(client).catch(() => usualGasPriceLi),
      getAccount(client, made.account).then(
        (found) => found.balance,
        () => null,
      ),
    ]).then(([gasPriceLi, balance]): Costs => ({ gasPriceLi, balance })),
    clock.sleep(costsPatience, inTime.signal).then(() => unknownCosts),
  ])
  inTime.abort()
  if (review.made !== made) return false
  review.made = { ...made, costs }
  return costs.gasPriceLi !== unknownCosts.gasPriceLi
}

/** What the wallet would be asked for now; null while there is nothing to ask. */
export function requestOf(review: OpenReview): TransactionRequest | null {
  const stated = statedRequest(review)
  return stated && { ...stated, gasLimit: gasOfRequest(review, stated).limit }
}

/** The request with the gas limit that the action asks for. */
export function statedRequest({ action, made, donation }: OpenReview): TransactionRequest | null {
  if (!action || !made) return null
  const { content, gasLimit, costs } = made
  const { gasPriceLi } = costs ?? unknownCosts
  return { ...withDonation(action, content, donation ?? 0n), gasLimit, gasPriceLi }
}

function gasOfRequest(
  { made, simulation, gasNeeded, gas }: OpenReview,
  request: TransactionRequest,
): GasSuggestion {
  const stated = request.gasLimit
  // What a payment costs is fixed.
  if (request.kind === 'payment') return { stated, suggested: null, limit: stated }
  const balance = made?.costs?.balance ?? null
  const { amount } = request.kind === 'call' ? request.call : request.deploy
  const price = request.gasPriceLi * QA_PER_LI
  const affordable = balance === null ? null : balance < amount ? 0n : (balance - amount) / price
  return gasOf({ stated, simulation, needed: gasNeeded, chosen: gas, affordable })
}

/** The review as the sheet draws it. */
export function reviewView(review: OpenReview, options: RunnerOptions): Review {
  const { name, action, made, problem, isSigning, simulation } = review
  const stated = statedRequest(review)
  const gas = stated && gasOfRequest(review, stated)
  const request = stated && gas && { ...stated, gasLimit: gas.limit }
  const isAsked = action !== null && made !== null && takesDonation(action, made.content)
  const description = request && describe(review, request, options)
  const balance = made?.costs?.balance ?? null
  const isAffordable =
    description && balance !== null ? balance >= description.amount + description.gas.bound : null
  const missing = missingFor(review, options)
  const isChosen = !isAsked || review.donation !== null
  const isSeen = simulation?.status !== 'running' || simulation.isLate
  const isRefused = wouldFail(simulation)
  return {
    action: name,
    subject: review.options.subject ?? '',
    description,
    code: request?.kind === 'deploy' ? request.code : null,
    donation: isAsked ? { isAsked, chosen: review.donation } : { isAsked: false },
    balance,
    isAffordable,
    missing,
    problem,
    isSigning,
    simulation,
    gas,
    isRefused,
    canSign:
      Boolean(made?.costs) &&
      !problem &&
      !missing &&
      !isSigning &&
      isChosen &&
      isAffordable !== false &&
      isSeen &&
      !isRefused,
  }
}

/** Is it known that the chain would undo it? */
function wouldFail(simulation: ReviewSimulation | null): boolean {
  const step = stepOf(simulation)
  return step !== null && step.kind !== 'success'
}

function describe({ name }: OpenReview, request: TransactionRequest, { knowledge, session }: RunnerOptions) {
  const to = request.kind === 'call' ? request.call.to : request.kind === 'payment' ? request.to : null
  return describeRequest(request, knowledge?.(name, session.facts().network, to))
}

/** A code that the screens have a text for, and what it came from. */
export function problemOf(cause: unknown): ReviewProblem {
  const isExpected = cause instanceof ActionError || cause instanceof BaseError
  return { code: isExpected ? cause.code : 'Unexpected', cause }
}
