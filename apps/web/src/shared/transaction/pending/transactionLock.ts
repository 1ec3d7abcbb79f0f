/** Held by the page that asked the wallet, until the end was followed up: who gets it otherwise knows that page gone. */
export function transactionLock(key: string): string {
  return `tyto.transaction.${key}`
}

/** Held by the one tab that asks the chain about all open transactions. */
export const watcherLock = 'tyto.transactions'
