import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/**
 * The page that asked the wallet holds this lock until the result was followed up. If another page gets the lock before
 * that, the first page is gone.
 */
export function transactionLock(key: string): string {
  return `tyto.transaction.${key}`
}

/** The one tab that asks the chain about all open transactions holds this lock. */
export const watcherLock = 'tyto.transactions'

/** Whoever asks a wallet to sign for an account holds this lock from the look at what is stored until it is stored. */
export function gateLock({
  network,
  sender,
}: {
  readonly network: NetworkId
  readonly sender: Address
}): string {
  return `tyto.gate.${network}.${sender}`
}
