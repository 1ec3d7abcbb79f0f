import type { ConfirmedTransaction } from '@tyto/chain'

/** Why a transaction ended before anything was signed. */
export type RejectedReason =
  /** The person refused in the wallet: TRANSACTION REJECTED BY THE USER. */
  | 'byUser'
  /** The wallet did not take the request; `code` says why. */
  | 'byWallet'

/** Why it is not known what became of a transaction. Nothing of this means that it failed. */
export type UnknownCause =
  /** 33 polls are over and it is in no block. */
  | 'pollsOver'
  /** The person stopped waiting for the wallet. */
  | 'stopped'
  /** The page that asked the wallet is gone. */
  | 'pageGone'
  /** The wallet's answer says neither yes nor no. */
  | 'unclear'

/** Where a transaction is. `awaiting` is what the specification calls `true`. */
export type TransactionState =
  | { readonly status: 'idle' }
  | { readonly status: 'reviewing' }
  /** The intent is stored and the wallet was asked. */
  | { readonly status: 'awaiting' }
  | { readonly status: 'submitted'; readonly id: string }
  | { readonly status: 'confirmed'; readonly id: string; readonly receipt: ConfirmedTransaction }
  /** The chain undid it. */
  | { readonly status: 'failed'; readonly id: string; readonly receipt: ConfirmedTransaction }
  /** The node dropped it for good: it is in no block. */
  | { readonly status: 'failed'; readonly id: string; readonly receipt: null; readonly nodeStatus: number }
  | { readonly status: 'rejected'; readonly reason: RejectedReason; readonly code: string | null }
  /** Still checking. */
  | { readonly status: 'unknown'; readonly id: string | null; readonly cause: UnknownCause }

export type TransactionEvent =
  | { readonly kind: 'review' }
  | { readonly kind: 'cancel' }
  /** The intent is stored; the wallet opens. */
  | { readonly kind: 'sign' }
  /** The wallet gave the id, or the chain was found to hold the transaction. */
  | { readonly kind: 'submitted'; readonly id: string }
  | { readonly kind: 'rejected'; readonly reason: RejectedReason; readonly code: string | null }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'stopWaiting' }
  | { readonly kind: 'pageGone' }
  | { readonly kind: 'pollsOver' }
  /** The transaction stands in a block. */
  | { readonly kind: 'receipt'; readonly receipt: ConfirmedTransaction }
  | { readonly kind: 'refused'; readonly id: string; readonly nodeStatus: number }
  /** The person puts a settled transaction, or one in doubt, away. */
  | { readonly kind: 'reset' }
