import { create } from 'zustand'
import type { StoredTransaction } from './storedTransaction'
import type { ReviewView } from '../review/reviewView'

/** The state of transactions for the screens. Only the runner writes it. */
export interface TransactionsView {
  readonly review: ReviewView | null
  /** The last ten, and all that are still open, newest first. */
  readonly transactions: readonly StoredTransaction[]
  /** Key of the transaction in the status dialog. */
  readonly shown: string | null
  /**
   * Keys of the transactions whose explorer tab the browser did not allow to open: their dialog and a toast have the
   * link.
   */
  readonly explorerBlocked: ReadonlySet<string>
  /** Keys of the transactions whose receipt asks whether the explorer shall open by itself. */
  readonly explorerAsked: ReadonlySet<string>
}

export const noTransactions: TransactionsView = {
  review: null,
  transactions: [],
  shown: null,
  explorerBlocked: new Set(),
  explorerAsked: new Set(),
}

/** The transactions of this browser and the review that is open in this page. */
export const useTransactions = create<TransactionsView>(() => noTransactions)
