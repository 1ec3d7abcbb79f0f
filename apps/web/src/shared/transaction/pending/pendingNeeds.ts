import type { QueryClient } from '@tanstack/react-query'
import type { Client, Network, NetworkId, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { ActionRegistry } from '../action/action'
import type { Locks } from './locks'
import type { TransactionNotice } from './transactionNotice'
import type { TransactionStore } from './transactionStore'
import type { TransactionsView } from './useTransactions'

/** The session as a transaction needs it when its wallet is asked; read again each time. */
export interface PendingSession {
  facts(): { readonly account: Address | null }
  wallet(): Pick<WalletAdapter, 'send'> | null
}

/** The page as transactions need it from the moment when a wallet is asked. */
export interface PendingNeeds {
  readonly actions: ActionRegistry
  readonly session: PendingSession
  readonly chainOf: (network: NetworkId) => { readonly network: Network; readonly client: Client }
  readonly store: TransactionStore
  readonly locks: Locks
  readonly queries: Pick<QueryClient, 'invalidateQueries'>
  /** The state that the screens draw: `useTransactions`. */
  readonly view: { getState(): TransactionsView; setState(change: Partial<TransactionsView>): void }
  readonly notify: (notice: TransactionNotice) => void
  readonly navigate: (path: string) => void
  /** Does the person want the explorer to open by itself? Null while nobody has said. */
  readonly opensExplorer: () => boolean | null
  /** Opens a tab; returns null if the browser did not allow it. */
  readonly openWindow: (url: string) => unknown
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }
  /** A key that no other transaction has. */
  readonly newKey: () => string
}
