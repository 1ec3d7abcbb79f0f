import type { Client, Network, NetworkId, StorageWallet, WalletAdapter } from '@tyto/chain'
import type { Simulation, SimulationRequest } from '@tyto/simulator'
import type { QueryClient } from '@tanstack/react-query'
import type { Address } from '@tyto/primitives'
import type { ActionRegistry } from './action'
import type { SessionFacts } from '../session/findMissing'
import type { Locks } from './pending/locks'
import type { FindKnowledge } from './review/reviewView'
import type { TransactionStore } from './pending/transactionStore'
import type { TransactionsView } from './useTransactions'

/** Something to be said in passing; the screens have the words. */
export type TransactionNotice =
  /** 'Transaction failed.', 1 s after the failure. */
  | { readonly code: 'transactionFailed'; readonly key: string }
  /** 'TRANSACTION REJECTED BY THE USER.' */
  | { readonly code: 'rejectedByUser'; readonly key: string }
  /** The wallet did not take the request; `walletCode` says why. */
  | { readonly code: 'notTaken'; readonly key: string; readonly walletCode: string }
  /** The browser kept the explorer's tab from opening: here is the link. */
  | { readonly code: 'explorerBlocked'; readonly key: string; readonly url: string }
  /** `onConfirmed` failed: the transaction stands, what the app does about it does not. */
  | { readonly code: 'followUpFailed'; readonly key: string; readonly cause: unknown }

/** What the session gives: read afresh each time. */
export interface RunnerSession {
  facts(): SessionFacts
  wallet(): WalletAdapter | null
  storage(): StorageWallet | null
  /** Calls back after each change of any of them; answers the way to stop. */
  subscribe(listener: () => void): () => void
}

export interface RunnerClock {
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export interface RunnerOptions {
  readonly actions: ActionRegistry
  readonly session: RunnerSession
  readonly chainOf: (network: NetworkId) => { readonly network: Network; readonly client: Client }
  readonly store: TransactionStore
  readonly locks: Locks
  readonly queries: Pick<QueryClient, 'invalidateQueries'>
  /** Where the screens look: `useTransactions`. */
  readonly view: { getState(): TransactionsView; setState(change: Partial<TransactionsView>): void }
  readonly notify: (notice: TransactionNotice) => void
  readonly navigate: (path: string) => void
  /** Opens a tab; null where the browser did not. */
  readonly openWindow: (url: string) => unknown
  /** What the review knows of names and contracts, by the name of the action. */
  readonly knowledge?: FindKnowledge
  /** Runs a request on the chain's code and state; rejects with SimulationError where that cannot be done. */
  readonly simulate: (
    network: NetworkId,
    request: SimulationRequest,
    signal: AbortSignal,
  ) => Promise<Simulation>
  readonly clock: RunnerClock
  /** A key that no other transaction has. */
  readonly newKey: () => string
}

export interface RunOptions {
  /** For whom, as the person sees it: a name or an address. */
  readonly subject?: string
  /** The one account that may sign this; with a log-in it is its controller, unless said otherwise. */
  readonly signer?: Address
}

/** The one way that every action takes. Its steps are values in `useTransactions`. */
export interface TransactionRunner {
  /** Opens the review. Never rejects: what goes wrong stands on the sheet. */
  runAction(name: string, input: unknown, options?: RunOptions): Promise<void>
  /** The donation of the open review, in Qa; 0 is an answer too, null takes it back. */
  chooseDonation(donation: bigint | null): void
  /** The gas limit of the open review; null takes the choice back. */
  chooseGas(limit: bigint | null): void
  /** Simulates the request once more. */
  simulateAgain(): void
  /** Makes the request once more, after a problem. */
  retryReview(): Promise<void>
  cancelReview(): void
  /** The amber button: stores the intent, then opens the wallet. Resolves once the wallet was asked or something is wrong. */
  sign(): Promise<void>
  /** Opens the status dialog. */
  show(key: string): void
  /** Closes it; whatever goes on goes on. */
  minimise(): void
  stopWaiting(key: string): void
  /** Asks the chain now. Answers whether a node answered. */
  checkAgain(key: string): Promise<boolean>
  /** The chain is not asked about it any longer; it stays among the last ten. */
  dismiss(key: string): void
  /** Opens the review of a stored transaction's action once more, with the same input. */
  reviewAgain(key: string): Promise<void>
  /** Ends the watching, the listening and the review: this page is going. */
  stop(): void
}
