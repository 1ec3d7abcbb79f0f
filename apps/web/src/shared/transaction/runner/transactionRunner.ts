import type { Address } from '@tyto/primitives'
import type { PendingControls } from '../pending/pendingControls'
import type { ReviewControls } from '../review/reviewControls'
import type { FindKnowledge } from '../review/reviewView'
import type { SeriesNeeds } from '../series/seriesNeeds'
import type { SeriesRunner } from '../series/seriesRunner'
import type { RunHandle } from './runs'

/** All that the rooms need of the page. */
export interface RunnerOptions extends SeriesNeeds {
  /** The names and contracts that the review knows, by the name of the action. */
  readonly knowledge?: FindKnowledge
}

export interface RunOptions {
  /** The name or address that the action is for, as the person sees it. */
  readonly subject?: string
  /** The only account that may sign this; with a log-in, its controller by default. */
  readonly signer?: Address
}

/** The common path of all actions. Its state is in `useTransactions`. */
export interface TransactionRunner extends ReviewControls, PendingControls {
  /** Several that are reviewed once and sent one after another. */
  readonly series: SeriesRunner
  /** Opens the review, and answers once it shows what can be known. Never rejects: problems are shown on the sheet. */
  runAction(name: string, input: unknown, options?: RunOptions): Promise<RunHandle>
  /** Stops the watching, the listening and the review, because the page is closing. */
  stop(): void
}
