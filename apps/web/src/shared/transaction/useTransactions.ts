import { create } from 'zustand'
import type { GasSuggestion, ReviewSimulation } from './simulation/reviewSimulation'
import type { Missing } from './findMissing'
import type { RequestDescription } from './review/describeRequest'
import type { StoredTransaction } from './storedTransaction'

/** Why a request could not be made or asked for: a code with a text, and the node's or wallet's own words if any. */
export interface ReviewProblem {
  readonly code: string
  readonly cause: unknown
}

/** The open review sheet: everything that is drawn on it. */
export interface Review {
  /** Name of the action: its title and the label of the amber button. */
  readonly action: string
  readonly subject: string
  /** Null while the request is being made, and where it could not be. */
  readonly description: RequestDescription | null
  /** The code of a deploy, to be shown. */
  readonly code: string | null
  /** The donation field: absent, open (null), or chosen in Qa. */
  readonly donation: { readonly isAsked: false } | { readonly isAsked: true; readonly chosen: bigint | null }
  /** What the account holds in Qa; null while that is not known. */
  readonly balance: bigint | null
  /** Is that enough for the amount and all of the gas? Null while it is not known. */
  readonly isAffordable: boolean | null
  readonly missing: Missing | null
  readonly problem: ReviewProblem | null
  /** What would happen; null before there is anything to look at. */
  readonly simulation: ReviewSimulation | null
  /** The gas limit and what is suggested; null before there is a request. */
  readonly gas: GasSuggestion | null
  /** The simulation says that the chain would undo it: the eye is closed. */
  readonly isRefused: boolean
  /** The intent is being written, the wallet opens next. */
  readonly isSigning: boolean
  /** The amber button may be pressed. */
  readonly canSign: boolean
}

/** What screens draw of transactions. Only the runner writes it. */
export interface TransactionsState {
  readonly review: Review | null
  /** The last ten and all that is waited for, newest first. */
  readonly transactions: readonly StoredTransaction[]
  /** Key of the transaction in the status dialog. */
  readonly shown: string | null
  /** Keys of those whose explorer tab the browser kept from opening: their dialog and a toast carry the link. */
  readonly explorerBlocked: ReadonlySet<string>
  /** False where the browser keeps nothing: transactions then last as long as the page. */
  readonly isKept: boolean
}

export const noTransactions: TransactionsState = {
  review: null,
  transactions: [],
  shown: null,
  explorerBlocked: new Set(),
  isKept: true,
}

/** The transactions of this browser and the review that is open in this page. */
export const useTransactions = create<TransactionsState>(() => noTransactions)
