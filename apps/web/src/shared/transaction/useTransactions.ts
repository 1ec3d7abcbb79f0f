import { create } from 'zustand'
import type { StoredTransaction } from './pending/storedTransaction'
import type { ReviewView } from './review/reviewView'

/** What screens draw of transactions. Only the runner writes it. */
export interface TransactionsView {
  readonly review: ReviewView | null
  /** The last ten and all that is waited for, newest first. */
  readonly transactions: readonly StoredTransaction[]
  /** Key of the transaction in the status dialog. */
  readonly shown: string | null
  /** Keys of those whose explorer tab the browser kept from opening: their dialog and a toast carry the link. */
  readonly explorerBlocked: ReadonlySet<string>
  /** False where the browser keeps nothing: transactions then last as long as the page. */
  readonly isKept: boolean
}

export const noTransactions: TransactionsView = {
  review: null,
  transactions: [],
  shown: null,
  explorerBlocked: new Set(),
  isKept: true,
}

/** The transactions of this browser and the review that is open in this page. */
export const useTransactions = create<TransactionsView>(() => noTransactions)
