import type { Missing } from '../../session/wallet/findMissing'
import type { Knowledge } from '../../values/knowledge'
import type { Spending } from '../../chain/cover/cover'
import { storedInput } from '../action/inputJson'
import type { Moved } from './sentSince'
import type { AskedBefore } from './askedBefore'
import { describeRequest, type RequestDescription } from './describeRequest'
import type { GasSuggestion, ShownSimulation } from '../simulation/shownSimulation'
import {
  canSign,
  equalOpen,
  gasLimitOf,
  isAffordable,
  isRefused,
  missingFor,
  requestOf,
  walletPriceOf,
  type OpenReview,
  type ReviewProblem,
} from './reviewState'
import { summaryOf } from './summaryOf'
import type { Summary } from '../action/summary'
import type { NetworkId, TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** The open review sheet: everything that is drawn on it. */
export interface ReviewView {
  /** Name of the action: its title and the label of the amber button. */
  readonly action: string
  readonly subject: string
  /** The account that all on the sheet is about, whichever the wallet shows meanwhile; null before one is connected. */
  readonly payer: Address | null
  /** Is something bought with a token, and not with ZIL? */
  readonly isPaidInToken: boolean
  /** Can nobody undo it alone? */
  readonly isFinal: boolean
  readonly stops: boolean
  /** Is the controller of the subject the only one who may sign? */
  readonly isControllers: boolean
  /** One to three sentences that say what it does; none before there is a request. */
  readonly summary: Summary
  /** Null while the request is being made, and if it could not be made. */
  readonly description: RequestDescription | null
  /** The code of a deploy, for display. */
  readonly code: string | null
  /**
   * The donation field: not shown, an amount that is being typed (null), or chosen in Qa, 0 for none. `first`: what the
   * review began with.
   */
  readonly donation:
    | { readonly isAsked: false }
    | { readonly isAsked: true; readonly chosen: bigint | null; readonly first: bigint }
  /** The balance of the account in Qa; null while that is not known. */
  readonly balance: bigint | null
  /** Is the balance enough for the amount and all of the gas? Null while it is not known. */
  readonly isAffordable: boolean | null
  /** The coins that it takes out of balances, gas left out, as far as its input says it. */
  readonly spends: readonly Spending[]
  readonly missing: Missing | null
  readonly problem: ReviewProblem | null
  /** The state of the simulation; null before there is anything to simulate. */
  readonly simulation: ShownSimulation | null
  /** The gas limit and the suggested one; null before there is a request. */
  readonly gas: GasSuggestion | null
  /** The simulation says that the chain would undo the transaction: the button shows a closed eye. */
  readonly isRefused: boolean
  /** The intent is being stored, and the wallet opens next. */
  readonly isSigning: boolean
  /** An equal request that may still go or have gone; null where there is none, or a second one is meant. */
  readonly equal: AskedBefore | null
  /** The transactions that the account has sent since the last attempt and nobody here knows of. */
  readonly moved: Moved | null
  /** The amber button may be pressed. */
  readonly canSign: boolean
}

/**
 * Gives the names and contracts that a review knows, by the name of the action, its network and the contract or
 * recipient.
 */
export type FindKnowledge = (action: string, network: NetworkId, to: Address | null) => Knowledge

/** The review as the sheet draws it. During signing, it shows the request as it was at the press. */
export function reviewView(review: OpenReview, knowledge?: FindKnowledge): ReviewView {
  const { name, subject, signer, made, donation, firstDonation, problem, signing, simulation } = review
  const request = signing ?? requestOf(review)
  const gas = gasLimitOf(review)
  return {
    action: name,
    subject,
    payer: review.madeFor?.account ?? review.facts.account,
    isPaidInToken: review.action?.isPaidInToken?.(storedInput(review.input)) === true,
    isFinal: review.action?.isFinal === true,
    stops: review.action?.stops === true,
    isControllers: signer !== null,
    summary: request === null ? [] : summaryOf(request, review),
    description: request && describe(review, request, knowledge),
    code: request?.kind === 'deploy' ? request.code : null,
    donation: made?.takesDonation
      ? { isAsked: true, chosen: donation, first: firstDonation }
      : { isAsked: false },
    balance: made?.costs?.balance ?? null,
    isAffordable: isAffordable(review),
    spends: spendsOf(review),
    missing: missingFor(review),
    problem,
    simulation,
    gas: gas && signing ? { ...gas, limit: signing.gasLimit } : gas,
    isRefused: isRefused(review),
    isSigning: signing !== null,
    equal: signing ? null : equalOpen(review),
    moved: review.moved,
    canSign: canSign(review),
  }
}

function spendsOf({ action, input, madeFor }: OpenReview): readonly Spending[] {
  if (madeFor === null) return []
  return action?.spends?.(storedInput(input), madeFor.account) ?? []
}

function describe(
  review: OpenReview,
  request: TransactionRequest,
  knowledge: FindKnowledge | undefined,
): RequestDescription {
  const to = request.kind === 'call' ? request.call.to : request.kind === 'payment' ? request.to : null
  const { name, facts } = review
  const description = describeRequest(request, walletPriceOf(review), knowledge?.(name, facts.network, to))
  return review.action?.isOfAnyContract === true ? { ...description, fitsBinding: null } : description
}
