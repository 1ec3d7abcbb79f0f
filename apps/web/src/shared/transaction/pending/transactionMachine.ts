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

/** How far a transaction is, from the moment in which the wallet is asked. `awaiting` is what the specification calls `true`. */
export type TransactionProgress =
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

/**
 * From one state to the next. An event that does not belong to a state changes nothing, whatever the order in which a
 * wallet, the chain, a person and another tab speak. What the chain says stands above what a wallet says, a receipt
 * above all else; an id once known is kept.
 */
export function nextProgress(state: TransactionProgress, event: TransactionEvent): TransactionProgress {
  switch (event.kind) {
    case 'submitted':
      return isWithoutId(state) || state.status === 'rejected' ? { status: 'submitted', id: event.id } : state
    case 'rejected': {
      const { reason, code } = event
      return isWithoutId(state) ? { status: 'rejected', reason, code } : state
    }
    case 'unclear':
      return doubt(state, 'unclear')
    case 'stopWaiting':
      return doubt(state, 'stopped')
    case 'pageGone':
      return doubt(state, 'pageGone')
    case 'pollsOver':
      return state.status === 'submitted' ? { status: 'unknown', id: state.id, cause: 'pollsOver' } : state
    case 'receipt':
      return withReceipt(state, event.receipt)
    case 'refused': {
      if (idOf(state) !== event.id || isSettled(state)) return state
      return { status: 'failed', id: event.id, receipt: null, nodeStatus: event.nodeStatus }
    }
  }
}

/** The transaction's id, where it is known. */
export function idOf(state: TransactionProgress): string | null {
  return 'id' in state ? state.id : null
}

/** Is its end known? */
export function isSettled(state: TransactionProgress): boolean {
  return state.status === 'confirmed' || state.status === 'failed' || state.status === 'rejected'
}

/** Is its end still unknown? */
export function isOpen(state: TransactionProgress): boolean {
  return state.status === 'awaiting' || state.status === 'submitted' || state.status === 'unknown'
}

/** Is its end unknown, and has the person not put it away? */
export function isWaitedFor({
  state,
  isDismissed,
}: {
  readonly state: TransactionProgress
  readonly isDismissed: boolean
}): boolean {
  return isOpen(state) && !isDismissed
}

/** Asked for, and no id so far: whatever the wallet says is news. */
function isWithoutId(state: TransactionProgress): boolean {
  return state.status === 'awaiting' || (state.status === 'unknown' && state.id === null)
}

function doubt(state: TransactionProgress, cause: UnknownCause): TransactionProgress {
  return state.status === 'awaiting' ? { status: 'unknown', id: null, cause } : state
}

function withReceipt(state: TransactionProgress, receipt: ConfirmedTransaction): TransactionProgress {
  if (idOf(state) !== receipt.id) return state
  // Only a node's refusal gives way: it was a word, the receipt is a fact.
  if (state.status === 'confirmed' || (state.status === 'failed' && state.receipt !== null)) return state
  return { status: receipt.success ? 'confirmed' : 'failed', id: receipt.id, receipt }
}
