import type { ConfirmedTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** Why a transaction ended before anything was signed. */
export type RejectedReason =
  /** The person refused in the wallet: TRANSACTION REJECTED BY THE USER. */
  | 'byUser'
  /** The wallet did not accept the request; `code` says why. */
  | 'byWallet'

/** The transaction that was signed instead of the one that was asked for. */
interface Strayed {
  readonly id: string
  readonly sender: Address
  readonly to: Address
  /** In Qa. */
  readonly amount: bigint
}

interface Refusal {
  readonly reason: RejectedReason
  readonly code: string | null
  readonly isSure: boolean
}

/** Why the result of a transaction is not known. None of these means that it failed. */
export type UnknownCause =
  /** After 33 polls it is still in no block. */
  | 'pollsOver'
  /** The person stopped waiting for the wallet. */
  | 'stopped'
  /** The page that asked the wallet has closed. */
  | 'pageGone'
  /** The wallet's answer is neither a yes nor a no. */
  | 'unclear'
  /** The wallet named a transaction that is not this one. */
  | 'misnamed'
  /** One node says that it failed; another one, or the state of the chain, says the contrary. */
  | 'doubt'
  /** A node says that it stands in a block as a success, and what it should change is not to be seen. */
  | 'unseen'

/**
 * The id of an equal transaction of the account that stands in a block, while the wallet named none: another device may have
 * sent it, so the person is asked whether it is this one.
 */
interface Asking {
  readonly equal?: string
}

/** The progress of a transaction after the wallet was asked. The specification calls `awaiting` `true`. */
export type TransactionProgress =
  /** The intent is stored and the wallet was asked. */
  | (Asking & { readonly status: 'awaiting' })
  | { readonly status: 'submitted'; readonly id: string }
  | { readonly status: 'confirmed'; readonly id: string; readonly receipt: ConfirmedTransaction }
  /** The transaction is in a block, but the chain undid it. */
  | { readonly status: 'failed'; readonly id: string; readonly receipt: ConfirmedTransaction }
  /** The node dropped it for good: it is in no block. */
  | { readonly status: 'failed'; readonly id: string; readonly receipt: null; readonly nodeStatus: number }
  /** `isSure` once the chain was asked too: wallets say no to what they have sent already. */
  | (Refusal & Asking & { readonly status: 'rejected' })
  /** The wallet sent it from another account, or sent something else. */
  | (Strayed & { readonly status: 'strayed' })
  /** The result is not known yet; the chain is still asked. */
  | (Asking & { readonly status: 'unknown'; readonly id: string | null; readonly cause: UnknownCause })

export type TransactionEvent =
  /** The wallet gave the id, or the transaction was found on the chain. */
  | { readonly kind: 'submitted'; readonly id: string }
  | (Refusal & { readonly kind: 'rejected' })
  /** The chain was asked in the blocks after the wallet's no: nothing of it came. */
  | { readonly kind: 'nothingSent' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'misnamed'; readonly id: string }
  | { readonly kind: 'doubt'; readonly id: string }
  | { readonly kind: 'unseen'; readonly id: string }
  /** An equal one of the account stands in a block; null where none does that could be this one. */
  | { readonly kind: 'equal'; readonly id: string | null }
  | (Strayed & { readonly kind: 'strayed' })
  | { readonly kind: 'stopWaiting' }
  | { readonly kind: 'pageGone' }
  | { readonly kind: 'pollsOver' }
  /** The transaction is in a block. */
  | { readonly kind: 'receipt'; readonly receipt: ConfirmedTransaction }
  | { readonly kind: 'refused'; readonly id: string; readonly nodeStatus: number }

/**
 * Returns the next state. An event that does not fit the state changes nothing, in whatever order the wallet, the
 * chain, the person and another tab report. The chain counts more than the wallet, and a receipt counts most; a known
 * id is never lost.
 */
export function nextProgress(state: TransactionProgress, event: TransactionEvent): TransactionProgress {
  switch (event.kind) {
    case 'submitted':
      return isWithoutId(state) || state.status === 'rejected' ? { status: 'submitted', id: event.id } : state
    case 'rejected': {
      const { reason, code, isSure } = event
      return isWithoutId(state) ? { status: 'rejected', reason, code, isSure } : state
    }
    case 'nothingSent':
      return state.status === 'rejected' && !state.isSure ? { ...state, isSure: true } : state
    case 'misnamed':
      return isOpen(state) && idOf(state) === event.id
        ? { status: 'unknown', id: null, cause: 'misnamed' }
        : state
    case 'doubt':
    case 'unseen':
      return isOpen(state) && idOf(state) === event.id
        ? { status: 'unknown', id: event.id, cause: event.kind }
        : state
    case 'equal':
      return mayBeAsked(state) && equalOf(state) !== event.id ? withEqual(state, event.id) : state
    case 'strayed': {
      const { id, sender, to, amount } = event
      return isOpen(state) && idOf(state) === id ? { status: 'strayed', id, sender, to, amount } : state
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

/** The id of the equal one of which the person is asked whether it is this one; null where nothing is asked. */
export function equalOf(state: TransactionProgress): string | null {
  return 'equal' in state ? (state.equal ?? null) : null
}

/** Is its result known? */
export function isSettled(state: TransactionProgress): boolean {
  return !isOpen(state)
}

/** Is its result still unknown? */
export function isOpen(state: TransactionProgress): boolean {
  return state.status === 'awaiting' || state.status === 'submitted' || state.status === 'unknown'
}

/** May it still go, or have gone? */
export function isInDoubt(state: TransactionProgress): boolean {
  return isOpen(state) || isUnprovedRefusal(state)
}

/** The wallet says no, and the chain was not asked yet. */
export function isUnprovedRefusal(state: TransactionProgress): boolean {
  return state.status === 'rejected' && !state.isSure
}

/** Is its result unknown, and did the person not dismiss it? */
export function isWaitedFor({
  state,
  isDismissed,
}: {
  readonly state: TransactionProgress
  readonly isDismissed: boolean
}): boolean {
  return isOpen(state) && !isDismissed
}

type Askable = Extract<TransactionProgress, Asking>

/** The wallet named no id, and nothing proves yet that nothing was sent. */
function mayBeAsked(state: TransactionProgress): state is Askable {
  return isWithoutId(state) || isUnprovedRefusal(state)
}

function withEqual(state: Askable, id: string | null): TransactionProgress {
  if (id !== null) return { ...state, equal: id }
  const { equal, ...rest } = state
  return equal === undefined ? state : rest
}

/** The wallet was asked and no id is known yet, so any answer of the wallet is new information. */
function isWithoutId(state: TransactionProgress): boolean {
  return state.status === 'awaiting' || (state.status === 'unknown' && state.id === null)
}

function doubt(state: TransactionProgress, cause: UnknownCause): TransactionProgress {
  return state.status === 'awaiting' ? { ...state, status: 'unknown', id: null, cause } : state
}

function withReceipt(state: TransactionProgress, receipt: ConfirmedTransaction): TransactionProgress {
  if (idOf(state) !== receipt.id) return state
  // A strayed transaction did not do what was asked, however it ended.
  if (state.status === 'strayed') return state
  // A known result stays, except a failure without a receipt: that was only a node's word, and a receipt is a fact.
  if (state.status === 'confirmed' || (state.status === 'failed' && state.receipt !== null)) return state
  return { status: receipt.success ? 'confirmed' : 'failed', id: receipt.id, receipt }
}
