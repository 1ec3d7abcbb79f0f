/** A short message for the person; the screens have its text. */
export type TransactionNotice =
  /** 'Transaction failed.', 1 s after the failure. */
  | { readonly code: 'transactionFailed'; readonly key: string }
  /** 'TRANSACTION REJECTED BY THE USER.' */
  | { readonly code: 'rejectedByUser'; readonly key: string }
  /** The wallet signed with another account, or signed something else. */
  | { readonly code: 'strayed'; readonly key: string }
  /** The wallet did not accept the request; `walletCode` says why. */
  | { readonly code: 'notTaken'; readonly key: string; readonly walletCode: string }
  /** The browser did not allow the explorer's tab to open: the message has the link. */
  | { readonly code: 'explorerBlocked'; readonly key: string; readonly url: string }
  /** `onConfirmed` failed: the transaction is confirmed, but the app could not do what follows from it. */
  | { readonly code: 'followUpFailed'; readonly key: string; readonly cause: unknown }
