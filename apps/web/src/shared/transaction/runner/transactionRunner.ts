import type { Client, Network, NetworkId, StorageWallet, WalletAdapter } from '@tyto/chain'
import type { Simulation, SimulationRequest } from '@tyto/simulator'
import type { QueryClient } from '@tanstack/react-query'
import type { Address } from '@tyto/primitives'
import type { ActionRegistry } from '../action/action'
import type { SessionFacts } from '../../session/wallet/findMissing'
import type { Locks } from '../pending/locks'
import type { FindKnowledge } from '../review/reviewView'
import type { SeriesRunner, SeriesView } from '../series/seriesRunner'
import type { SeriesStore } from '../series/seriesStore'
import type { TransactionStore } from '../pending/transactionStore'
import type { TransactionsView } from '../pending/useTransactions'

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

/** The parts of the session that the runner uses; read again each time. */
export interface RunnerSession {
  facts(): SessionFacts
  wallet(): WalletAdapter | null
  storage(): StorageWallet | null
  /** Asks the wallet's own node for its chain id; null where it gives none. The facts follow the answer. */
  askNetwork(): Promise<number | null>
  /** Calls back after each change of the session. Returns the function that stops it. */
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
  readonly seriesStore: SeriesStore
  readonly locks: Locks
  readonly queries: Pick<QueryClient, 'invalidateQueries'>
  /** The state that the screens draw: `useTransactions`. */
  readonly view: { getState(): TransactionsView; setState(change: Partial<TransactionsView>): void }
  /** What the screens of series draw: `useSeries`. */
  readonly seriesView: { getState(): SeriesView; setState(change: Partial<SeriesView>): void }
  readonly notify: (notice: TransactionNotice) => void
  readonly navigate: (path: string) => void
  /** Does the person want the explorer to open by itself? */
  readonly opensExplorer: () => boolean
  /** Opens a tab; returns null if the browser did not allow it. */
  readonly openWindow: (url: string) => unknown
  /** The names and contracts that the review knows, by the name of the action. */
  readonly knowledge?: FindKnowledge
  /** Runs a request on the chain's code and state; rejects with SimulationError if that is not possible. */
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
  /** The name or address that the action is for, as the person sees it. */
  readonly subject?: string
  /** The only account that may sign this; with a log-in, its controller by default. */
  readonly signer?: Address
}

/** The common path of all actions. Its state is in `useTransactions`. */
export interface TransactionRunner {
  /** Several that are reviewed once and sent one after another. */
  readonly series: SeriesRunner
  /** Opens the review. Never rejects: problems are shown on the sheet. */
  runAction(name: string, input: unknown, options?: RunOptions): Promise<void>
  /** Sets the donation of the open review, in Qa; 0 means no donation, null an amount that is being typed. */
  chooseDonation(donation: bigint | null): void
  /** Sets the gas limit of the open review; null removes the person's choice. */
  chooseGas(limit: bigint | null): void
  /** The request of the open review is meant beside one that asks for the same. */
  meanSecond(): void
  /** What the account has sent since, as the open review shows it, was something else. */
  goOn(): void
  /** Simulates the request once more. */
  simulateAgain(): void
  /** Reads price and balance again, for the request as it is: the account has got money. */
  readCostsAgain(): void
  /** Makes the request again, after a problem. */
  retryReview(): Promise<void>
  cancelReview(): void
  /**
   * The amber button: stores the intent, then opens the wallet. Resolves once the wallet was asked or there is a
   * problem.
   */
  sign(): Promise<void>
  /** Opens the status dialog. */
  show(key: string): void
  /** Closes the status dialog; the transaction continues. */
  minimise(): void
  stopWaiting(key: string): void
  /** Asks the chain now. Returns whether a node answered. */
  checkAgain(key: string): Promise<boolean>
  /** The person says whether the equal one that stands in a block is this one, or was sent from another device. */
  sayWhich(key: string, word: 'this' | 'other'): void
  /** Stops asking the chain about it; it stays among the last ten. */
  dismiss(key: string): void
  /** Opens the review of a stored transaction's action again, with the same input. */
  reviewAgain(key: string): Promise<void>
  /** Stops the watching, the listening and the review, because the page is closing. */
  stop(): void
}
