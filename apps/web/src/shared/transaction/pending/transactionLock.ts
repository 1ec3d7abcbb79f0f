/**
 * The page that asked the wallet holds this lock until the result was followed up. If another page gets the lock before
 * that, the first page is gone.
 */
export function transactionLock(key: string): string {
  return `tyto.transaction.${key}`
}

/** The one tab that asks the chain about all open transactions holds this lock. */
export const watcherLock = 'tyto.transactions'
