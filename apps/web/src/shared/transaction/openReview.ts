import {
  getAccount,
  getGasPriceLi,
  RpcError,
  usualGasPriceLi,
  type NetworkId,
  type TransactionContent,
  type TransactionRequest,
} from '@tyto/chain'
import { BaseError, type Address } from '@tyto/primitives'
import { ActionError, type AnyAction } from './action'
import { takesDonation, withDonation } from './donation'
import { findMissing, type Missing } from './findMissing'
import { decodeInput, encodeInput } from './inputJson'
import { describeRequest } from './review/describeRequest'
import type { RunnerOptions, RunOptions } from './transactionRunner'
import type { Review, ReviewProblem } from './useTransactions'

/** What is reviewed, beside what is drawn of it. */
export interface OpenReview {
  readonly name: string
  /** As it will be stored. */
  readonly input: string
  readonly options: RunOptions
  /** The action and its request without donation; null until they are there. */
  made: Made | null
  donation: bigint | null
  problem: ReviewProblem | null
  isSigning: boolean
}

interface Made {
  readonly action: AnyAction
  readonly account: Address
  readonly network: NetworkId
  readonly content: TransactionContent
  readonly gasLimit: bigint
  readonly gasPriceLi: bigint
  readonly balance: bigint | null
}

export function createReview(name: string, input: unknown, options: RunOptions): OpenReview {
  const stored = encodeInput(input)
  return { name, input: stored, options, made: null, donation: null, problem: null, isSigning: false }
}

/** The needs of an action that is loaded; of one that is not, only those of every action are known. */
export function missingFor(
  review: OpenReview,
  { session }: RunnerOptions,
  action = review.made?.action,
): Missing | null {
  return findMissing({ needs: action?.needs, signer: review.options.signer }, session.facts())
}

/**
 * Makes the request of a review for the account that is connected now. What goes wrong is a problem of the review, never
 * an exception; without an account nothing can be made.
 */
export async function makeRequest(review: OpenReview, options: RunnerOptions): Promise<void> {
  review.problem = null
  try {
    const { actions, session, chainOf } = options
    const load = Object.hasOwn(actions, review.name) ? actions[review.name] : undefined
    if (!load) throw new ActionError('UnknownAction')
    const action = await load()
    const { account, network: networkId } = session.facts()
    if (account === null || missingFor(review, options, action)) return
    const chain = chainOf(networkId)
    const input = decodeInput(review.input) as never
    const [content, gasPriceLi, balance] = await Promise.all([
      action.request(input, { ...chain, account, storage: session.storage() }),
      orElse(getGasPriceLi(chain.client), usualGasPriceLi),
      orElse(
        getAccount(chain.client, account).then((found) => found.balance),
        null,
      ),
    ])
    const gasLimit = typeof action.gasLimit === 'bigint' ? action.gasLimit : action.gasLimit(input)
    review.made = { action, account, network: networkId, content, gasLimit, gasPriceLi, balance }
  } catch (cause) {
    review.made = null
    review.problem = problemOf(cause)
  }
}

/** What the wallet would be asked for now; null while there is nothing to ask. */
export function requestOf({ made, donation }: OpenReview): TransactionRequest | null {
  if (!made) return null
  const { action, content, gasLimit, gasPriceLi } = made
  return { ...withDonation(action, content, donation ?? 0n), gasLimit, gasPriceLi }
}

/** The review as the sheet draws it. */
export function reviewView(review: OpenReview, options: RunnerOptions): Review {
  const { name, made, problem, isSigning } = review
  const request = requestOf(review)
  const isAsked = made !== null && takesDonation(made.action, made.content)
  const description = request && describe(review, request, options)
  const balance = made?.balance ?? null
  const isAffordable =
    description && balance !== null ? balance >= description.amount + description.gas.bound : null
  const missing = missingFor(review, options)
  const isChosen = !isAsked || review.donation !== null
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
    canSign: description !== null && !problem && !missing && !isSigning && isChosen && isAffordable !== false,
  }
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

/** What a node does not say does not keep a person from signing. */
async function orElse<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RpcError) return otherwise
    throw error
  }
}
